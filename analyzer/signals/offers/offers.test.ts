import { describe, expect, test } from 'vitest'
import { gather } from '../../evidence.ts'
import { analyze } from '../../index.ts'
import { quoted } from '../testing/quoted.ts'

function signs(text: string): string[] {
  return analyze({ type: 'message', text }).findings.map(({ code }) => code)
}

describe('an offer that no honest person makes is seen', () => {
  test.for([
    ['Pay AED 500 registration fee before the interview', 'upfront-fee'],
    ['Aapka visa lag gaya', 'visa-offer'],
    ['വിസ ചാർജ് ഇന്ന് അയക്കൂ', 'upfront-fee'],
    ['விசா கட்டணம் இன்று செய்யவும்', 'upfront-fee'],
    ['ഡ്രൈവർ ജോലിക്ക് നിങ്ങളെ തിരഞ്ഞെടുത്തു', 'job-offer'],
    ['ஓட்டுநர் வேலை, சம்பளம் நல்லது', 'job-offer'],
    ['ড্রাইভার চাকরি, বেতন ভালো', 'job-offer'],
    ['مطلوب سكرتيرة لشركة', 'job-offer'],
    ['تصرف الحكومة 3000 درهم لكل أسرة', 'free-money'],
    ['Bayaran ang 700 AED customs', 'upfront-fee'],
    ['Down 8k ngayon para reserve', 'upfront-fee'],
    ['രജിസ്ട്രേഷൻ 200 അയക്കൂ', 'upfront-fee'],
    ['वीज़ा बिना कंपनी के', 'visa-offer'],
    ['رسوم التسجيل 150 درهم فقط', 'upfront-fee'],
    ['Starter kit costs 250', 'upfront-fee'],
    ['Customs duty AED 84, pay by card at this page', 'upfront-fee'],
    ['رسوم التأمين قبل السفر', 'upfront-fee'],
    ['To withdraw your profit pay 10% tax', 'release-of-money'],
    ['لسحب أرباحك ادفع ضريبة 10%', 'release-of-money'],
    ['Every resident receives AED 2,000 from the programme', 'free-money'],
    ['منحة مالية لكل المقيمين، سجل الآن', 'free-money'],
    ['Free seats on Umrah flights for all, register', 'free-money'],
    ['Eid gift AED 700 for each family', 'free-money'],
    ['Azad visa AED 6,000 without any company', 'visa-offer'],
    ['فيزا حرة بدون كفيل', 'visa-offer'],
    ['You are selected for the job', 'job-offer'],
    ['You passed the interview', 'job-offer'],
    ['Your CV has been accepted', 'job-offer'],
    ['Everything 90% off', 'deep-discount'],
    ['Nol card, free metro for 6 months, AED 9', 'free-travel-card'],
    ['بطاقة نول مترو مجاني 6 أشهر بـ9 دراهم', 'free-travel-card'],
    ['नोल कार्ड: मेट्रो 6 महीने मुफ्त', 'free-travel-card'],
    ['We buy USDT for cash, meet face to face', 'cash-for-crypto'],
    ['نبيع USDT كاش، يد بيد', 'cash-for-crypto'],
    ['USDT कैश में बेच रहे हैं, मिल कर', 'cash-for-crypto'],
    ['Drop your ETH address', 'free-money'],
    ['You are eligible for an airdrop', 'free-money'],
    ['You are entitled to a payment of 350', 'free-money'],
    ['Driving licence without test', 'favour-for-sale'],
    ['عشان أتأكد إنك جاد حول 700', 'upfront-fee'],
    ['طرش 500 حق الخطابة أم سعيد', 'upfront-fee'],
    ['To be sure you are serious pay 300', 'upfront-fee'],
    ['Eb3at 500 dh lel khataba', 'upfront-fee'],
    ['رخصة بدون فحص', 'favour-for-sale'],
    ['نفك السحر ونرد الحبيب', 'favour-for-sale'],
    ['أعرف ضابط يقدر يوقفه اليوم', 'favour-for-sale'],
    ['He is a certified hacker', 'favour-for-sale'],
    ['استرجاع أموالكم مقابل رسوم', 'release-of-money'],
    ['Pay one EMI in advance to activate the loan', 'release-of-money'],
    ['إقامة فريلانس شاملة كل شي', 'visa-offer'],
    ['The charges are payable by you in advance', 'upfront-fee'],
    ['The tender fee is borne by the supplier', 'upfront-fee'],
    ['वीज़ा के लिए 18,500 जमा करें', 'upfront-fee'],
    ['We confirm your position as a receptionist', 'job-offer'],
    ['Only the insurance of AED 450 first', 'upfront-fee'],
    ['We take the charges before the offer letter', 'upfront-fee'],
    ['رسوم العقد تعاد مع أول راتب', 'upfront-fee'],
    ['আগে ১৫০০ টাকা ফি পাঠান', 'upfront-fee'],
    ['প্রসেসিং ফি ৫০০ দিরহাম পাঠান', 'upfront-fee'],
    ['വിസ പ്രോസസ്സിംഗ് ഫീസ് 750 ദിർഹം അയക്കുക', 'upfront-fee'],
    ['செயலாக்கக் கட்டணம் 500 திர்ஹாம் அனுப்பவும்', 'upfront-fee'],
    ['Оплатите комиссию', 'upfront-fee'],
    ['You pay the tax before the wallet opens', 'release-of-money'],
    ['Settle the fee, otherwise all coins are burned', 'release-of-money'],
    ['Top up to finish, then withdraw all', 'release-of-money'],
    ['Grooming kit 600 to be settled', 'upfront-fee'],
    ['ابعت قيمة تذكرة السفر وتسترد مع أول راتب', 'upfront-fee'],
    ['سلم 10% مقدم', 'upfront-fee'],
    ['फाइल खोलने के 2,000 रुपये', 'upfront-fee'],
    ['Permit laga ke dunga', 'visa-offer'],
    ['عربون 500 لإثبات الجدية', 'upfront-fee'],
    ['Just cover the 5 dirham activation', 'upfront-fee'],
    ['Send 350 processing by exchange house', 'upfront-fee'],
    ['اعتمدنا تعيينك كسائق', 'job-offer'],
    ['He is doubling your bitcoin today', 'free-money'],
    ['I saw your name on the list for the relief grant', 'free-money'],
    ['NEET paper, original, available before the exam', 'favour-for-sale'],
    [
      'I can get your child a seat in that outstanding school without waiting list, only 5,000',
      'favour-for-sale',
    ],
    ['Golden visa AED 9,500, we have contact inside', 'favour-for-sale'],
    ['I settle any bill at half price', 'favour-for-sale'],
    ['I was scammed and got everything back, message this lady', 'favour-for-sale'],
    ['شهادة ايلتس بدون اختبار معتمدة', 'favour-for-sale'],
    ['الراقية تفك العمل من بعيد، حق البخور ٧٠٠ ريال', 'favour-for-sale'],
    ['أسئلة الوزاري مسربة من الكنترول، الاشتراك 40 دينار', 'favour-for-sale'],
    ['عندنا واحد في اللجنة يدخل اسمك، نص المبلغ 900 الآن', 'favour-for-sale'],
    ['إجازة مرضية بدون كشف وتنزل بالنظام، 150 ريال', 'favour-for-sale'],
    ['خلطة تشفي السكري نهائيا، اترك الأنسولين، الكورس 300 درهم', 'favour-for-sale'],
    ['A generational curse holds your luck, the candles cost $90', 'favour-for-sale'],
    ['Skip the insulin, our herbal tea is only $60', 'favour-for-sale'],
  ] as const)('%s: %s', ([text, code]) => {
    expect(signs(text)).toContain(code)
  })
})

test.for([
  ['ادفع الآن لتجنب الحجز', 'upfront-fee'],
  ['سدد الآن لتجنب حجز المركبة', 'upfront-fee'],
  ['سدد الغرامة لتفادي سحب الرخصة', 'upfront-fee'],
  ['رسوم الفصل الثاني مستحقة قبل 10 يناير', 'upfront-fee'],
  ['Did you get him a seat without the assessment?', 'favour-for-sale'],
  ['We pay for your visa and medical', 'upfront-fee'],
  ['شو رسوم الخطابة عندكم؟', 'upfront-fee'],
  ['الخطابة خذت 5000 عقب العرس', 'upfront-fee'],
  ['There is no registration fee of AED 100 any more', 'upfront-fee'],
  ['The kit costs 90 for each player', 'upfront-fee'],
  ['Customs duty AED 84, pay by card at the door', 'upfront-fee'],
  ['Trade license registration: AED 11,000 as quoted', 'upfront-fee'],
  ['أحضر بطاقة التأمين قبل الموعد', 'upfront-fee'],
  ['سيصل المبلغ المسترد خلال أسبوع', 'upfront-fee'],
  ['Your refund was paid to your card', 'release-of-money'],
  ['الدفع عند الاستلام 247 درهم، جهز المبلغ', 'release-of-money'],
  ['Farewell gift for Omar 40 dhs each', 'free-money'],
  ['Birthday gift is 35 aed each', 'free-money'],
  ['Free seats at the forum, register with the chamber', 'free-money'],
  ['Free workshop for members, register at the desk', 'free-money'],
  ['20% off all shoes', 'deep-discount'],
  [
    'Children under 5 travel free on the metro, others need a nol card for AED 25',
    'free-travel-card',
  ],
  ['nol pass: 30 days of unlimited travel for AED 230', 'free-travel-card'],
  ['Flat by the metro, nol card parking, free maintenance for 6 months', 'free-travel-card'],
  ['Nol: 3 months of free metro for students, see https://www.rta.ae', 'free-travel-card'],
  ['تم شحن بطاقة نول بمبلغ 50 درهم', 'free-travel-card'],
  ['Do not buy USDT for cash in person', 'cash-for-crypto'],
  ['Sell your USDT in the app and get cash in your bank account', 'cash-for-crypto'],
  ['Meet me at the mall, bring cash for lunch', 'cash-for-crypto'],
  ['My visa was renewed yesterday', 'visa-offer'],
  ['Your residence visa renewal of AED 1,020 has been paid', 'visa-offer'],
  ['تم سداد رسوم تأشيرة زيارة 350 درهم', 'visa-offer'],
  ['بخور وعود من محلنا، الكيلو 200 درهم', 'favour-for-sale'],
  ['كتاب أسئلة السنوات السابقة 15 دينار في المكتبة', 'favour-for-sale'],
  ['الفحص الطبي للإقامة 320 درهم، أحضر الهوية', 'favour-for-sale'],
  ['لا توقف الدواء قبل مراجعة الطبيب، الكشف 100 درهم', 'favour-for-sale'],
  ['غسيل 3 مكيفات 199 درهم، برودة الخليج', 'favour-for-sale'],
  ['Do not stop the insulin, the clinic costs $60', 'favour-for-sale'],
  ['Bring your driving licence to the test', 'favour-for-sale'],
  ['The bank was hit by hackers', 'favour-for-sale'],
  ['You dropped your wallet in the taxi', 'free-money'],
  ['You are eligible for a loan', 'free-money'],
  ['Spend AED 900 to get AED 40 back, boost it to AED 90 with our card', 'favour-for-sale'],
  ['يقدر يوقف السيارة هنا', 'favour-for-sale'],
  ['Your EMI of AED 900 was debited', 'release-of-money'],
  ['Processing fee 1% is deducted from the loan', 'release-of-money'],
  ['Your no claim bonus of 35% will lapse', 'release-of-money'],
  ['We never ask for a deposit to release funds', 'release-of-money'],
  ['The company pays for the clearance', 'upfront-fee'],
  ['Send 350 flyers by courier', 'upfront-fee'],
  ['لديك مبلغ تأمين مسترد سيصل حسابك', 'upfront-fee'],
  ['Only your insurance card is needed', 'upfront-fee'],
  ['Recharge AED 50 and receive 5 GB', 'release-of-money'],
  ['Pay the fee before the account opens', 'release-of-money'],
  ['Rent is payable in advance', 'upfront-fee'],
  ['AED 300 for Visa card 4471', 'upfront-fee'],
  ['Free accommodation and food, register', 'free-money'],
  ["Pay the fee by card, so we'll collect it on Monday", 'release-of-money'],
  ['We confirm your appointment on Sunday', 'job-offer'],
  ['স্কুলের ফি ৫০০ দিরহাম, অফিসে দিন', 'upfront-fee'],
  ['സ്കൂൾ ഫീസ് 750 ദിർഹം അടച്ചു', 'upfront-fee'],
  ['பள்ளிக் கட்டணம் 500 திர்ஹாம் செலுத்தப்பட்டது', 'upfront-fee'],
  ['Комиссия не взимается', 'upfront-fee'],
  ['First aid kit for each of the 30 cars', 'upfront-fee'],
  ['خصم 10% على التذاكر', 'upfront-fee'],
  ['Your name is on the list for the school trip', 'free-money'],
  ['Final versions of accepted papers are due on 15 June', 'favour-for-sale'],
  ['I settle the bill when I come back', 'favour-for-sale'],
] as const)('%s is no %s', ([text, code]) => {
  expect(signs(text)).not.toContain(code)
})

test.for([
  ['You are invited to our supplier registration', true],
  ['ندعوكم للتسجيل كمورد', true],
  ['Our supplier has opened a shop', false],
  ['سجل المورد رقم الفاتورة', false],
] as const)('%s: whether vendors are invited is %s', ([text, is]) => {
  expect(gather({ type: 'email', text }).circumstances.includes('invites-vendors')).toBe(is)
})

test.for([
  ['Traffic fine discount 50%, pay through me', 'favour-for-sale'],
  ['Pay the VAT of AED 90 first, then we release the parcel', 'upfront-fee'],
])('a favour is sold: %s', ([text, code]) => {
  expect(quoted(text!, code!)).not.toEqual([])
})

test.for([
  ['Concert tickets, 2 left, 700 each', 'free-money'],
  ['Send us the trade licence and VAT certificate', 'upfront-fee'],
])('a price is no gift, and a certificate no fee: %s', ([text, code]) => {
  expect(quoted(text!, code!)).toEqual([])
})

test('papers that are sold without their studies are a favour for sale', () => {
  const text = 'نوفر شهادات ماجستير مصدقة من الوزارة ومعترف بها بدون دراسة'
  expect(signs(text)).toContain('favour-for-sale')
  expect(signs('شهادات الطلاب متوفرة في المكتب بدون موعد')).not.toContain('favour-for-sale')
})

describe('favours, visas and fees in Arabic dialects', () => {
  test.for([
    ['انا اقدر ابدل نتيجة الفحص قبل تطلع', 'favour-for-sale', 'نتيجة الفحص تطلع باجر'],
    ['اعرف حد في الجوازات يشيله ب ٢٠٠٠', 'favour-for-sale', 'اسأل في الجوازات عن الرسوم ٢٠٠'],
    [
      'احنا مكتب بنرجع فلوسك من الفوركس مقابل نسبة ٥ بس',
      'favour-for-sale',
      'البنك رجعلي ٥ دراهم نقصوني',
    ],
    ['الجمارك طالبين ٣٠٠٠ درهم وانا بالسفينة', 'upfront-fee', 'الجمارك افرجوا عن الشحنة'],
    ['العقد جاهز، نصها دابا ونصها فالمطار', 'upfront-fee', 'العقد جاهز، تعال وقعه'],
    ['هتدخل سياحة وهتلاقي عقدك مستنيك', 'visa-offer', 'هتدخل تلاقي القهوة مستنياك'],
    ['كونطرا ديال الخدمة فمصنع', 'job-offer', 'كونطرا ديال الكرا فالدار'],
  ])('%s', ([fraud, code, ordinary]) => {
    expect(quoted(fraud!, code!)).not.toEqual([])
    expect(quoted(ordinary!, code!)).toEqual([])
  })
})
