import { describe, expect, test } from 'vitest'
import { CHECKS } from '../checks/checks.ts'
import { CODE_FEATURES } from '../checks/features.ts'
import { CIRCUMSTANCE_NAMES } from '../circumstances.ts'
import { COMPOSITES, FEATURES, RULES } from '../compiled/rules.js'
import { gather } from '../evidence.ts'
import { analyze } from '../index.ts'

const told = (text: string) => gather({ type: 'email', text }).matchedComposites.length

describe('a composite of two halves of a mail', () => {
  test.for([
    [
      'Subject: Tax office\n\nAfter a review of your tax you are eligible for a refund.',
      'Fill in the attached form and return it by Sunday.',
    ],
    [
      'Subject: Parcel\n\nWe can not deliver your package to the address.',
      'Print the attached receipt and bring it to our office.',
    ],
    [
      'From: Finance House <house.of.finance77@gmail.com>\nTo: undisclosed-recipients:;',
      'Do you need a loan? We offer it at 2% interest rate.',
    ],
    [
      'Subject: Plan\n\nYour antivirus renewal was charged, USD 240.',
      'Please avoid contacting your bank about it.',
    ],
    [
      'From: Netflix <help@billing-desk.example>\nSubject: Membership',
      'Please enter your payment information again.',
    ],
    ['Dear user,\n\nYour mailbox was suspended, 9 mails are on hold.', 'Restore mailbox'],
    [
      'Subject: Hello\n\nIt concerns the estate of a deceased relative of yours.',
      'Kindly get back to me for more details.',
    ],
  ] as const)('matches both together, and neither alone: %s %s', ([one, other]) => {
    const text = `${one}\n\n${other}`
    expect(told(text)).toBeGreaterThan(0)
    expect(analyze({ type: 'email', text }).isSafe).toBe(false)
    expect([told(one), told(other)]).toEqual([0, 0])
  })

  test.for([
    'You are entitled to compensation for the late flight. Please complete the attached claim form.',
    'Your tax return was filed. A copy is attached.',
    'From: Ana <ana.b.rivera@gmail.com>\n\nHi, the bank said that the loan takes two weeks.',
    'Your antivirus was renewed, see the invoice.',
    'From: Netflix <info@mailer.netflix.com>\nSubject: Membership\n\nPlease enter your payment information again.',
    'From: Netflix Fan Club <club@fans.example>\nSubject: Film night\n\nWe meet on Friday at eight.',
  ])('does not match %s', (text) => {
    expect(told(text)).toBe(0)
  })
})

test.for([
  ['If the bank asks, say it is for your family.', 'Transfer the money to his account.'],
  ['I cannot take any calls today.', 'Please transfer 800 to the account of my friend.'],
  ['You won our anniversary gift.', 'Send me two valid IDs and a selfie.'],
] as const)('%s %s: a composite matches both sentences, and neither alone', ([one, other]) => {
  const stories = (text: string) => gather({ type: 'message', text }).matchedComposites.length
  expect([stories(one), stories(other)]).toEqual([0, 0])
  expect(stories(`${one} ${other}`)).toBeGreaterThan(0)
})

test('a composite matches a short request for gift cards, and none in a long mail', () => {
  const few = 'Could you buy me two Razer vouchers? I am in hospital.'
  const long = `${'The garden was green and the sea was calm. '.repeat(10)}${few}`
  expect(told(few)).toBeGreaterThan(0)
  expect(told(long)).toBe(0)
  expect(told('I bought a gift card for Anna, please sign it.')).toBe(0)
})

test.for([
  ['أنا الضابط سالم، نحلها ودي وتدفع 900 قبل ما نسجل المحضر', 1],
  ['أنا الضابط سالم، تم تسجيل المحضر رقم 900', 0],
  ['البلاغ باسمك: حول 3000 وأنا أشيله من السيستم', 2],
  ['رفعوا البلاغ عنه بعد ما دفع 3000 غرامة، وكان عليه تعميم', 0],
  ['Ana men el shor6a, eb3at 3000 w ana ashelholak', 1],
  ['Ana fel shor6a, el 3arabeya fel warsha, eb3at 3000 lel warsha', 0],
  ['انقل فلوسك على حساب النيابة اليوم', 1],
  ['نقلت فلوسي على حساب التوفير اليوم', 0],
  ['تبرعوا للأيتام بزكاتكم، الجمعية مقفلة فعلى محفظة المشرف', 1],
  ['تبرعوا للأيتام بزكاتكم في مقر الجمعية', 0],
] as const)('%s: matches %i composites', ([text, times]) => {
  expect(gather({ type: 'message', text }).matchedComposites.length).toBe(times)
})

test('a password reset is judged by the address of its link', () => {
  const reset = (site: string, link: string) =>
    analyze({
      type: 'email',
      text: `Subject: New password\n\nYou requested to reset your ${site} password: https://${link}/82hd\n\nIf you did not, ignore this mail.`,
    }).isSafe
  expect(reset('Instagram', 'insta-secure.page.example')).toBe(false)
  expect(reset('mailbox', 'webmail-portal.weebly.com')).toBe(false)
  expect(reset('Brightwiki', 'auth.brightwiki.example')).toBe(true)
  expect(reset('Instagram', 'www.instagram.com')).toBe(true)
})

describe('messages common in the Emirates, without a link', () => {
  test.for([
    "Mama my phone broke this is my friend's number, I'm at the hospital and need 1,700 for the deposit, send to 0567781204",
    'KHDA admissions desk: we can secure a Grade 1 seat for your son. AED 6,000 registration to my account today, school does not know so do not call them.',
    'Nol card summer promo: first 500 people get a 6-month unlimited Nol card for AED 9. Reply YES.',
    'Ate, naipadala ko na yung 2,500 sa Al Ansari by mistake sa account mo, please ibalik mo sa number na ito 0564410932',
    'Mere walid ko video call aayi, police ki uniform me banda tha, bola Emirates ID dikhao aur account ka balance batao, warna arrest hoga',
    'هويتك تحتاج توثيق، صورها من الجهتين مع صورة سيلفي وأرسلها هني ولا بتوقف خدماتك اليوم',
    'Zoo tickets 80% off today only, pay by link in bio',
    'DEWA: سيتم قطع الخدمة اليوم الساعة 8:15 مساءً لعدم تحديث الفاتورة السابقة. للتواصل مع الضابط المسؤول: 0567012298',
    'SEWA: the service is cut today at 8:15 pm, previous bill was not updated. Contact the engineer in charge: 0567012298',
  ])('a scam is unsafe: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(false)
  })

  test.for([
    'Mama my phone battery is dying, I am at the hospital with Sara, she is fine, send the driver please',
    'KHDA: your school fees of AED 6,000 are due, pay through the parent portal.',
    'Your Nol card has AED 12 left. Top it up before 6 months of no use.',
    'Ate, naipadala ko na yung 2,500 sa Al Ansari, nasa iyo na ang reference number',
    'Reception: please show your Emirates ID, Emirates ID dikhaiye gate par',
    'حدث بيانات هويتك من التطبيق، صورها من الجهتين وارفعها هناك',
    'Al Ain Zoo: 50% off tickets this weekend, link in bio',
    'DEWA: your electricity may be disconnected, bill of AED 540 is overdue. Pay in the DEWA app or call 04 601 9999.',
    'DEWA will cut off the water of our building on Sunday from 9 to 11. Questions: call the watchman 0567012298',
  ])('an ordinary text is safe: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })
})

test('every sign of a composite is a rule or a circumstance', () => {
  const known = new Set<string>([...RULES.map(({ id }) => id), ...CIRCUMSTANCE_NAMES])
  expect(COMPOSITES.flatMap(({ all }) => all.flat()).filter((name) => !known.has(name))).toEqual([])
})

test('every name and every check in a rule exists in a file or in code', () => {
  const named = (condition: unknown): string[] =>
    typeof condition === 'string'
      ? [condition]
      : Object.entries(condition ?? {}).flatMap(([part, value]) =>
          part === 'words' ? [] : (value as unknown[]).flatMap(named),
        )
  const ways = RULES.flatMap(({ match }) => match)
  const names = [
    ...ways.flatMap(({ when }) => named(when)),
    ...RULES.flatMap(({ unless }) => unless ?? []),
    ...Object.values(FEATURES).flatMap(({ all, any, none }) =>
      named({ all: all ?? [], any: any ?? [], none: none ?? [] }),
    ),
  ]
  const known = new Set<string | undefined>([
    ...Object.keys(CODE_FEATURES),
    ...Object.keys(FEATURES),
    ...RULES.map(({ id }) => id),
    ...ways.map(({ id }) => id),
  ])
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect(ways.flatMap(({ check }) => check ?? []).filter((check) => !CHECKS[check])).toEqual([])
})
