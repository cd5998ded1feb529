import { describe, expect, test } from 'vitest'
import { ORDINARY_CASES, SCAM_CASES } from '../scripts/corpus/cases.ts'
import { readTests } from '../scripts/corpus/read-corpus.ts'
import { analyze } from './index.ts'

describe('a scam is unsafe, with its kind and its marked words', () => {
  test.for(SCAM_CASES)('$type: $text', ({ type, text, scamType, marks, hardEvidence }) => {
    const verdict = analyze({ type, text })
    const marked = verdict.findings.flatMap(({ spans }) =>
      spans.map(({ start, end }) => text.slice(start, end)),
    )
    expect(verdict).toMatchObject({ isSafe: false, scamType })
    expect(
      marked.some((words) => words.includes(marks) || marks.includes(words)),
      marked.join(' | '),
    ).toBe(true)
    expect(verdict.confidence).toBeGreaterThanOrEqual(60)
    expect(verdict.confidence).toBeLessThan(100)
    if (hardEvidence) expect(verdict.hardEvidence).toBe(true)
  })
})

describe('an ordinary text is safe', () => {
  test.for(ORDINARY_CASES)('$type: $text', ({ type, text, recommendation }) => {
    const verdict = analyze({ type, text })
    expect(verdict, JSON.stringify(verdict.findings)).toMatchObject({
      isSafe: true,
      scamType: null,
      hardEvidence: false,
    })
    expect(verdict.confidence).toBeLessThan(100)
    if (recommendation) expect(verdict.recommendation).toBe(recommendation)
  })
})

describe('an ordinary text is distinguished from a scam in similar words', () => {
  const pairs = Map.groupBy(readTests('contrast-pairs'), ({ label }) => label)
  const frauds = pairs.get('scam')!
  const ordinary = pairs.get('safe')!

  test.for(ordinary)('no hard evidence: $text', ({ type, text }) => {
    expect(analyze({ type, text }).hardEvidence).toBe(false)
  })

  test.for(frauds)('unsafe: $text', ({ type, text }) => {
    expect(analyze({ type, text }).isSafe).toBe(false)
  })

  test('at most one ordinary text in ten is called a scam', () => {
    const flagged = ordinary.filter((content) => !analyze(content).isSafe)
    expect(flagged.length / ordinary.length, JSON.stringify(flagged)).toBeLessThanOrEqual(0.1)
  })
})

describe('a bare address that does not identify its owner is not unsafe', () => {
  test.for([
    'https://wa.me/971501234567',
    'https://t.me/dubai_school_parents',
    'https://forms.gle/abcDEF12345',
    'https://1drv.ms/w/s!AbCdEfGhIj',
    'https://u31337.ct.sendgrid.net/ls/click?upn=u001.Qx7-2BkZ0pWvTn4RbYc1LdA-3D_Hs9f',
    'https://maps.app.goo.gl/Xy12abCdEf',
    'http://192.168.1.1',
    '10.0.0.138/login',
  ])('%s', (text) => {
    const verdict = analyze({ type: 'website', text })
    expect(verdict).toMatchObject({ isSafe: true })
    expect(['opens-a-chat', 'shared-page', 'own-network', 'unknown-site']).toContain(
      verdict.recommendation,
    )
  })
})

describe('a text pasted as an address', () => {
  test.for([
    'Dear customer your account is blocked. Send your OTP and card number now to 0501234567',
    'Your account is blocked. See https://www.adcb.com and send your OTP and card number to 0501234567',
    'عزيزي العميل تم إيقاف حسابك، أرسل رمز التحقق ورقم البطاقة إلى 0501234567',
  ])('gets the verdict of a message: %s', (text) => {
    const verdict = analyze({ type: 'website', text })
    expect(verdict).toMatchObject({ isSafe: false, scamType: expect.any(String) })
    expect(verdict).toEqual(analyze({ type: 'message', text }))
  })

  test.for([
    'not a url',
    '.',
    'javascript:alert(1)',
  ])('is unsure if it contains no address: %s', (text) => {
    const verdict = analyze({ type: 'website', text })
    expect(verdict).toMatchObject({ outcome: 'unsure', recommendation: 'paste-full-address' })
  })
})

describe('a user-generated page on a well-known site', () => {
  test.for([
    'https://www.facebook.com/emiratesnbd',
    'https://github.com/dewa/app/releases',
    'https://www.canva.com/design/DAF/view',
  ])('is no reassurance: %s', (text) => {
    const verdict = analyze({ type: 'website', text })
    expect(verdict.isSafe).toBe(true)
    expect(verdict.confidence).toBeLessThanOrEqual(75)
    expect(verdict.reassurances).toEqual([])
    expect(verdict.findings.map(({ code }) => code)).toEqual(['user-generated-page'])
  })

  test.for([
    'https://www.facebook.com',
    'https://www.facebook.com/login',
    'https://help.instagram.com/1',
    'https://docs.github.com/en/rest',
    'https://github.com/pricing',
  ])('is not found in a page of the site itself: %s', (text) => {
    expect(analyze({ type: 'website', text }).findings).toEqual([])
  })

  test('does not weaken the site of the sender beside it', () => {
    const text =
      'DEWA: your bill is at https://www.dewa.gov.ae/en. Follow us: https://x.com/dewaofficial'
    const { reassurances } = analyze({ type: 'message', text })
    expect(reassurances.map(({ code }) => code)).toContain('official-link')
  })

  test('is unsafe if it offers a program', () => {
    const text = 'Your DEWA bill: https://github.com/x/y/releases/download/v1/dewa.apk'
    expect(analyze({ type: 'message', text })).toMatchObject({ isSafe: false, scamType: 'malware' })
  })
})

test('a question about an official address gets "looks-official", an account of a call does not', () => {
  const told = (text: string) => analyze({ type: 'website', text }).recommendation
  expect(told('is this real? https://www.dubaipolice.gov.ae/fines')).toBe('looks-official')
  expect(told('هل هذا الموقع آمن؟ https://www.dewa.gov.ae')).toBe('looks-official')
  expect(
    told(
      'a man rang and said my car has a fine and I must open https://www.dubaipolice.gov.ae now, is this real?',
    ),
  ).toBe('stay-alert')
})

test('the worst of several addresses is reported', () => {
  const text = 'https://www.rta.ae/ https://securedelivery.com/pay'
  const { findings } = analyze({ type: 'website', text })
  expect(findings.map(({ params }) => params.domain)).toContain('securedelivery.com')
})

test('a text that only names an organisation may ask for documents at another address', () => {
  const asks = 'DEWA and Ejari registration please send your passport copy, or upload it at'
  const other = analyze({ type: 'message', text: `For ${asks} www.skylineproperties.ae` })
  expect(other.hardEvidence).toBe(false)
  const posing = analyze({ type: 'message', text: `DEWA: for ${asks} www.skylineproperties.ae` })
  expect(posing.hardEvidence).toBe(true)
})

test('a false sender name is no hard evidence if the mail asks for documents', () => {
  const mail = (asks: string) =>
    analyze({
      type: 'email',
      text: `From: Emirates NBD <enbd.desk@gmail.com>\nSubject: Documents\n\nPlease send ${asks}.`,
    })
  expect(mail('your passport copy').hardEvidence).toBe(false)
  expect(mail('us the OTP').hardEvidence).toBe(true)
})

test('an unsafe address gets the advice not to click', () => {
  const { isSafe, recommendation } = analyze({
    type: 'website',
    text: 'http://emiratespost-ae.top/pay',
  })
  expect({ isSafe, recommendation }).toEqual({ isSafe: false, recommendation: 'do-not-click' })
})

describe('a link is judged independently of the words around it', () => {
  const FAKE = 'https://secure-login-verify.mailbox-locked.xyz/signin.php'

  test.for([
    ['message', `haha look who is in this picture ${FAKE}`],
    ['message', `صور العرس يا الغالية ${FAKE}`],
    [
      'email',
      `Subject: Minutes\n\nDear all,\n\nhere are the minutes of Monday: ${FAKE}\n\nRegards, Anna`,
    ],
  ] as const)('a deceptive link is unsafe (%s): %s', ([type, text]) => {
    const { isSafe, findings } = analyze({ type, text })
    expect(isSafe).toBe(false)
    const marked = findings.flatMap(({ spans }) => spans.map(({ start }) => start))
    expect(marked).toContain(text.indexOf(FAKE))
  })

  test.for([
    'haha look who is in this picture https://www.instagram.com/p/Cx1aB2',
    'the menu is at https://www.sunnybakery-sharjah.ae/menu',
  ])('an ordinary link is safe: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })
})

test('the outcome is unsure if a wrong answer of either kind would cost more', () => {
  const outcomes = { scam: 0, unsure: 0, safe: 0 }
  for (const content of [...SCAM_CASES, ...ORDINARY_CASES]) {
    const { outcome, isSafe, probability } = analyze(content)
    outcomes[outcome]++
    expect(isSafe).toBe(outcome !== 'scam')
    if (outcome === 'safe') expect(probability).toBeLessThan(1 / 5)
    if (outcome === 'scam') expect(probability).toBeGreaterThan(9 / 11)
  }
  for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0)
})

describe('a mark ends at a word boundary', () => {
  const marksIn = (text: string) =>
    analyze({ type: 'message', text })
      .findings.flatMap(({ spans }) => spans)
      .map(({ start, end }) => text.slice(start, end))

  test.for([
    ['You have won $4.8M in the lottery', 'You have won $4.8M'],
    ['You have won 250K₹ in the lottery, pay AED 500only', 'pay AED 500only'],
    ['Puppy free to good home, pay 50% first to reserve', 'pay 50%'],
    ['Send your money, pay €90', 'pay €90'],
    ['Envoyez le code reçu par SMS, il est là'.normalize('NFD'), 'Envoyez le code'],
  ])('%s', ([text, mark]) => {
    expect(marksIn(text!).join(' | ')).toContain(mark)
  })

  test('and not between a digit and a letter, or a letter and its accent', () => {
    const texts = [
      'Pay AED 500pd before 6pm today or your account is blocked',
      'Earn AED 500pd for 30mins work daily on telegram, won 25k',
      'Votre colis est bloqué, payez 2€ ici https://a-b.top/à'.normalize('NFD'),
      'Bạn đã trúng thưởng 5tr, bấm vào link https://a-b.top'.normalize('NFD'),
    ]
    for (const text of texts)
      for (const { spans } of analyze({ type: 'message', text }).findings)
        for (const { start, end } of spans)
          for (const at of [start, end])
            expect(text.slice(Math.max(0, at - 1), at + 1)).not.toMatch(
              /^(?:\d\p{L}|\p{L}\d|\p{L}\p{M})$/u,
            )
  })
})
