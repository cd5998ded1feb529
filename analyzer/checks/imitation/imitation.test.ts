import { describe, expect, test } from 'vitest'
import { gather } from '../../evidence.ts'
import { analyze } from '../../index.ts'

function signs(text: string): string[] {
  return analyze({ type: 'website', text }).findings.map(({ code }) => code)
}

describe('an imitated address has its finding', () => {
  test.for([
    ['https://ernirates-nbd.com', 'lookalike-domain'],
    ['https://etisa1at.com', 'lookalike-domain'],
    ['https://emiratesp0st.ae', 'lookalike-domain'],
    ['https://emiratespots.com', 'lookalike-domain'],
    ['https://emiratespost-delivery.com', 'brand-in-domain'],
    ['https://emiratesnbd.top', 'brand-in-domain'],
    ['https://dewa-bill.com', 'brand-in-domain'],
    ['https://dewabill.com', 'brand-in-domain'],
    ['https://amazon-uae.com', 'brand-in-domain'],
    ['https://dubai-fines.com', 'brand-in-domain'],
    ['https://parkin-fines.com', 'brand-in-domain'],
    ['https://officelogin.com', 'brand-in-domain'],
    ['https://dubaitolls.com', 'brand-in-domain'],
    ['https://dubaipolice-fines.com', 'brand-in-domain'],
    ['https://sharjahpolice-pay.com', 'brand-in-domain'],
    ['https://evg-fines.com', 'brand-in-domain'],
    ['https://darb-tolls.com', 'brand-in-domain'],
    ['https://emiratesnbt.com', 'lookalike-domain'],
    ['https://emirates-id.com', 'lookalike-domain'],
    ['https://emiratesid-renew.com', 'brand-in-domain'],
    ['https://emirates-id-renew.com', 'brand-in-domain'],
    ['https://dubaipolice.us', 'brand-in-domain'],
    ['https://emiratespost.eu', 'brand-in-domain'],
    ['https://emiratesnbd.co.ae', 'brand-in-domain'],
    ['https://icp.gov.ae-renew.com', 'brand-in-domain'],
    ['https://rta.ae-fine.top', 'brand-in-domain'],
    ['https://u.ae-portal.com', 'brand-in-domain'],
    ['https://centre.gov.ae-pay.com', 'brand-in-domain'],
    ['https://sallk.ae-recharge.com', 'brand-in-domain'],
    ['https://dubizle.ae-order.com', 'brand-in-domain'],
    ['https://du-bill-pay.com', 'brand-in-domain'],
    ['https://fab-rewards.com', 'brand-in-domain'],
    ['https://aani-transfer.com', 'brand-in-domain'],
    ['https://mawaqif-pay.com', 'brand-in-domain'],
    ['https://mparking-fines.com', 'brand-in-domain'],
    ['https://redcrescent-uae-aid.com', 'brand-in-domain'],
    ['https://emiratesredcrescent-zakat.com', 'brand-in-domain'],
    ['https://redcrescent-relief.web.app', 'brand-in-subdomain'],
    ['https://noon-parttime.com', 'brand-in-domain'],
    ['https://dewa-billpay.info', 'brand-in-domain'],
    ['https://fab-ratibi.com', 'brand-in-domain'],
    ['https://gdrfa-visa-check.info', 'brand-in-domain'],
    ['https://empost-ae.com', 'brand-in-domain'],
    ['https://emirates-anniversary.com', 'brand-in-domain'],
    ['https://etihad-refund.com', 'brand-in-domain'],
    ['https://nolcard-topup.com', 'brand-in-domain'],
    ['https://uae-traffic-fines.com', 'brand-in-domain'],
    ['https://tasheel-refund.com', 'brand-in-domain'],
    ['https://dubaiairports-jobs.com', 'brand-in-domain'],
    ['https://dubai-municipality-fines.com', 'brand-in-domain'],
    ['https://بنك-الإمارات-دبي-الوطني.com/login', 'brand-in-domain'],
    ['https://غرامات-شرطة-دبي.com', 'brand-in-domain'],
    ['https://emiratespost.ae.track.top', 'brand-in-subdomain'],
    ['https://icp.gov.ae.renewal.com', 'brand-in-subdomain'],
    ['https://adcb.secure-portal.com', 'brand-in-subdomain'],
    ['https://dewa-bill.web.app', 'brand-in-subdomain'],
    ['https://dewa-bill.github.io', 'brand-in-subdomain'],
    ['https://shop.top/login?next=adcb.com', 'brand-in-path'],
    ['https://bradesco-seguridad.com', 'brand-keyword-domain'],
    ['https://uniswap-claims.web.app', 'brand-keyword-domain'],
    ['https://irs-refundstatus.us.com', 'brand-keyword-domain'],
    ['https://phantom.com.ag', 'brand-keyword-domain'],
    ['https://icauaenotice.com', 'brand-in-domain'],
    ['https://aeicaportal.com', 'brand-in-domain'],
    ['https://gdrfavisaportal.com', 'brand-in-domain'],
    ['https://government-ae.org', 'brand-in-domain'],
    ['https://u-ae.com', 'brand-in-domain'],
    ['https://ministry-of-interior-ae.com', 'brand-in-domain'],
    ['https://mashreq.webnode-shop.com/login', 'brand-in-subdomain'],
    ['https://shop.top/emiratesnbd.com/login', 'brand-in-path'],
    ['https://shop.top/adcb', 'brand-in-path'],
    ['https://sites.google.com/view/du-bill-refund/home', 'brand-in-path'],
    ['https://еmiratesnbd.com', 'homograph-domain'],
    ['https://xn--emirtesnbd-2qi.com', 'homograph-domain'],
    ['https://emıratesnbd.com', 'homograph-domain'],
    ['https://noøn.com', 'homograph-domain'],
    ['https://bınance-login.com', 'homograph-domain'],
    ['https://adcb.com@shop.top', 'url-userinfo'],
    ['https://emiratesnbd@shop.top', 'url-userinfo'],
    ['https://www.adcb.com.verify@shop.top', 'url-userinfo'],
  ])('%s: %s', ([address, code]) => {
    expect(signs(address!)).toContain(code)
  })
})

describe('a look-alike address', () => {
  test.for([
    'https://rnashreq.com/login',
    'https://emlratesnbd.com/login',
    'https://ernirates.com',
    'https://dubizzie.com',
    'https://careern.com/login',
    'https://netfIix.com',
    'https://arnazon.ae',
    'https://sallk.com/pay',
    'https://tallabat.com',
    'https://saliik.ae',
    'https://adcbb.com',
    'https://nooon.com',
    'https://uaepas.ae',
    'https://dubizlle.com',
    'https://carefour-uae.com',
    'https://emirtaesnbd.com',
    'https://luluhypermarkt.com',
    'https://rakbnk.ae',
    'https://dubaipolic.ae',
    'https://dubiazzle.com',
    'https://emiratesnbd.ae.com',
    'https://salik.ae.com',
    'https://dubaipolice.gov.ae.com/fines',
    'https://centre.gov.ae.com',
  ])('is unsafe if it looks identical or can only be a misspelling: %s', (text) => {
    const { isSafe, findings } = analyze({ type: 'website', text })
    expect(isSafe).toBe(false)
    expect(findings[0]?.code).toBe('lookalike-domain')
  })

  test.for([
    'https://careen.com',
    'https://mashrek.com',
    'https://unioncorp.ae',
    'https://opensouq.com',
  ])('is safe, with a finding, if it may be another name: %s', (text) => {
    expect(analyze({ type: 'website', text })).toMatchObject({
      isSafe: true,
      findings: [{ code: 'lookalike-domain' }],
    })
  })
})

test('a domain made only of words for parcels or fines is unsafe, one with another word is safe', () => {
  const isSafe = (text: string) => analyze({ type: 'website', text }).isSafe
  for (const text of [
    'zustellung-paket.com',
    'amendes-directes.com',
    'suivi-colis-info.com',
    'unpaid-traffic-fine.com',
  ])
    expect([text, isSafe(text)]).toEqual([text, false])
  for (const text of [
    'colis-prive.com',
    'fast-parcel-service.com',
    'bussgeldkatalog.org',
    'traffic-school-online.com',
  ])
    expect([text, isSafe(text)]).toEqual([text, true])
})

test('the name of a wallet in the path of a hosted page is an imitation only beside a word like login', () => {
  const code = 'brand-keyword-domain'
  expect(signs('https://medium.com/@anna/phantom-wallet-login')).toContain(code)
  expect(signs('https://medium.com/metamask/introducing-snaps')).not.toContain(code)
  expect(signs('https://github.com/MetaMask/metamask-extension')).not.toContain(code)
})

test('a brand name on a hosting service is unsafe, as a subdomain of a company it may be safe', () => {
  const isSafe = (text: string) => analyze({ type: 'website', text }).isSafe
  expect(isSafe('https://redcrescent-uae-aid.blogspot.com/2026/ramadan')).toBe(false)
  expect(isSafe('https://talabat.careers-page.com')).toBe(true)
})

describe('an ordinary address has no finding of an imitation', () => {
  test.for(
    `
      www.emiratesnbd.com docs.google.com/document/d/1 ahmed.ali@bitbucket.org/team/repo www.google.com.pk
      portal.example.com aidar.com sallk.supperclub.com jardin-du-post.com du-sol.com du-bank.fr fab-nails.com
      fab-services.ae aani-boutique.com redcrescent.org.pk relief-aid.org mparking-systems.de windowscentral.com
      santander.com/refunds www.halifax-online.co.uk steam-train-museum.org spotify.link/abc مثال.com münchen.de
      kırmızı.com smørrebrød.dk emirates-school-dubai.com booking.clinicplus.ae/login outlook.schoolgroup.ae
      uae-visa-services.com mashreqmotors.ae dubailandscaping.ae centralbankofindia.co.in officer-training.ae
      easy-parking.ae nakheel-landscaping.ae globalvillage-nursery.com crypto-academy.ae live-support.ae
      emiratesaid.org emiratesideal.com burjeelpharmacy.com emirates-visa-services.ae etihad-delivery.com
      visitdubaitours.com tadbeer-centre.ae amer-services.ae tasheel-uae.com uae-tours.com dubaiairports-shuttle.com
      androidpolice.com shop.top/apple shop.com/adcb sites.google.com/view/grade5-science/dewa career.com mohres.com evgservices.com
      darbservices.com taaqa.com dubaicars.ae samara.com targett.com non.com bayyt.com www.emiratesnbd.com.sa dubaipolice.ae
      awqaf.gov.kw empower.eu dubai.supperclub.com live.supperclub.com office.mail-services.com zoom.supperclub.com
      paypal.github.io/react-paypal-js google.github.io/styleguide form.typeform.com/to/Ob4k?typeform-source=www.instagram.com
      icpsoft.com icanotes.com africaportal.com phantom.com ae.com www.ae.com/us/en fab.supperclub.com/menu
      ministry-of-sound-dubai.com nike.com.co dubai.supperclub.com/login tax.supperclub.com/login
      clubs.top/tours?utm_source=adcb.com clubs.com/booking/confirm clubs.com/dubai/confirm verizonbusiness.com santanderx.com
    `
      .trim()
      .split(/\s+/),
  )('%s', (host) => {
    const imitation = /lookalike|brand-in|borrowed|foreign|user-info/
    expect(signs(`https://${host}`).filter((code) => imitation.test(code))).toEqual([])
  })
})

test('the finding of an imitated address names the imitated brand', () => {
  const named = [
    'https://emiratesid-renew.com',
    'https://emirates-id.com',
    'https://dubai-police-fines.com',
    'https://dubai-police.fine-pay.xyz',
    'https://centre.gov.ae-pay.com',
  ].map((text) => analyze({ type: 'website', text }).findings[0]?.params.brand)
  expect(named).toEqual(['ICP', 'ICP', 'Dubai Police', 'Dubai Police', 'UAE Government'])
})

test('the domain of a business with the name of its city is safe', () => {
  const called = ['smileclinic', 'dubaischool', 'carrental'].flatMap((business) =>
    ['dubai', 'abudhabi', 'sharjah', 'ajman', 'uae'].flatMap((place) => [
      `https://${business}-${place}.com`,
      `https://${place}-${business}.ae/contact`,
      `https://www.${business}${place}.com`,
    ]),
  )
  expect(called.filter((address) => !analyze({ type: 'website', text: address }).isSafe)).toEqual(
    [],
  )
})

test('a link whose text shows another address is reported with both addresses', () => {
  const text = 'Open <a href="https://shop.top/a">https://www.adcb.com</a>'
  expect(analyze({ type: 'email', text }).findings).toContainEqual(
    expect.objectContaining({
      code: 'link-text-mismatch',
      params: { shown: 'adcb.com', domain: 'shop.top' },
    }),
  )
})

test('a brand named only as a place to shop is not compared with the link', () => {
  const named = [
    'Offers on Talabat, Amazon: https://shop.top',
    'Offers from Amazon: https://shop.top',
  ].map((text) =>
    analyze({ type: 'message', text }).findings.some(({ code }) => code === 'brand-link-mismatch'),
  )
  expect(named).toEqual([false, true])
})

test('an organisation abroad is compared with the link only if it is the sender', () => {
  const counts = (text: string) =>
    analyze({ type: 'message', text }).findings.some(({ code }) => code === 'brand-link-mismatch')
  for (const text of [
    'Dear valued customer, HDFC Bank NetBanking stops today: https://parcels.top',
    'USPS: your package waits, see https://parcels.top',
    'Hello. Your ICICI Bank account will be closed: https://parcels.top',
    'مصرف الراجحي: تم إيقاف بطاقتك https://parcels.top',
  ])
    expect([text, counts(text)]).toEqual([text, true])
  for (const text of [
    'My parcel from Royal Mail came today, the shop was https://parcels.top',
    'I paid to your ICICI Bank account, see https://parcels.top',
    'ICICI Bank: to set your limits, log in at https://7kx.in/ab12',
    'I read about the Wells Fargo case here: https://parcels.top',
  ])
    expect([text, counts(text)]).toEqual([text, false])
})

test('a map link or a private IP address is no mismatch with a named brand', () => {
  for (const place of [
    'https://maps.app.goo.gl/Xy12ab',
    'http://192.168.1.1/a',
    'https://shop.top',
  ])
    expect([
      place,
      analyze({ type: 'message', text: `ADCB: see ${place}` }).findings.some(
        ({ code }) => code === 'brand-link-mismatch',
      ),
    ]).toEqual([place, place === 'https://shop.top'])
})

test('a mismatch of brand and link names and marks both', () => {
  const text = 'ADCB: see https://shop.example.com/a'
  const finding = analyze({ type: 'message', text }).findings.find(
    ({ code }) => code === 'brand-link-mismatch',
  )
  expect(finding?.params).toMatchObject({ brand: 'ADCB', domain: 'example.com' })
  expect(finding?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    'ADCB',
    'https://shop.example.com/a',
  ])
})

test('a shared file on the service that the text names is no mismatch', () => {
  const shares = (host: string) =>
    gather({ type: 'email', text: `Photos, by Microsoft 365: https://${host}/f/abc` })
  const codes = (host: string) => shares(host).findings.map(({ code }) => code)
  expect(codes('builder-my.sharepoint.com')).not.toContain('brand-link-mismatch')
  expect(codes('builder-files.top')).toContain('brand-link-mismatch')
})

test('a masked link or mailbox gets no finding about its destination', () => {
  for (const text of [
    'ADCB: see <url> for your statement',
    'From: ADCB <email>\nYour statement is ready at [link]',
  ]) {
    const { findings } = analyze({ type: 'email', text })
    expect(JSON.stringify(findings)).not.toContain('masked')
    expect(findings.map(({ code }) => code)).not.toContain('brand-sender-mismatch')
  }
})
