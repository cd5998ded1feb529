import { describe, expect, test } from 'vitest'
import { gather } from '../../evidence.ts'
import { quoted } from '../testing/quoted.ts'

describe('a crooked trade is seen by its words', () => {
  test.for([
    [
      'Pay the clearing agent 900 and he brings the car',
      'pay-before-delivery',
      'Pay the clearing agent 900 and he',
    ],
    ['Former account is dormant, use this', 'changed-bank-account', 'Former account is dormant'],
    [
      'All invoices must be redirected to the attached IBAN',
      'changed-bank-account',
      'invoices must be redirected to the attached IBAN',
    ],
    ['The nursery changed its bank', 'changed-bank-account', 'nursery changed its bank'],
    [
      'Balance sent to our alternative account',
      'changed-bank-account',
      'Balance sent to our alternative account',
    ],
    [
      'Landlord flying tonight, transfer 2,000 to hold it',
      'deposit-before-viewing',
      'Landlord flying tonight, transfer 2,000 to hold',
    ],
    ['بوصلها لك باجر إذا دفعت 700', 'pay-before-delivery', 'بوصلها لك باجر إذا دفعت 700'],
    ['الرسوم 5,000 إلى حساب المشرفة', 'changed-bank-account', 'الرسوم 5,000 إلى حساب المشرفة'],
    [
      'بسبب تحديث النظام المالي، ادفعوا على حساب آخر',
      'changed-bank-account',
      'تحديث النظام المالي، ادفعوا على حساب',
    ],
    ['راعيها في لندن، تحول 2000 والمفتاح يوصلك', 'deposit-before-viewing', 'راعيها في لندن، تحول'],
    [
      'Maganda ang rate, sa account ko muna tapos sa account mo',
      'pay-before-delivery',
      'account ko muna tapos sa account mo',
    ],
    [
      'The escrow company brings it and you have 5 days to test it',
      'pay-before-delivery',
      'escrow company brings it and you have 5 days to test it',
    ],
    [
      'Remaining PDCs are to be replaced by transfer',
      'changed-bank-account',
      'PDCs are to be replaced by transfer',
    ],
    ["The hotel's account is in migration", 'changed-bank-account', 'account is in migration'],
    [
      'نرجو إلغاء شيك 15 ديسمبر وسداد القسط بتحويل إلى حساب الإدارة',
      'changed-bank-account',
      'إلغاء شيك 15 ديسمبر وسداد القسط بتحويل إلى حساب',
    ],
    [
      'Full for viewing now, so reservation 300',
      'deposit-before-viewing',
      'Full for viewing now, so reservation',
    ],
    [
      'Reservation first, then I give building name',
      'deposit-before-viewing',
      'Reservation first, then I give building',
    ],
    ['Pay the deposit before viewing', 'deposit-before-viewing', 'Pay the deposit before viewing'],
    [
      'Courier will collect it, enter your card',
      'buyer-sends-courier',
      'Courier will collect it, enter your card',
    ],
    [
      'I paid by courier escrow, you will get an SMS',
      'buyer-sends-courier',
      'paid by courier escrow, you will get an SMS',
    ],
    ['بيوصلج رابط تحطين فيه رقم بطاقتج', 'buyer-sends-courier', 'بيوصلج رابط تحطين فيه رقم'],
    [
      'I am presently in Norway, so I cannot show the place',
      'deposit-before-viewing',
      'am presently in Norway, so I cannot show',
    ],
    ['العربون على حساب الوالدة', 'deposit-before-viewing', 'العربون على حساب الوالدة'],
    [
      'The puppy is free, you just cover the flight',
      'pay-before-delivery',
      'free, you just cover the flight',
    ],
    ['Pay first, then we deliver', 'pay-before-delivery', 'Pay first, then we deliver'],
    [
      'Rate is 26.9. Put dirhams in my account and your family gets it',
      'pay-before-delivery',
      'Put dirhams in my account and your family',
    ],
    [
      'Aaj rate 26.9 hai. Mere account me dirham dalo, tumhare account me rupees bhej dunga',
      'pay-before-delivery',
      'Mere account me dirham dalo, tumhare account',
    ],
    [
      'سعر الصرف عندي 13.9، حول الدراهم على حسابي وتوصل أهلك بالجنيه',
      'pay-before-delivery',
      'حول الدراهم على حسابي وتوصل أهلك',
    ],
    [
      'الحجز بمبلغ كامل مقدما بالتحويل، ونطرش لك التصريح',
      'pay-before-delivery',
      'بمبلغ كامل مقدما بالتحويل',
    ],
    ['I paid too much, send it back', 'overpayment', 'paid too much, send'],
    [
      'Galti se 700 aapko chale gaye, wapas bhej do',
      'overpayment',
      'Galti se 700 aapko chale gaye, wapas bhej',
    ],
    [
      'Please do not use the company account, I send you another account',
      'changed-bank-account',
      'not use the company account, I send you another account',
    ],
    ['Our bank closed the old one', 'changed-bank-account', 'bank closed the old'],
    [
      'You only cover the airport transport by transfer',
      'pay-before-delivery',
      'only cover the airport transport',
    ],
    ['We have a new bank account', 'changed-bank-account', 'new bank account'],
    [
      'Tenants: a modification to our rent payment procedure starts today',
      'changed-bank-account',
      'modification to our rent payment',
    ],
    ['تم تغيير طريقة دفع الإيجار', 'changed-bank-account', 'تغيير طريقة دفع الإيجار'],
    ['غيرنا حسابنا البنكي', 'changed-bank-account', 'غيرنا حسابنا البنكي'],
    ['Here is the cheque, give me the key', 'goods-before-money', 'cheque, give me the key'],
    [
      'To hold the room please transfer 800',
      'deposit-before-viewing',
      'To hold the room please transfer',
    ],
    [
      'Magpadala po muna ng 350 reservation',
      'deposit-before-viewing',
      'Magpadala po muna ng 350 reservation',
    ],
    [
      'Di po pwede viewing, send lang kayo 450 para sa bedspace',
      'deposit-before-viewing',
      'Di po pwede viewing, send lang kayo 450',
    ],
    [
      'Wala pong viewing sa partition, pa-GCash na lang 500',
      'deposit-before-viewing',
      'Wala pong viewing sa partition, pa-GCash na lang 500',
    ],
    [
      'Kung gusto nyo po i-reserve ang partition, send lang kayo 450',
      'deposit-before-viewing',
      'reserve ang partition, send lang kayo 450',
    ],
    [
      'You only cover the crate, 900 for shipping',
      'pay-before-delivery',
      'only cover the crate, 900',
    ],
    [
      'Booking amount 400 by transfer then driver brings her',
      'pay-before-delivery',
      'Booking amount 400 by transfer then driver brings',
    ],
    ['حول أول وأنا أطرش لك التذاكر', 'pay-before-delivery', 'حول أول وأنا أطرش'],
    [
      'Dont use the company account, the bank has a problem',
      'changed-bank-account',
      'Dont use the company account, the bank has a problem',
    ],
    [
      'He gives the keys once the 900 shows in my account',
      'pay-before-delivery',
      'gives the keys once the 900 shows in my account',
    ],
    [
      'Please find the revised remittance instructions',
      'changed-bank-account',
      'revised remittance instructions',
    ],
    [
      'The client account of the agent has changed',
      'changed-bank-account',
      'client account of the agent has changed',
    ],
    [
      'The owner asked us to route it to another account',
      'changed-bank-account',
      'asked us to route it to another account',
    ],
    ['Put the salary in my new account', 'changed-bank-account', 'salary in my new account'],
    ['I wish to amend my wage account', 'changed-bank-account', 'amend my wage account'],
    ['Can you switch my direct deposit?', 'changed-bank-account', 'switch my direct deposit'],
    [
      'أرغب بتعديل الحساب الذي يصل إليه راتبي',
      'changed-bank-account',
      'بتعديل الحساب الذي يصل إليه راتبي',
    ],
    [
      'We cannot receive funds in our old account',
      'changed-bank-account',
      'cannot receive funds in our old account',
    ],
    ['الدفعة القادمة على آيبان المدير', 'changed-bank-account', 'الدفعة القادمة على آيبان المدير'],
    [
      'PayPal friends and family only please',
      'pay-before-delivery',
      'PayPal friends and family only',
    ],
  ] as const)('%s: %s, by the words %s', ([text, code, words]) => {
    expect(quoted(text, code)).toContain(words)
  })
})

test.for([
  ['You can see the flat on Saturday', 'deposit-before-viewing'],
  ['Pwede viewing anytime, deposit 200 pagkalipat na po', 'deposit-before-viewing'],
  ['Di pwede viewing ngayon, bukas na lang po ng 7', 'deposit-before-viewing'],
  ['Naka-reserve na po ang bedspace, send ko location', 'deposit-before-viewing'],
  ['Pay when you see the bike', 'pay-before-delivery'],
  ['Rate today 24.1. Bring your Emirates ID to any of our branches', 'pay-before-delivery'],
  ['سعر الصرف اليوم 13.4 في جميع الفروع، وتصل الحوالة إلى حساب أهلك', 'pay-before-delivery'],
  [
    'Aaj exchange ka rate 24.1 hai, ghar paise bhej diye maine apne account se',
    'pay-before-delivery',
  ],
  ['The courier comes at five', 'buyer-sends-courier'],
  ['تم خصم مبلغ 120 درهم من بطاقتك', 'buyer-sends-courier'],
  ['العربون يرجع لك بعد المعاينة', 'buyer-sends-courier'],
  ['Our bank details are unchanged', 'changed-bank-account'],
  ['To change your bank account for salary, bring the form', 'changed-bank-account'],
  ['متى يصل راتبي هذا الشهر؟', 'changed-bank-account'],
  ['لتغيير حساب الراتب راجع الموارد البشرية', 'changed-bank-account'],
  ['The bank is closed on Friday', 'changed-bank-account'],
  ['The hotel will cover your airport transfer', 'pay-before-delivery'],
  ['Our bank details have not changed', 'changed-bank-account'],
  ['I paid for dinner', 'overpayment'],
  ['42 cash please, keep change ready', 'overpayment'],
  ['Galti se aapka charger mere paas hai, kal wapas doonga', 'overpayment'],
  ['Relief grant: receive the money with this form', 'buyer-sends-courier'],
  ['لاستلام المبلغ المسترد اضغط الرابط', 'buyer-sends-courier'],
  ['We hold the room for you until Friday', 'deposit-before-viewing'],
  ['Insurance covers the crate', 'pay-before-delivery'],
  ['Use the company account, there is no problem', 'changed-bank-account'],
  ['I pay the rent once the salary is in my account', 'pay-before-delivery'],
  ['Your salary is in your account', 'changed-bank-account'],
  ['Check in from 3 pm, payment shows on your statement', 'goods-before-money'],
  ['Pay by cheque or by transfer', 'goods-before-money'],
  ['لك مبلغ مسترد من الضرائب، لاستلام المبلغ زودنا برقم بطاقتك', 'buyer-sends-courier'],
  ['ربحت معنا 200 ألف درهم، لاستلام المبلغ زودنا برقم بطاقتك', 'buyer-sends-courier'],
  ['You won AED 900, to receive the money give us your card', 'buyer-sends-courier'],
  ['تمت الموافقة على قرضك، لاستلام المبلغ زودنا برقم بطاقتك', 'buyer-sends-courier'],
  ['Your tax refund of AED 210 was sent to your card', 'buyer-sends-courier'],
  ['حول الإيجار إلى حسابي الشخصي', 'deposit-before-viewing'],
  ['الدفعة القادمة يوم الأحد', 'changed-bank-account'],
  ['أوقفنا الخدمة مؤقتا لعدم تحديث بياناتكم البنكية', 'changed-bank-account'],
  ['The cargo company brings my car in 5 days', 'pay-before-delivery'],
  ['Friends and family are welcome at the viewing', 'pay-before-delivery'],
] as const)('%s is no %s', ([text, code]) => {
  expect(quoted(text, code)).toEqual([])
})

test.for([
  [
    'Dear Doctor, our esteemed journal is short of two articles for this issue. Kindly help us.',
    'paid-honour',
    true,
  ],
  [
    'Dear author, your paper is published within 48 hours, fee 90 USD. Our journal is indexed.',
    'paid-honour',
    true,
  ],
  [
    'A film producer wants your book. The studio needs a pitch and trailer, the package is $1,900.',
    'paid-honour',
    true,
  ],
  [
    'The summit gives free flight tickets. You are only responsible for your hotel booking through the secretariat.',
    'paid-honour',
    true,
  ],
  [
    'Dear Dr Hall, your manuscript was accepted by the journal after review. There is no fee.',
    'paid-honour',
    false,
  ],
  [
    'We are short of articles for the parish magazine, write to me by Sunday.',
    'paid-honour',
    false,
  ],
  ['Your book earned £210 in royalties from our film rights.', 'paid-honour', false],
  [
    'Can my new bank be used for this payroll? I would like my wages deposited in another account.',
    'changed-bank-account',
    true,
  ],
  ['Please hold the payment until our new account details follow.', 'changed-bank-account', true],
  [
    'I changed banks and would like my salary there. I put it into the HR portal.',
    'changed-bank-account',
    false,
  ],
  ['My cheque covers your fee, take it and wire the balance to the florist.', 'overpayment', true],
  ['You can pay the balance by cheque on the day.', 'overpayment', false],
] as const)('a mail "%s": %s %s', ([text, code, is]) => {
  const { findings } = gather({ type: 'email', text })
  expect(findings.some((finding) => finding.code === code)).toBe(is)
})

test.for([
  ['I paid for it, scan the QR to receive your money', 'buyer-sends-courier'],
])('a buyer wants something to be scanned: %s', ([text, code]) => {
  expect(quoted(text!, code!)).not.toEqual([])
})

describe('a deposit that keeps a time at a salon, a clinic or a restaurant is no rent and no sale', () => {
  const codes = (text: string) =>
    gather({ type: 'message', text }).findings.map(({ code }) => code as string)
  const TOLD = ['deposit-before-viewing', 'pay-before-delivery', 'upfront-fee', 'urgency']

  test.for([
    'عربون لتأكيد الحجز 100 درهم، صالون الياسمين، يخصم من الفاتورة',
    'نرجو تحويل 150 درهم عربون لتأكيد حجز موعدك في العيادة',
    'سعر مكياج العروس 900، العربون 200 لتأكيد الحجز والباقي يوم المناسبة',
    'تدفعين عربون 80 درهم لتثبيت الموعد في المشغل',
    'عربون حجز الطاولة في المطعم 50 درهم للشخص',
    'Send a deposit of AED 100 to secure your appointment at our salon',
    'A deposit of AED 50 confirms your table, taken off the bill',
  ])('%s', (text) => {
    expect(codes(text).filter((code) => TOLD.includes(code))).toEqual([])
  })

  test.for([
    ['شقة جديدة، حول عربون 1000 لحجزها قبل المعاينة', 'deposit-before-viewing'],
    ['العربون 500 لتأكيد الحجز، الشاليه يطلع بسرعة', 'pay-before-delivery'],
    ['جوالات جديدة، الدفع مقدما والتوصيل بكرة', 'pay-before-delivery'],
    ['عمرة 350 درهم، تحويل بنكي وما نقبل الدفع في المكتب', 'pay-before-delivery'],
  ] as const)('but "%s" is: %s', ([text, code]) => {
    expect(codes(text)).toContain(code)
  })
})

test('what a worker gets at the end of his service is no fee', () => {
  const { findings } = gather({ type: 'message', text: 'لك مكافأة نهاية خدمة 6100 درهم' })
  expect(findings.map(({ code }) => code)).not.toContain('upfront-fee')
})

describe('Arabic dialects tell of money sent by mistake and of who pays first', () => {
  test.for([
    ['حولتلك ٣٠٠٠ جنيه بالغلط يا ابني', 'overpayment', 'حولتلك ٣٠٠٠ جنيه بتوع الايجار يا ابني'],
    ['القسط دخلك مرتين، رجعهم على رقم تاني', 'overpayment', 'القسط دخلك مرتين، خليه للشهر الجاي'],
    ['ba3atlak 900 bdal 90 ya basha', 'overpayment', 'ba3atlak 90 beto3 el ketab ya basha'],
    [
      'يلي بيدفع ١٠٠٠ اول بحجزله الغرفة وببعتلو كود الباب',
      'deposit-before-viewing',
      'يلي بيجي اول بوريه الغرفة وببعتلو كود الباب',
    ],
    [
      'ابعت ٢٠٠ حجز وهسيبلك المفتاح عند الحارس',
      'deposit-before-viewing',
      'عدي شوف الاوضة وهسيبلك المفتاح عند الحارس',
    ],
    [
      '7awel 500 3arboon w bkhalli el mefta7 3and el natoor',
      'deposit-before-viewing',
      'el mefta7 3and el natoor, shoof el room w ba3den nketeb el 3a2d',
    ],
    [
      'الدفع كامل مقدم والبضاعة توصل عقب شهر',
      'pay-before-delivery',
      'البضاعة توصل عقب شهر والدفع يوم تستلمها',
    ],
  ])('%s', ([fraud, code, ordinary]) => {
    expect(quoted(fraud!, code!)).not.toEqual([])
    expect(quoted(ordinary!, code!)).toEqual([])
  })
})
