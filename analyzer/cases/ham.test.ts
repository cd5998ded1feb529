import { describe, expect, test } from 'vitest'
import { analyze } from '../index.ts'

test('a sender marked as an advertiser is a reassurance, unless the text asks for a secret', () => {
  const codes = (text: string) =>
    analyze({ type: 'message', text }).reassurances.map(({ code }) => code)
  expect(codes('AD-LULU: 20% off all fruit')).toContain('advert-sender')
  expect(codes('AD-LULU: send us the OTP for your gift')).not.toContain('advert-sender')
  expect(codes('Ad-hoc meeting at 5')).not.toContain('advert-sender')
})

describe('words attributed to a fraudster, without quotation marks', () => {
  test.for([
    'المحتال يقول لك: حسابك البنكي موقوف، أعطني الرمز الذي وصلك. لا ترد عليه وأبلغ الشرطة على 901.',
    'النصاب يقول: أنا من البنك، عطني الرقم السري. سكر الخط.',
    'المحتالون يكتبون لك: أرسل الرمز الذي وصلك حتى لا يوقف حسابك.',
    'يقول لك المحتال: حول المبلغ إلى حساب آمن. لا تصدقه.',
    'A scammer says to you: your account is blocked, give me the code. Hang up and call 901.',
    'Scammers write: mum this is my new number, send 3000 dirhams. Call your child first.',
    'The crook says: stay on the line and tell nobody, then transfer 5,000 dirhams.',
    'thag kehta hai: main bank se bol raha hun, OTP batao. Phone kaat dein.',
    'ठग कहता है: मैं बैंक से बोल रहा हूँ, OTP बताइए। फोन काट दें।',
  ])('leave the text safe: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(true)
  })

  test.for([
    'Fraud department says: your account is blocked, give me the code',
    'A scammer is using your card. Give me the code to stop him.',
    'A hacker is in your account: give me the code now so we can block him.',
    'We caught the scammer, he says: you are the accomplice. Transfer 5,000 dirhams to the safe account to prove you are not.',
    'The scammer said to me: your son has an accident, send 3000 dirhams now to 0501234567. What should I do?',
    'محتال يستخدم بطاقتك: أعطني الرمز الذي وصلك لإيقافه',
    'قسم مكافحة الاحتيال يقول لك: أعطني الرمز الذي وصلك حالا',
  ])('do not excuse a scam that mentions fraudsters: %s', (text) => {
    expect(analyze({ type: 'message', text }).isSafe).toBe(false)
  })
})
