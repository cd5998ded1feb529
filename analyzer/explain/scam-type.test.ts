import { describe, expect, test } from 'vitest'
import { gather } from '../evidence.ts'
import { analyze } from '../index.ts'

const told = (text: string) => analyze({ type: 'message', text })
const reasonsOf = (text: string) => told(text).findings.map(({ code }) => code)

describe('a parcel held for a fee', () => {
  test.for([
    'DHL: shipment stuck at customs, pay the duty of AED 30 here https://dhl-clear.info/p',
    'UPS package stuck at customs, pay duty AED 30',
    'Your parcel is detained at the airport, pay AED 40: http://bit.ly/3abc',
    'Emirates Post: package held at customs, pay 12 AED https://epg-post.top',
    'Your parcel from UK is held at customs, pay 30 AED clearance fee https://bit.ly/2xx',
    'Customs charge AED 18 for your consignment, settle it here https://bit.ly/2xx',
    'Your shipment (AE123) is stuck at customs. Transfer AED 45 to release it',
    'شحنتك محتجزة في الجمارك. ادفع 15 درهم عبر الرابط http://emiratespost-pay.top',
    'طردك معلق في الجمارك يرجى سداد 12 درهم https://bit.ly/3xyz',
    'طردك محتجز في الجمارك، ادفع 12 درهم',
    'بريد الإمارات تعذر تسليم طردك رقم لعدم سداد رسوم الجمارك درهم سدد الآن لتجنب الإرجاع',
    'شحنتك محتجزة في المطار، ادفع 20 درهم',
    'لديك طرد من أمريكا في الجمارك، ادفع 30 درهم https://bit.ly/3xyz',
    'Aapka parcel airport par ruka hai, pay AED 30 http://bit.ly/3abc',
  ])('is a parcel-fee scam and no family emergency: %s', (text) => {
    expect(told(text)).toMatchObject({ isSafe: false, scamType: 'parcel-fee' })
    expect(['do-not-pay', 'do-not-click']).toContain(told(text).recommendation)
    expect(reasonsOf(text)).not.toContain('payment-excuse')
    expect(reasonsOf(text)).not.toContain('family-emergency')
    expect(reasonsOf(text)).not.toContain('advance-fee')
  })

  test.for([
    'I am stranded at the airport, my bag was stolen, please transfer 500 dollars',
    'I am stuck at customs with your parcel, send 500 dollars',
    'أنا عالق في المطار أحتاج 3000 درهم',
  ])('differs from a stranded traveller, a family emergency: %s', (text) => {
    expect(told(text)).toMatchObject({ isSafe: false, scamType: 'family-emergency' })
    const noticed = gather({ type: 'message', text }).findings.map(({ code }) => code)
    expect(noticed).toContain('payment-excuse')
  })

  test.for([
    'Dear I sent you a parcel with gold, it is held at customs, pay the agent 500 dollars',
    'حبيبتي الطرد فيه ذهب وهو محتجز في المطار ادفعي 2000 درهم للوكيل',
    'هديتك محتجزة في الجمارك ادفعي 2000 درهم',
  ])('differs from the gift of a friend, an advance-fee scam: %s', (text) => {
    expect(told(text)).toMatchObject({ isSafe: false, scamType: 'advance-fee' })
  })
})

test.for([
  [
    'عقد الإيجار الخاص بكم غير موثق. لتوثيق العقد ادفع 220 درهم عبر الرابط ejari-renew.online وأدخل بيانات البطاقة',
    'government-impersonation',
  ],
  [
    'Mpenzi nimekwama, tafadhali tuma dola 800 kwa Western Union leo, usimwambie mtu',
    'unspecified',
  ],
  [
    'Western Union: your account is suspended, verify your card at wu-verify.top',
    'bank-impersonation',
  ],
  [
    'Botim Pay: your wallet will be blocked, send 500 dirhams to our care desk',
    'bank-impersonation',
  ],
  [
    'عليك مخالفة موقف متأخرة، سدد خلال 24 ساعة وإلا تحجز المركبة https://mawaqef-fine.example',
    'traffic-fine',
  ],
  [
    'To solve your refund please download TeamViewer and give me the ID on the screen.',
    'tech-support',
  ],
  [
    'Deposit 800 dollars today and collect 1,500 after two weeks, our experts trade for you, zero risk.',
    'investment',
  ],
  [
    'Loan up to 90,000 for blacklisted people. Pay the insurance 350 and receive it tomorrow',
    'loan',
  ],
  ['شرطة أبوظبي: عليك مخالفة 600 درهم، ادفع اليوم بخصم 50% عبر adpolice-fines.top', 'traffic-fine'],
  [
    'This is the central bank. Your Emirates ID is tied to a blocked account, send both sides of it and the card number',
    'bank-impersonation',
  ],
  ['الجمارك: طردك محجوز، ادفع 35 درهم رسوم إفراج على customs-fee.example', 'parcel-fee'],
  [
    'Customs: a parcel in your name has drugs, police case opened. Transfer 4,000 or an arrest warrant comes',
    'police-impersonation',
  ],
  ['قرض شخصي فوري بدون كفيل، ادفع رسوم التأمين 900 قبل استلام القرض', 'loan'],
  [
    'Our mosque needs a roof, transfer 500 to the imam’s personal account and write sadaqah',
    'charity',
  ],
  [
    'Please vote for my niece in the contest, an SMS link comes, screenshot it and send it to me',
    'account-takeover',
  ],
  [
    'Booking.com: your stay needs card verification in 6 hours or it is cancelled: booking-stay-confirm.com/44',
    'brand-impersonation',
  ],
  [
    'Little Omar has surgery tomorrow, any amount helps, send to Botim wallet 0551239876',
    'charity',
  ],
  ['मेरे बैंक से: आपका कार्ड बंद हो जाएगा, चालू रखने के लिए पिन भेजें', 'bank-impersonation'],
  ['ولدك عندنا في مركز الشرطة، ننهي الموضوع ب 7 آلاف كاش قبل النيابة', 'family-emergency'],
  ['حول 900 على حساب أخوي وأرسل لك البلايستيشن باجر', 'marketplace'],
  ['To withdraw your 7,200 dollars you have to pay 9% income tax first', 'advance-fee'],
  ['عزيزنا المشترك سيتم إيقاف خطك، أرسل صورة هويتك على الواتساب 0561112233', 'telecom'],
] as const)('%s is classified as %s', ([text, kind]) => {
  expect(told(text)).toMatchObject({ isSafe: false, scamType: kind })
})

describe('the kind and the reasons match the subject of the text', () => {
  test.for([
    [
      'Stop legal action on your Tabby instalment by calling collection officer 0559013377 and paying by bank transfer.',
      'bank-impersonation',
      'unpaid-fine',
    ],
    [
      'Golden visa without salary proof, inside man in immigration, 12,000 AED half in advance. Ping me.',
      'visa',
      'job-task',
    ],
    [
      'Police calling for black points removal, 50% off fines if settled in cash transfer today, WhatsApp Mr Khalid 0588127640',
      'traffic-fine',
      'prize',
    ],
    [
      'Salik: your balance is negative since 3 days. Pay AED 12.40 now to avoid AED 1,000 violation: salik-topup.ae-pay.top/r',
      'traffic-fine',
      'prize',
    ],
    [
      'عروض عمرة رمضان 10 ليالي فندق أمام الحرم 900 درهم فقط شامل الطيران، المقاعد محدودة، حول المبلغ كامل على حساب المندوب لتأكيد الحجز',
      'marketplace',
      'deposit-before-viewing',
    ],
    [
      'اتصل على أبوي واحد يقول إنه من المصرف المركزي وطلب منه رقم البطاقة والرقم السري عشان يفك الحظر، هل هذا صحيح؟',
      'bank-impersonation',
      'family-emergency',
    ],
    [
      'وزارة الموارد البشرية: لك مستحقات نهاية خدمة غير مستلمة بقيمة 7,420 درهم. أرسل صورة الهوية ورقم الآيبان على هذا الرقم لاستلامها',
      'government-impersonation',
      'prize',
    ],
    [
      'MOHRE: Your labour card has been blocked due to absconding case by employer. To remove pay AED 520 today through agent 0567782210 or face ban.',
      'visa',
      'pay-before-delivery',
    ],
    [
      'Etisalat: your SIM will be upgraded in 2 hours. Share the 6 digit code you receive with our agent on 056 882 4471 or your line will be stopped.',
      'telecom',
      'off-platform-request',
    ],
  ] as const)('%s', ([text, kind, noReason]) => {
    expect(told(text)).toMatchObject({ isSafe: false, scamType: kind })
    expect(reasonsOf(text)).not.toContain(noReason)
  })

  test('the threat of a landlord to go to court is no police impersonation', () => {
    const text =
      'Your rent cheque has been returned by the bank. Please deposit the rent to my account by tomorrow, otherwise I will file a case.'
    expect(told(text).scamType).not.toBe('police-impersonation')
  })
})
