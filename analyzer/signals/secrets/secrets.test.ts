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
    ['To confirm delivery dial *21*0501234567#', 'asks-to-forward-calls', '*21*0501234567#'],
    ['لتأكيد الشحنة اطلب *٢١*٠٥٠١٢٣٤٥٦٧#', 'asks-to-forward-calls', '*٢١*٠٥٠١٢٣٤٥٦٧#'],
    ['सिम चालू रखने के लिए *401*9876543210 डायल करें', 'asks-to-forward-calls', '*401*9876543210'],
    ['تصدیق کے لیے **62*0501234567# ملائیں', 'asks-to-forward-calls', '**62*0501234567#'],
    [
      'Open Linked devices, choose phone number and enter K3XQ-9ZTB',
      'asks-to-link-device',
      'Linked devices, choose phone number and enter',
    ],
    [
      'In WhatsApp open linked devices and enter the code I send you',
      'asks-to-link-device',
      'linked devices and enter',
    ],
    ['افتح الأجهزة المرتبطة وأدخل K3XQ-9ZTB', 'asks-to-link-device', 'الأجهزة المرتبطة وأدخل'],
    ['लिंक्ड डिवाइस खोलें और K3XQ-9ZTB डालें', 'asks-to-link-device', 'लिंक्ड डिवाइस खोलें और K3XQ-9ZTB डालें'],
    ['لنکڈ ڈیوائسز میں K3XQ-9ZTB ڈالیں', 'asks-to-link-device', 'لنکڈ ڈیوائسز میں K3XQ-9ZTB ڈالیں'],
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
    ['To forward your calls dial **21*number# and press call', 'asks-to-forward-calls'],
    ['Dial *21* followed by the number, ##002# to cancel', 'asks-to-forward-calls'],
    ['Dial *100*0501234567*25# to send credit', 'asks-to-forward-calls'],
    ['Never dial *21*0501234567# for a caller', 'asks-to-forward-calls'],
    ['لتحويل المكالمات اطلب **21*الرقم#', 'asks-to-forward-calls'],
    [
      'Tap Linked devices and enter the 8-character code that your computer shows',
      'asks-to-link-device',
    ],
    ['Enter K3XQ-9ZTB at check-in', 'asks-to-link-device'],
    ['افتح الأجهزة المرتبطة وأدخل الرمز الظاهر على حاسوبك', 'asks-to-link-device'],
    ['Never enter K3XQ-9ZTB in Linked devices', 'asks-to-link-device'],
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
