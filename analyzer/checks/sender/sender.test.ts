import { describe, expect, test } from 'vitest'
import { quoted } from '../../cases/quoted.ts'
import { BRANDS } from '../../entities/brand-list.ts'
import { namesOf } from '../../entities/name-lists.ts'
import { gather } from '../../evidence.ts'
import { analyze } from '../../index.ts'

describe('a suspicious sender has a finding', () => {
  test.for([
    ['From: ADCB <a@shop.top>\n\nHello', 'brand-sender-mismatch', 'ADCB <a@shop.top>'],
    ['From: ADCB <adcb@gmail.com>\n\nHello', 'free-mail-for-brand', 'ADCB <adcb@gmail.com>'],
    [
      'From: Google Security <help@gmail.com>\n\nHello',
      'free-mail-for-brand',
      'Google Security <help@gmail.com>',
    ],
    [
      'From: adcb.alerts@gmail.com\nSubject: Alert\n\nHello',
      'free-mail-for-brand',
      'adcb.alerts@gmail.com',
    ],
    ['From: NETFLlX <help@shop.top>\n\nHello', 'brand-sender-mismatch', 'NETFLlX <help@shop.top>'],
    ['From: Salik <a@gmail.com>\n\nHello', 'free-mail-for-brand', 'Salik <a@gmail.com>'],
    [
      'From: Mashreq Cards <a@gmail.com>\n\nHello',
      'free-mail-for-brand',
      'Mashreq Cards <a@gmail.com>',
    ],
    [
      'From: Careem Support <a@shop.top>\n\nHello',
      'brand-sender-mismatch',
      'Careem Support <a@shop.top>',
    ],
    [
      'From: Sara <sara@gmail.com>\nSubject: Fwd: Hello\n\nFrom: ADCB <a@shop.top>\n\nHello',
      'brand-sender-mismatch',
      'ADCB <a@shop.top>',
    ],
    [
      'From: Sara <sara@gmail.com>\nSubject: Fwd: Hello\n\nFrom: ADCB <adcb@gmail.com>\n\nHello',
      'free-mail-for-brand',
      'ADCB <adcb@gmail.com>',
    ],
    [
      'From: Ahmed <procurement@dm-gov-ae.com>\n\nHello',
      'imitated-mail-domain',
      'Ahmed <procurement@dm-gov-ae.com>',
    ],
    [
      'From: A <a@shop.com>\nReply-To: <a@ernirates-nbd.com>\n\nHello',
      'imitated-mail-domain',
      '<a@ernirates-nbd.com>',
    ],
    [
      'Send your CV to hr@emirates-nbd-careers.com',
      'imitated-mail-domain',
      'hr@emirates-nbd-careers.com',
    ],
    [
      'Write to a@icp.gov.ae.renewal-desk.top',
      'imitated-mail-domain',
      'a@icp.gov.ae.renewal-desk.top',
    ],
    ['Write to a@xn--emirtesnbd-2qi.com', 'imitated-mail-domain', 'a@xn--emirtesnbd-2qi.com'],
    ['للاستفسار راسلنا على accounts@dewa-ae.net', 'imitated-mail-domain', 'accounts@dewa-ae.net'],
    [
      'From: A <a@tabby.ai>\nReply-To: b@tabbyhelp.zendesk.com\n\nHi',
      'reply-to-differs',
      'b@tabbyhelp.zendesk.com',
    ],
    ['From: A <a@shop.com>\nReply-To: b@other.com\n\nHello', 'reply-to-differs', 'b@other.com'],
    ['From: A <a@shop.com>\nReply-To: b@gmail.com\n\nHello', 'reply-to-differs', 'b@gmail.com'],
    [
      'From: ADCB <a@adcb.com>\nAuthentication-Results: mx; spf=pass;\n dkim=none; dmarc=fail\n\nHello',
      'sender-authentication-failure',
      'Authentication-Results: mx; spf=pass;\n dkim=none; dmarc=fail',
    ],
    [
      'From: A <a@b.com>\nSPF: FAIL with IP 1.2.3.4\nDKIM: fail\n\nHi',
      'sender-authentication-failure',
      'SPF: FAIL',
    ],
    [
      'Return-Path: <x@vps.top>\nFrom: ADCB <a@adcb.com>\n\nHello',
      'return-path-differs',
      '<x@vps.top>',
    ],
    ['ADCB: call +92 300 1234567', 'foreign-number-for-brand', '+92 300 1234567'],
  ] as const)('%s: %s, marked at %s', ([text, code, words]) => {
    expect(quoted(text, code, 'email')).toContain(words)
  })
})

describe('a genuine sender has no such finding', () => {
  test.for([
    ['From: ADCB <alerts@adcb.com>\n\nHello', 'brand-sender-mismatch'],
    ['From: Emirates Skywards <a@emirates.email>\n\nHello', 'brand-sender-mismatch'],
    ['From: Etihad Guest <a@etihadguest.com>\n\nHello', 'brand-sender-mismatch'],
    [
      'From: Sara <sara@gmail.com>\nSubject: Fwd: Hello\n\nFrom: ADCB <alerts@adcb.com>\n\nHello',
      'brand-sender-mismatch',
    ],
    ['From: Sara <sara@gmail.com>\n\nI opened an account at ADCB', 'free-mail-for-brand'],
    [
      'From: Shafi Security Services <shafi.security@gmail.com>\nSubject: Guards\n\nHello',
      'free-mail-for-brand',
    ],
    ['From: careem.ansari@gmail.com\nSubject: Rent\n\nHello', 'free-mail-for-brand'],
    ['From: Salik Mehmood <salik.mehmood@gmail.com>\n\nHello', 'free-mail-for-brand'],
    ['From: Darb Tourism <info@darbtourism.ae>\n\nHello', 'brand-sender-mismatch'],
    ['From: Ahmed <procurement@dm.gov.ae>\n\nHello', 'imitated-mail-domain'],
    ['From: Omar <omar@mashreqmotors.ae>\n\nHello', 'imitated-mail-domain'],
    ['From: Careem Ansari <careem.ansari@gmail.com>\n\nHello', 'imitated-mail-domain'],
    ['Write to omar@dubizzlegroup.com or sara@facebookmail.com', 'imitated-mail-domain'],
    ['Write to hr@emiratesnbd.com or help@tabby.zendesk.com', 'imitated-mail-domain'],
    ['Write to a@adcb.builder-tickets.com or b@icp.gov.ae.zendesk.com', 'imitated-mail-domain'],
    ['Write to admin@emirates-school-dubai.com or anna@aramexo.com', 'imitated-mail-domain'],
    ['Write to sales@androidpolice.com or it@builder.onmicrosoft.com', 'imitated-mail-domain'],
    ['From: A <a@tabby.ai>\nReply-To: b@tabby.zendesk.com\n\nHi', 'reply-to-differs'],
    ['From: A <a@mail.shop.ae>\nReply-To: b@shop.intercom-mail.com\n\nHi', 'reply-to-differs'],
    ['From: A <a@mail.shop.com>\nReply-To: b@shop.com\n\nHello', 'reply-to-differs'],
    [
      'From: ADCB <a@adcb.com>\nAuthentication-Results: mx; spf=pass; dkim=pass; dmarc=pass\n\nHi',
      'sender-authentication-failure',
    ],
    [
      'From: A <a@b.com>\nAuthentication-Results: mx; spf=softfail\n\nHi',
      'sender-authentication-failure',
    ],
    ['Return-Path: <b@mail.adcb.com>\nFrom: ADCB <a@adcb.com>\n\nHi', 'return-path-differs'],
    [
      'From: ADCB <a@adcb.com>\nAuthentication-Results: mx; spf=fail; dmarc=fail\n\nHi',
      'official-sender',
    ],
    ['ADCB: call 600 502030', 'foreign-number-for-brand'],
  ] as const)('%s: no %s', ([text, code]) => {
    expect(quoted(text, code, 'email')).toEqual([])
  })
})

describe('a From line is parsed in every form in which it is copied', () => {
  test.for([
    ['Aramex ,_<k2@qzv41.com>'],
    ['Aramex, k2@qzv41.com'],
    ['Aramex (k2@qzv41.com)'],
    ['Aramex [k2@qzv41.com]'],
    ['Aramex k2@qzv41.com'],
    ['Aramex، <k2@qzv41.com>'],
    ['Aramex，<k2@qzv41.com>'],
    ['Aramex; <k2@qzv41.com>'],
    ['Aramex: <k2@qzv41.com>'],
    ['Aramex <k2@qzv41.com'],
    ['Aramex k2@qzv41.com>'],
    ['Aramex <<k2@qzv41.com>>'],
    ['Aramex <mailto:k2@qzv41.com>'],
    ['"Aramex" "k2@qzv41.com"'],
    ['“Aramex” <K2@QZV41.com>'],
    ['k2@qzv41.com (Aramex)'],
    ['"Aramex <help@aramex.com>" <k2@qzv41.com>'],
  ])('the address in %s is found', ([from]) => {
    const text = `From: ${from}\nSubject: Hello\n\nHello`
    const { content, findings } = gather({ type: 'email', text })
    expect(content.headers.from?.address).toBe('k2@qzv41.com')
    expect(findings.map(({ code }) => code)).toContain('brand-sender-mismatch')
  })

  test.for([
    ['Haddad, Sami <sami@qzv41.com>', 'Haddad, Sami', 'sami@qzv41.com'],
    ['Sami <sami@qzv41.com>, Lina <lina@other.com>', 'Sami', 'sami@qzv41.com'],
    ['Sami Haddad', 'Sami Haddad', ''],
    ['sami@qzv41.com', '', 'sami@qzv41.com'],
  ])('the name and address in %s are found', ([from, name, address]) => {
    const { headers } = gather({ type: 'email', text: `From: ${from}\n\nHello` }).content
    expect(headers.from?.name.startsWith(name!)).toBe(true)
    expect(headers.from?.address).toBe(address)
  })
})

describe('the name of an organisation as the name of a sender', () => {
  const stranger = (name: string) =>
    gather({ type: 'email', text: `From: ${name} <k2@qzv41.com>\nSubject: Hello\n\nHello` })
      .findings.filter(({ code }) => code === 'brand-sender-mismatch')
      .map(({ params }) => params.brand)

  test('is a mismatch for every brand, except for names that others also have', () => {
    const borne = namesOf('names-borne-alone')
    for (const { name } of BRANDS)
      for (const shown of [name.en, name.ar]) {
        if (borne.has(shown.toLowerCase().replaceAll(' ', ''))) continue
        expect([shown, stranger(shown).length]).toEqual([shown, 1])
      }
  })

  test.for([
    ['Instagram', 'Instagram'],
    ['The Facebook Team', 'Facebook'],
    ['Google Alerts', 'Google'],
    ['Apple Inc.', 'Apple'],
    ['TikTok for Business', 'TikTok'],
    ['فريق سناب شات', 'Snapchat'],
    ['e&', 'Etisalat by e&'],
  ])('is a mismatch: %s', ([shown, brand]) => {
    expect(stranger(shown!)).toEqual([brand])
  })

  test.for([
    ['Tamara <tamara@qzv41.com>'],
    ['Liv Andersen <liv@qzv41.com>'],
    ['Apple Martin <apple@qzv41.com>'],
    ['Sara (Google) <sara@gmail.com>'],
    ['Zoom Photography <hello@qzv41.com>'],
    ['كريم <karim@qzv41.com>'],
    ['CBI <news@cbi.org.uk>'],
    ['Instagram <security@mail.instagram.com>'],
    ['Apple <news@insideapple.apple.com>'],
  ])('is no mismatch: %s', ([from]) => {
    const text = `From: ${from}\nSubject: Hello\n\nHello`
    expect(quoted(text, 'brand-sender-mismatch', 'email')).toEqual([])
    expect(quoted(text, 'free-mail-for-brand', 'email')).toEqual([])
  })
})

describe('a sender that displays the address of an organisation and uses another', () => {
  const letter = 'Subject: A note\n\nWe put a note into your file. Kindly look at it this week.'

  test.for([
    ['"billing@du.ae" <k2@qzv41.com>'],
    ['service@paypal.com via Xoom <k2@qzv41.com>'],
    ['alerts@emiratesnbd.com (k2@gmail.com)'],
    ['help@dewa.gov.ae, k2@qzv41.com'],
    ['Booking.com <desk@qzv41.com>'],
    ['www.dubaipolice.gov.ae <k2@qzv41.com>'],
    ['"خدمة العملاء info@dib.ae" <k2@qzv41.com>'],
  ])('is unsafe: %s', ([from]) => {
    const text = `From: ${from}\n${letter}`
    expect(quoted(text, 'shown-address-differs', 'email')).toEqual([from])
    expect(analyze({ type: 'email', text }).isSafe).toBe(false)
  })

  test.for([
    ['Booking.com <desk@booking.com>'],
    ['Amazon.ae <store-news@amazon.com>'],
    ['Bayt.com <jobs@baytmail.com>'],
    ['"sara@flowers.ae" <sara.k@gmail.com>'],
    ['sara.k@gmail.com <sara@flowers.ae>'],
    ['"hr@adcb.com via DocuSign" <dse@docusign.net>'],
    ['Sara from Booking.com <sara@qzv41.com>'],
  ])('is not found in %s', ([from]) => {
    expect(quoted(`From: ${from}\n${letter}`, 'shown-address-differs', 'email')).toEqual([])
  })
})

describe('a phrase does not match across header lines', () => {
  test.for([
    ['From: Rooms <stay@delivery-fees.com>\nSubject: Your package\n\nHello', 'parcel-problem', []],
    ['From: Netflix <support@shop.com>\nSubject: Hi\n\nHello', 'authority-impersonation', []],
    [
      'From: A <a@b.com>\nSubject: Customs fee for your package\n\nHello',
      'parcel-problem',
      ['Customs fee for your package'],
    ],
  ] as const)('%s: %s by %o', ([text, code, words]) => {
    expect(quoted(text, code, 'email')).toEqual(words)
  })
})

describe('an imitation of the mail address of an organisation', () => {
  const order =
    'Subject: Request for quotation\n\nDear supplier, kindly send your best price for 40 laptops. Payment is 30 days after delivery.'

  test.for([
    ['email', `From: Ahmed Al Marri <procurement@dm-gov-ae.com>\n${order}`],
    ['email', `From: Sara <s@alnoortrading.ae>\nReply-To: s@adnoc-supply.com\n${order}`],
    ['email', 'From: ADCB <a@adcb-secure.com>\n\nWe never ask for your code. Beware of fraud.'],
    ['message', 'Emirates NBD is hiring. Send your CV to hr@emirates-nbd-careers.com'],
    ['message', 'للتوظيف في هيئة كهرباء ومياه دبي أرسل السيرة الذاتية إلى hr@dewa-ae.net'],
    ['website', 'hr@emirates-nbd-careers.com'],
  ] as const)('is unsafe in ordinary words (%s): %s', ([type, text]) => {
    expect(analyze({ type, text })).toMatchObject({
      isSafe: false,
      recommendation: 'contact-official',
    })
  })

  test.for([
    ['email', `From: Ahmed Al Marri <procurement@dm.gov.ae>\n${order}`],
    ['email', `From: Sara <s@alnoortrading.ae>\n${order}`],
    ['message', 'Emirates NBD is hiring. Send your CV to hr@emiratesnbd.com'],
  ] as const)('is not found in a genuine address (%s): %s', ([type, text]) => {
    expect(analyze({ type, text }).isSafe).toBe(true)
  })
})
