import { describe, expect, test } from 'vitest'
import { SCAM_CASES } from '../../scripts/corpus/cases.ts'
import { gather } from '../evidence.ts'
import { analyze } from '../index.ts'

const SCAMS = SCAM_CASES

describe('the reasons of a verdict', () => {
  test('are at most six, without duplicates', () => {
    for (const { type, text } of SCAMS) {
      const codes = analyze({ type, text }).findings.map(({ code }) => code)
      expect(codes.length, text).toBeLessThanOrEqual(6)
      expect(new Set(codes).size, text).toBe(codes.length)
    }
  })

  test('begin with one whose removal from the text lowers the probability of a scam', () => {
    const texts = SCAMS.filter(({ type }) => type !== 'website')
    const unmoved = texts.filter(({ type, text }) => {
      const { findings, probability } = analyze({ type, text })
      const places = findings[0]!.spans
      const rest = [...text]
        .map((character, at) =>
          places.some(({ start, end }) => at >= start && at < end) ? ' ' : character,
        )
        .join('')
      return analyze({ type, text: rest }).probability >= probability
    })
    expect(unmoved.length / texts.length, unmoved.map(({ text }) => text).join('\n')).toBeLessThan(
      0.1,
    )
  })

  test('name the address that made a message unsafe, even if no rule matches it', () => {
    const text = 'YOUR CLOUD IS FULL! All files will be deleted today vbvnejt.com/rNG9GKNN'
    const { isSafe, findings } = analyze({ type: 'message', text })
    const start = text.indexOf('vbv')
    expect(isSafe).toBe(false)
    expect(findings).toContainEqual({
      code: 'suspicious-url',
      params: { domain: 'vbvnejt.com' },
      spans: [{ start, end: text.length }],
    })
  })

  test('contain an imitated address once', () => {
    const { findings } = analyze({
      type: 'message',
      text: 'Emirates Post: pay your fee at http://emiratesp0st-delivery.top/login/verify',
    })
    const told = findings.filter(({ code }) =>
      ['lookalike-domain', 'brand-in-domain', 'suspicious-url', 'brand-link-mismatch'].includes(
        code,
      ),
    )
    expect(told.length).toBe(1)
  })
})

test('pictures in a blackmail text are blackmail, and no curiosity bait', () => {
  const { findings } = analyze({
    type: 'message',
    text: 'We hacked your phone, we have videos of you. Send 0.05 BTC to this wallet',
  })
  const codes = findings.map(({ code }) => code)
  expect(codes).toContain('blackmail')
  expect(codes).not.toContain('curiosity-bait')
})

test('a text that asks for an approval gets the advice not to approve', () => {
  const text = 'Please approve the notification that appears in your UAE PASS app'
  expect(analyze({ type: 'message', text }).recommendation).toBe('do-not-approve')
})

describe('the same text', () => {
  test('gets the same verdict, with a probability that agrees with it', () => {
    for (const { type, text } of SCAMS) {
      const verdict = analyze({ type, text })
      expect(analyze({ type, text })).toEqual(verdict)
      expect(verdict.isSafe).toBe(verdict.probability < 0.5)
      expect(Math.abs(verdict.confidence - 100 * verdict.probability)).toBeLessThan(1)
    }
  })
})

test('a text that offers easy work gets the advice to block and report', () => {
  const text = 'This is Hana from the support team. You like videos and get AED 10 for each like'
  expect(analyze({ type: 'message', text }).recommendation).toBe('block-and-report')
})

test('a request to rent a bank account is a money-mule scam, whatever it promises', () => {
  const text = 'Rent us your bank account for a month, guaranteed profit, AED 1,500 monthly'
  expect(analyze({ type: 'message', text }).scamType).toBe('money-mule')
})

describe('a reason is given only if the words support it', () => {
  const codes = (text: string) =>
    gather({ type: 'message', text }).findings.map(({ code }) => code as string)

  test.for([
    ['سالك: لديك مبلغ مستحق 9 دراهم ادفع الآن', 'refund'],
    ['المصرف المركزي والبنك: حسابك تحت المراجعة', 'changed-bank-account'],
    ['صدر بحقك أمر قبض، ادفع 2500 على الحساب التالي', 'changed-bank-account'],
    ['استرجاع المبلغ: تم إعادة 64 درهم إلى بطاقتك', 'release-fee'],
    ['عندي صندوق ذهب أرسله لك', 'investment-pitch'],
    ['حول على حسابه، هذا رقم حساب زميلي', 'new-number'],
    ['أنا كسبت 20 ألف درهم من شغلي', 'prize'],
  ] as const)('not in "%s": %s', ([text, code]) => {
    expect(codes(text)).not.toContain(code)
  })

  test.for([
    ['لديك مبلغ مستحق 640 درهم، أدخل بياناتك لاستلامه', 'refund'],
    ['يرجى سداد الفاتورة على الحساب التالي', 'changed-bank-account'],
    ['لسحب أرباحك ادفع رسوم 200', 'release-fee'],
    ['صندوق الذهب يوزع أرباحا كل شهر', 'investment-pitch'],
    ['أكلمك من تلفوني، هذا رقم زميلي', 'new-number'],
    ['مبروك كسبت 20 ألف درهم', 'prize'],
  ] as const)('in "%s": %s', ([text, code]) => {
    expect(codes(text)).toContain(code)
  })

  test('a digit used as a letter in Arabizi is no code', () => {
    const spoken = (text: string) =>
      gather({ type: 'message', text }).reassurances.map(({ code }) => code as string)
    expect(spoken('wasalak code 3al whatsapp')).not.toContain('otp-delivery')
    expect(spoken('Your code is 4 8 2 9')).toContain('otp-delivery')
  })
})
