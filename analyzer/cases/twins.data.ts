import type { ContentType } from '../types.ts'

/** An ordinary text, and a fraud in much the same words. Used by tests only. */
export type Twins = { type: ContentType; ordinary: string; fraud: string }

const ABOUT_MEETINGS: readonly Twins[] = [
  {
    type: 'message',
    ordinary: 'This is Sara from the HR team. Please join the Teams meeting at 3 pm.',
    fraud:
      'This is Captain Rashid of Dubai Police. You must join the Zoom meeting now, your case is open.',
  },
  {
    type: 'message',
    ordinary: 'Hello, this is the support team. Join the Teams call at 2 and keep your camera on.',
    fraud:
      'This is Inspector Omar from the police. Join the Zoom call now and keep your camera on.',
  },
]

const ABOUT_CASES: readonly Twins[] = [
  {
    type: 'message',
    ordinary: 'بلاغ الهروب انلغى الحمدلله بعد ما دفعت 2000 درهم غرامة في آمر ورجعت للشغل',
    fraud: 'انا من الجوازات واسمك عليه تعميم، ابعتلي 3000 درهم وانا اشيلهولك قبل السفر',
  },
]

const ABOUT_PICTURES: readonly Twins[] = [
  {
    type: 'message',
    ordinary: 'Photos attached, I can send more. AED 400 or best offer.',
    fraud: 'I have your photos. Send AED 400 or I send them to your family.',
  },
  {
    type: 'message',
    ordinary:
      'The photos from the trip are amazing, I will share the album tonight. Can you send me AED 150 for dinner?',
    fraud: 'I have your photos. Send me AED 2000 or I share them with your friends and family.',
  },
  {
    type: 'message',
    ordinary: 'We have your passport photos ready, pay AED 30 at pickup.',
    fraud: 'We have your photos. Pay 2000 USDT today.',
  },
  {
    type: 'message',
    ordinary: 'Pay cash or bank transfer AED 200 and let me know',
    fraud: 'Pay AED 200 or everyone will know',
  },
  {
    type: 'message',
    ordinary: 'يرجى إرسال صورتك الشخصية ودفع 300 درهم رسوم التسجيل في الصف',
    fraud: 'عندي صورتك وفيديو لك، حول 3000 درهم والا بنشرها لأهلك',
  },
]

const ABOUT_SECRETS: readonly Twins[] = [
  {
    type: 'message',
    ordinary: 'Please provide your Emirates ID card at the security desk.',
    fraud:
      'This is the bank fraud department. Send your Emirates ID card and the credit card number to stop the fraud.',
  },
  {
    type: 'message',
    ordinary: 'معاملتك غير مكتملة، يرجى إرسال صورة بطاقة الهوية.',
    fraud: 'معاملة غير مصرح بها على حسابك، يرجى إرسال صورة بطاقة البنك.',
  },
  {
    type: 'message',
    ordinary: 'Homework: read the 12 words on page 40.',
    fraud: 'Send me the 12 words of your wallet to recover your account.',
  },
  {
    type: 'message',
    ordinary: 'قم بربط محفظتك مع أبل باي',
    fraud: 'قم بربط محفظتك مع بينانس لاستلام التوكن',
  },
  {
    type: 'message',
    ordinary: 'وقّع العقد وأرسله لي مع رقمك الجديد',
    fraud: 'وصلك رمز الآن. لا تعطه لأحد، أرسله لي فقط',
  },
  {
    type: 'message',
    ordinary: 'Please share your WhatsApp number',
    fraud: 'Please share your WhatsApp code',
  },
  {
    type: 'message',
    ordinary: 'Send me your number on WhatsApp',
    fraud: 'Send me the number that came on WhatsApp',
  },
  {
    type: 'message',
    ordinary: 'Please send me your location pin',
    fraud: 'Please send me your location pin and the OTP you received',
  },
  {
    type: 'message',
    ordinary: 'You will receive an SMS with an OTP on delivery.',
    fraud: 'You will receive an SMS with an OTP. Send it to me.',
  },
]

const ABOUT_MONEY: readonly Twins[] = [
  {
    type: 'message',
    ordinary: 'Can you send me AED 200?',
    fraud: 'Mum, this is my new number. Can you send me AED 200?',
  },
  {
    type: 'message',
    ordinary: 'Is it true the salary is late? Can you send me AED 200?',
    fraud:
      'They want AED 200 for the job by bank transfer, please transfer AED 200 they say. Is it true?',
  },
  {
    type: 'message',
    ordinary: 'Shall we go ahead with the booking? Please transfer the deposit to our account.',
    fraud:
      'A caller from the bank says transfer the savings to our account. Should I do it? Thanks',
  },
  {
    type: 'message',
    ordinary: 'What can we do about the leak? Please transfer AED 300 to the plumber.',
    fraud: 'Please transfer AED 300 to this safe account, they told me. What should I do?',
  },
  {
    type: 'message',
    ordinary: 'Enjoy free shipping on all orders https://myboutique.ae',
    fraud: 'Pay the shipping fee for your order https://myboutique.ae',
  },
  {
    type: 'message',
    ordinary: 'بدون رسوم التوصيل على كل طلب https://myboutique.ae',
    fraud: 'ادفع رسوم التوصيل لاستلام طردك https://myboutique.ae',
  },
  {
    type: 'message',
    ordinary: 'Hello dear, your parcel could not be delivered, no answer.',
    fraud: 'My love, your parcel could not be delivered, pay the customs fee of AED 900.',
  },
  {
    type: 'message',
    ordinary: 'عزيزتي العميلة، تعذر توصيل شحنتك',
    fraud: 'عزيزتي، تعذر توصيل شحنتك، ادفعي رسوم التخليص 800 درهم',
  },
  {
    type: 'message',
    ordinary: 'Please log in to the learning platform https://lms.school.ae',
    fraud: 'I show you the platform where I earn profit every day https://lms.school.ae',
  },
  {
    type: 'message',
    ordinary: 'Al Fajr General Trading: new tiles at https://alfajrtiles.ae',
    fraud: 'Al Fajr gold trading: join at https://alfajrtiles.ae',
  },
  {
    type: 'message',
    ordinary: 'Your savings plan premium is due, call 04 363 4567',
    fraud: 'Join our savings circle, profit every month, call 04 363 4567',
  },
]

const ABOUT_OFFICES: readonly Twins[] = [
  {
    type: 'message',
    ordinary:
      'International ATM Withdrawal\nAmount: TRY 219.98 (AED 19.40)\nCard: *4321 - VISA\nFee: 0.00\nAt: Istanbul,TR',
    fraud:
      'Withdrawal pending\nAmount: USDT 2,199.80\nPay the release fee of AED 190 to withdraw your balance',
  },
  {
    type: 'message',
    ordinary:
      'Your Uber Eats order is on its way. Track here: https://ubereats.com/orders/track/12ab',
    fraud: 'Your Uber Eats order is on hold. Pay here: https://ubereats-orders.top/track/12ab',
  },
  {
    type: 'message',
    ordinary: 'نحن شركة النور، نؤكد الموعد حسب الاتفاق بيننا',
    fraud: 'معك المحقق سالم من الشرطة، خل الموضوع سري بيننا وحول 4000 درهم',
  },
  {
    type: 'message',
    ordinary:
      'This e-mail is strictly confidential. Kindly pay the invoice of AED 900. This is Omar from the accounts department.',
    fraud:
      'This is Omar from the police department. Keep this strictly confidential and pay AED 900 today.',
  },
  {
    type: 'message',
    ordinary:
      'This is a message from Abu Dhabi Police: do not disclose your bank details to anyone',
    fraud:
      'This is a message from Abu Dhabi Police: do not tell anyone about this case and transfer AED 3000 to this account',
  },
  {
    type: 'message',
    ordinary: 'أنا في المكتب، حول لي 200 درهم',
    fraud: 'أنا من البنك، حول لي 200 درهم على هذا الحساب',
  },
  {
    type: 'message',
    ordinary: 'السلام عليكم أنا رائد، حول لي 200 درهم للعشاء',
    fraud: 'أنا الرائد سالم من الشرطة، حول 2000 درهم على هذا الحساب',
  },
  {
    type: 'message',
    ordinary: 'I am at the bank, send me your IBAN',
    fraud: 'I am from the bank, send me your IBAN',
  },
  {
    type: 'message',
    ordinary:
      'Our services will be closed on 2 December for National Day. Emergencies 050 123 4567.',
    fraud: 'Your services will be suspended today. Call 050 123 4567.',
  },
  {
    type: 'message',
    ordinary: 'Your order number 48213 has been cancelled, WhatsApp 050 123 4567',
    fraud: 'Your mobile number has been suspended, WhatsApp 050 123 4567',
  },
  {
    type: 'message',
    ordinary: 'For the visa please send your passport copy and photo, our site is www.myagency.ae',
    fraud: 'Your visa will be cancelled today, send your passport copy at www.myagency.ae',
  },
]

const ABOUT_NAMES: readonly Twins[] = [
  {
    type: 'message',
    ordinary: 'كل شي إن شاء الله تمام، رابط الطلب https://alnoor-cake.ae',
    fraud: 'تطبيق شي إن: فزت بقسيمة 500 درهم، استلمها من https://alnoor-cake.ae',
  },
  {
    type: 'message',
    ordinary: "I'm in Dubai now, see the house https://myhouse.ae",
    fraud: 'Dubai Now app: verify your account https://myhouse.ae',
  },
  {
    type: 'message',
    ordinary: 'ارسلت ملفي للشركة https://myhouse.ae',
    fraud: 'منصة ملفي: أكد كلمة المرور https://myhouse.ae',
  },
  {
    type: 'message',
    ordinary: 'Your Emirates e-ticket: see https://mytrip.ae',
    fraud: 'Your parking ticket of AED 150 is unpaid: see https://mytrip.ae',
  },
  {
    type: 'message',
    ordinary: 'Pay for your parking: https://easy-parking.ae',
    fraud: 'Pay for your parking: https://parkin-pay.ae',
  },
]

const ADDRESSES: readonly Twins[] = [
  ['AED 120.00 was spent on your card at Carrefour', 'AED 120.00 is due, pay at 203.0.113.7/pay'],
  ['10.30', 'http://10.30'],
  ['22.11.2026', 'http://3405803783/login'],
  ['http://10.0.0.138/login', 'http://203.0.113.138/login'],
  ['https://office-furniture-dubai.com', 'https://office-login.com'],
  ['https://empower-coaching.ae', 'https://empower-bill.com'],
  ['https://taxservices.ae', 'https://tax-refund-uae.com'],
  ['https://tamara-beauty.ae', 'https://tamara-refund.com'],
  ['https://nafis-store.com', 'https://nafis-gov.com'],
  ['https://aldar-contracting.ae', 'https://aldar-payment.com'],
  ['https://www.bankofbaroda.co.in', 'https://bankofbaroda-kyc.co.in'],
  ['https://express-delivery.ae', 'https://dhl-express-pay.com'],
].map(([ordinary, fraud]) => ({ type: 'website', ordinary: ordinary!, fraud: fraud! }))

export const TWINS: readonly Twins[] = [
  ...ABOUT_MEETINGS,
  ...ABOUT_CASES,
  ...ABOUT_PICTURES,
  ...ABOUT_SECRETS,
  ...ABOUT_MONEY,
  ...ABOUT_OFFICES,
  ...ABOUT_NAMES,
  ...ADDRESSES,
]
