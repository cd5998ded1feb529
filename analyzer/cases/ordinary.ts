import type { RecommendationCode } from '../codes.ts'
import type { ContentType } from '../types.ts'

/** A text that nobody should be warned of. Used by tests only. */
export type OrdinaryCase = { type: ContentType; text: string; recommendation?: RecommendationCode }

export const ORDINARY: readonly OrdinaryCase[] = [
  {
    type: 'message',
    text: 'Your OTP is 482913 for purchase of AED 120.00 at NOON. Valid for 5 minutes. Do not share it with anyone. Emirates NBD',
  },
  {
    type: 'message',
    text: 'رمز التحقق الخاص بك هو 482913. لا تشارك الرمز مع أي شخص. لن يطلب البنك منك هذا الرمز أبداً.',
  },
  { type: 'message', text: "Your WhatsApp code: 391-204. Don't share this code with others" },
  {
    type: 'message',
    text: '392817 is your UAE PASS verification code. Enter this code to log in. We will never ask for your code by phone.',
  },
  {
    type: 'message',
    text: 'Dear Customer, AED 245.50 was spent on your card ending 4321 at CARREFOUR DUBAI on 12/11/2026. Available balance AED 8,113.20. ADCB',
  },
  {
    type: 'message',
    text: 'تم خصم مبلغ 350.00 درهم من حسابك لدى بنك أبوظبي الأول بتاريخ 12/11. الرصيد المتاح 4,210.75 درهم',
  },
  {
    type: 'message',
    text: 'Your salary of AED 12,500.00 has been credited to account XXX789. Mashreq',
  },
  {
    type: 'message',
    text: 'Beware of fraud: our staff will never call and ask for your PIN, CVV or OTP. If anyone asks for them, hang up and call 600540000.',
  },
  {
    type: 'message',
    text: 'Beware of fraudsters pretending to be the Central Bank. They say that your account will be frozen today and ask you to transfer your money to a safe account and to read out the one-time code. Hang up.',
  },
  {
    type: 'message',
    text: 'احذر من المكالمات الاحتيالية التي تطلب رمز التحقق أو كلمة المرور. البنك لن يطلب منك بياناتك أبداً.',
  },
  {
    type: 'message',
    text: 'Aramex: your shipment 4478120 is out for delivery today between 2 and 5 pm. Track it at https://www.aramex.com/track',
    recommendation: 'looks-official',
  },
  { type: 'message', text: 'طلبك من نون في الطريق وسيصل اليوم قبل الساعة 6 مساء' },
  {
    type: 'message',
    text: 'Your Careem captain Ahmed is 3 minutes away. White Lexus, plate 45821.',
  },
  {
    type: 'message',
    text: 'Reminder: you have an appointment with Dr. Sara at Mediclinic on Monday 23 Nov at 10:30. Reply C to confirm or call 800 1999.',
  },
  {
    type: 'message',
    text: 'تذكير: موعدك مع د. أحمد يوم الأحد الساعة 5 مساء في عيادة الأسنان. للاستفسار 042345678',
  },
  {
    type: 'message',
    text: 'Dear customer, your DEWA bill for October is AED 612.40, due on 25 Nov. View and pay at https://www.dewa.gov.ae',
    recommendation: 'looks-official',
  },
  {
    type: 'message',
    text: 'du: your bill of AED 399 is ready. Pay it in the du app or at https://www.du.ae/mybill by 28 Nov.',
  },
  {
    type: 'message',
    text: 'عزيزي العميل، فاتورتك من اتصالات لشهر نوفمبر 420 درهم. للدفع https://www.etisalat.ae',
  },
  { type: 'message', text: 'Your Salik account was recharged with AED 100. New balance AED 118.' },
  {
    type: 'message',
    text: 'RTA: a parking fine of AED 150 was issued to your vehicle. Details and payment: https://www.rta.ae',
  },
  {
    type: 'message',
    text: 'Dubai Police: a traffic fine was registered on plate A 12345. See it at https://www.dubaipolice.gov.ae',
    recommendation: 'looks-official',
  },
  {
    type: 'message',
    text: 'Dear parents, school is closed on Tuesday because of the weather. Classes continue online from 8:00.',
  },
  {
    type: 'message',
    text: 'أولياء الأمور الكرام، الدوام غدا عن بعد بسبب الأحوال الجوية. نتمنى السلامة للجميع',
  },
  {
    type: 'message',
    text: 'Hi, this is Khalid the landlord. The plumber comes tomorrow at 4, will you be home? Rent cheque is due on the 1st as usual.',
  },
  {
    type: 'message',
    text: 'Mum I am running late, can you pick up the kids from school? love you',
  },
  { type: 'message', text: 'شلونك حبيبي؟ باكر بنتجمع في بيت جدتي على الغداء، لا تتأخر' },
  { type: 'message', text: 'Bro are you free for coffee tonight? Same place as last week' },
  {
    type: 'message',
    text: 'Hey, I paid for dinner yesterday, your share is 85 AED whenever you can :)',
  },
  {
    type: 'message',
    text: 'Happy birthday! Did you get the gift card we sent you? Hope you like it',
  },
  {
    type: 'message',
    text: 'Weekend offer at Lulu: 20% off all fruit until Sunday. See www.luluhypermarket.com',
  },
  { type: 'message', text: 'عروض نهاية الأسبوع: خصم 30% على جميع الأحذية في فروعنا حتى الأحد' },
  { type: 'message', text: 'Fraudsters may ask you to share your OTP. We never ask for it.' },
  { type: 'message', text: 'Beware of scammers asking you to transfer money to a safe account' },
  {
    type: 'message',
    text: 'Someone pretending to be the bank told my mum to transfer her savings',
  },
  {
    type: 'message',
    text: 'The scam works like this: they say your account is blocked and tell you to send the code',
  },
  { type: 'message', text: 'If a caller asks you to move money to a safe account it is a scam' },
  { type: 'message', text: 'يطلب منك المحتالون تحويل رصيدك إلى حساب آمن، لا تفعل' },
  { type: 'message', text: 'احذر من المحتالين الذين يطلبون منك إرسال رمز التحقق' },
  { type: 'message', text: 'fraud se bacho, OTP kisi ko mat do' },
  {
    type: 'email',
    text: 'From: Careers <careers@majidalfuttaim.com>\nSubject: Interview invitation\n\nDear Lina, thank you for applying. We would like to invite you to an interview on Wednesday at 11:00 in our Dubai office. Please bring a copy of your CV. Kind regards, HR team',
  },
  {
    type: 'email',
    text: 'From: Amazon.ae <order-update@amazon.ae>\nSubject: Your order has shipped\n\nHello Omar, your order 404-1234567 has shipped and arrives on Thursday. Track your package: https://www.amazon.ae/gp/your-orders',
  },
  {
    type: 'email',
    text: 'Subject: Newsletter November\n\nHello everyone, this month we read three books and planned the winter camp. The next meeting is on Friday at the library. See you there, the book club',
  },
  {
    type: 'email',
    text: 'Subject: Minutes of Monday\n\nHi all, attached are the minutes. Please send me your corrections before Thursday noon so that I can share the final version with the client.',
  },
  {
    type: 'email',
    text: 'From: GitHub <noreply@github.com>\nSubject: [GitHub] Please verify your device\n\nA sign in attempt requires verification. Verification code: 448120. If you did not try to sign in, change your password at https://github.com/settings/security',
  },
  {
    type: 'email',
    text: 'الموضوع: محضر الاجتماع\n\nالزملاء الكرام، مرفق محضر اجتماع يوم الاثنين. نرجو إرسال الملاحظات قبل الخميس. مع الشكر',
  },
  {
    type: 'website',
    text: 'https://www.emiratesnbd.com/en/cards',
    recommendation: 'looks-official',
  },
  {
    type: 'website',
    text: 'https://u.ae/en/information-and-services',
    recommendation: 'looks-official',
  },
  { type: 'website', text: 'www.icp.gov.ae', recommendation: 'looks-official' },
  { type: 'website', text: 'https://en.wikipedia.org/wiki/Phishing' },
  {
    type: 'website',
    text: 'https://www.sunnybakery-sharjah.ae/menu',
    recommendation: 'unknown-site',
  },
  { type: 'website', text: 'please look at my shop', recommendation: 'paste-full-address' },
  {
    type: 'message',
    text: 'To forward all your calls dial **21*number# and press call. To end it dial ##002#.',
  },
  {
    type: 'message',
    text: 'MOHRE: Your complaint about end of service gratuity of AED 18,400 was registered. Follow it at https://www.mohre.gov.ae',
  },
  {
    type: 'message',
    text: 'وزارة الموارد البشرية والتوطين: تم تسجيل شكواك بشأن مستحقات نهاية الخدمة، تابعها في تطبيق الوزارة',
  },
  {
    type: 'message',
    text: 'Your nol card ending 1234 was topped up with AED 50. Balance AED 62.50. Children under 5 travel free.',
  },
  {
    type: 'message',
    text: 'قسط قرضك بمبلغ 900 درهم متأخر، يرجى السداد عبر التطبيق لتجنب إبلاغ الاتحاد للمعلومات الائتمانية',
  },
  { type: 'message', text: 'البنك ما يطلب منك إرسال رمز التحقق، ولا ترسله لأي متصل' },
]
