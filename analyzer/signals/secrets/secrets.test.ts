import { describe, expect, test } from 'vitest'
import { quoted } from '../testing/quoted.ts'

describe('a secret is asked for', () => {
  test.for([
    ['Please share the OTP with our agent', 'asks-for-code', 'share the OTP'],
    ['الرجاء ارسال رمز التحقق', 'asks-for-code', 'ارسال رمز التحقق'],
    ['Send your card number and CVV', 'asks-for-card', 'Send your card number and CVV'],
    [
      'Send your Emirates ID, card number and expiry',
      'asks-for-card',
      'Send your Emirates ID, card number and expiry',
    ],
    [
      'Send your insurance card and credit card number',
      'asks-for-card',
      'Send your insurance card and credit card number',
    ],
    ['أدخل بيانات بطاقتك', 'asks-for-card', 'أدخل بيانات بطاقتك'],
    ['Confirm your PIN', 'asks-for-password', 'Confirm your PIN'],
    ['ارسل كلمة المرور', 'asks-for-password', 'ارسل كلمة المرور'],
    ['Send a copy of your passport', 'asks-for-id', 'Send a copy of your passport'],
    ['ارسل صورة الهوية', 'asks-for-id', 'ارسل صورة الهوية'],
    [
      'Provide your bank account details',
      'asks-for-bank-details',
      'Provide your bank account details',
    ],
    ['Enter your seed phrase', 'asks-for-wallet-key', 'Enter your seed phrase'],
    [
      'Approve the request you see to cancel it',
      'asks-to-approve',
      'Approve the request you see to cancel it',
    ],
    ['وافق على الطلب الذي يظهر', 'asks-to-approve', 'وافق على الطلب الذي يظهر'],
    [
      'Update your personal information',
      'asks-for-personal-details',
      'Update your personal information',
    ],
    ['OTP bata do nahi to account band ho jayega', 'asks-for-code', 'OTP bata'],
    ['You will get some digits. Just type them here', 'asks-for-code', 'type them here'],
    ['سيصلك رقم من البنك أرسله لي', 'asks-for-code', 'سيصلك رقم من البنك أرسله'],
    ['وصلك رمز من البنك. أرسله لي', 'asks-for-code', 'أرسله لي'],
    ['Which code came to your phone?', 'asks-for-code', 'Which code came'],
    ['The digits should be forwarded to me', 'asks-for-code', 'digits should be forwarded to me'],
    ['Tell nobody the code but me', 'asks-for-code', 'nobody the code but me'],
    ['لا تعط الرمز لأحد، أرسله لي', 'asks-for-code', 'أرسله لي'],
    ['Share the OTP that came with the agent', 'asks-for-code', 'Share the OTP'],
    ['OTP भेजें। बैंक ने खाता बंद किया', 'asks-for-code', 'OTP भेजें'],
    ['اپنا OTP بھیجیں۔ یہ نہیں رکے گا', 'asks-for-code', 'OTP بھیجیں'],
    ['ओटीपी बताइए नहीं तो खाता बंद', 'asks-for-code', 'ओटीपी बताइए'],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

describe('an ordinary mention is no request', () => {
  test.for([
    ['Never share your OTP with anyone', 'asks-for-code'],
    ['We will never ask for your PIN', 'asks-for-password'],
    ['لا تشارك رمز التحقق مع أحد', 'asks-for-code'],
    ['لن يطلب البنك منك إرسال رمز التحقق', 'asks-for-code'],
    ['Can you send me the latest source code?', 'asks-for-code'],
    ['SBI कभी भी SMS पर CVV या PIN नहीं मांगता', 'asks-for-password'],
    ['Beware of callers who want you to share your OTP', 'asks-for-code'],
    ['You will get some photos. Just send them to me', 'asks-for-code'],
    ['You will get some digits. Never type them here', 'asks-for-code'],
    ['These photos are for us, send it only to me', 'asks-for-code'],
    ['AED 20 was spent on your card ending 1234', 'asks-for-card'],
    ['Please send your visa number and details to HR', 'asks-for-card'],
    ['Please send your insurance card number', 'asks-for-card'],
    ['Please send me your location pin', 'asks-for-password'],
    ['You will get an SMS with your password', 'asks-for-password'],
    ['Verify your Careem wallet at https://www.careem.com', 'asks-for-wallet-key'],
    ['ما عندي رقمك الجديد، أرسله لي', 'asks-for-code'],
    ['Buy 3 Apple gift cards and send me the codes', 'asks-for-code'],
    ['Share OTP 7731 with the delivery agent', 'asks-for-code'],
    ['شارك الرمز 7731 مع المندوب', 'asks-for-code'],
    ['Your passport is ready for collection', 'asks-for-id'],
  ] as const)('%s is no %s', ([text, code]) => {
    expect(quoted(text, code)).toEqual([])
  })
})
