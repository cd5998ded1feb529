import { describe, expect, test } from 'vitest'
import { analyze } from '../../index.ts'

function signs(text: string): string[] {
  return analyze({ type: 'message', text }).findings.map(({ code }) => code)
}

describe('an offer that no honest person makes is seen', () => {
  test.for([
    ['Pay AED 500 registration fee before the interview', 'upfront-fee'],
    ['رسوم التسجيل 150 درهم فقط', 'upfront-fee'],
    ['To withdraw your profit pay 10% tax', 'release-of-money'],
    ['لسحب أرباحك ادفع ضريبة 10%', 'release-of-money'],
    ['Every resident receives AED 2,000 from the programme', 'free-money'],
    ['منحة مالية لكل المقيمين، سجل الآن', 'free-money'],
    ['Azad visa AED 6,000 without any company', 'visa-offer'],
    ['فيزا حرة بدون كفيل', 'visa-offer'],
    ['You are selected for the job', 'job-offer'],
    ['Everything 90% off', 'deep-discount'],
    ['Driving licence without test', 'favour-for-sale'],
    ['رخصة بدون فحص', 'favour-for-sale'],
    ['نفك السحر ونرد الحبيب', 'favour-for-sale'],
    ['أعرف ضابط يقدر يوقفه اليوم', 'favour-for-sale'],
    ['He is a certified hacker', 'favour-for-sale'],
    ['استرجاع أموالكم مقابل رسوم', 'release-of-money'],
    ['Pay one EMI in advance to activate the loan', 'release-of-money'],
    ['إقامة فريلانس شاملة كل شي', 'visa-offer'],
  ] as const)('%s: %s', ([text, code]) => {
    expect(signs(text)).toContain(code)
  })
})

test.for([
  ['We pay for your visa and medical', 'upfront-fee'],
  ['There is no registration fee of AED 100 any more', 'upfront-fee'],
  ['Your refund was paid to your card', 'release-of-money'],
  ['الدفع عند الاستلام 247 درهم، جهز المبلغ', 'release-of-money'],
  ['20% off all shoes', 'deep-discount'],
  ['My visa was renewed yesterday', 'visa-offer'],
  ['Your residence visa renewal of AED 1,020 has been paid', 'visa-offer'],
  ['تم سداد رسوم تأشيرة زيارة 350 درهم', 'visa-offer'],
  ['Bring your driving licence to the test', 'favour-for-sale'],
  ['The bank was hit by hackers', 'favour-for-sale'],
  ['يقدر يوقف السيارة هنا', 'favour-for-sale'],
  ['Your EMI of AED 900 was debited', 'release-of-money'],
] as const)('%s is no %s', ([text, code]) => {
  expect(signs(text)).not.toContain(code)
})
