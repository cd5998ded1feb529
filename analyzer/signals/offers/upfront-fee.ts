import type { Prepared } from '../../prepared.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { feeFirstElsewhere } from '../elsewhere/jobs.ts'
import { isBookedService } from '../trades/booked-service.ts'
import { isPaidAtTheDoor } from './paid-at-the-door.ts'
import { KEPT_BACK } from './release-of-money.ts'

/** An insurance that one has, a refund, a licence among the items of a quotation, a card's brand and a department's name. */
const NO_FEE_FIRST: Phrases = {
  en: [
    'trade|commercial|business|company ..1 license|licence ..2 registration|renewal|application',
    'company|employer|sponsor|agency|hospital|insurance pays|pay|covers|cover|bears',
    ...KEPT_BACK.en,
    'method|with|by|using|card|mastercard|or visa',
    'visa card|ending|debit|credit|infinite|platinum|signature|mastercard|or|xx',
    'customs ..2 port security',
    'avoid|prevent|escape ..1 {fee_kind}',
    'vat|tax|trn ..1 certificate|certificates',
  ],
  ar: [
    // What is paid so that it does not happen: "لتجنب الحجز" is an impounded car, no booking.
    'لتجنب|تجنب|لتفادي|تفادي|لمنع ..1 {fee_kind}',
    'حجز|الحجز ..0 على ..0 مركبتك|سيارتك|أموالك|ممتلكاتك|حسابك|حسابكم|رصيدك',
    'حجز مركبتك|سيارتك|مركبتكم|المركبة|السيارة|أموالك|رصيدك|حسابك|حسابكم',
    'قبل ..1 #|تاريخ|نهاية|يوم|موعد|بداية',
    'بطاقة|وثيقة|بوليصة|شركة|تغطية|موافقة التأمين|تأمين|تأميني|الضمان',
    'المبلغ|مبلغ المسترد|المستردة',
    // What a worker gets at the end: no fee for a service.
    'نهاية|ترك ..0 خدمة|الخدمة|خدمتك|خدمتكم',
    'لديك|لديكم|لك|لكم ..2 تأمين|مبلغ|ضمان ..1 مسترد|مستردة',
    ...KEPT_BACK.ar,
  ],
}

const DEPOSIT = compile({ en: ['deposit|down|advance'], ar: ['عربون'] })

/** A deposit keeps an appointment or a table: what it is for is given there, and no fee for a promise. */
function isDepositForTime(content: Prepared): boolean {
  return occurs(content.words, DEPOSIT) && isBookedService(content)
}

/** Wants a fee before anything is given: for a job, a visa, a loan, papers, training, a token. */
const upfrontFeeInWords = phraseSignal(
  'upfront-fee',
  {
    en: [
      'just|only cover|pay ..4 activation|processing|handling|admin|registration',
      '{pay}|send|transfer ..1 # {fee_kind} ..2 by|via|first|through|before',
      'uniform|kit|training|medical|grooming|badge|equipment ..1 kit|fee|fees|materials ..1 # ..4 settled|paid|sent|cleared',
      '{fee}|# ..4 for {fee_kind} ..1 before ..2 flight|departure|travel|joining|deployment',
      '{fee_kind} ..3 fee|fees|charge|charges|deposit|payment|cost ..4 @amount|only|refundable|{pay}|required|applies|first|upfront|#',
      '{fee_kind} ..2 @amount',
      '{fee_kind} ..2 fee|fees|deposit ..2 of|is|only ..1 @amount|#',
      '@amount|{pay} ..4 {fee_kind} ..3 fee|fees|charge|charges|deposit|cost|first|refundable',
      '{pay}|cover|send|transfer ..5 {fee_kind}|admin ..2 fee|fees|deposit|cost|costs|charges',
      '@amount ..3 for|as ..3 {fee_kind}',
      '{pay}|send|transfer ..3 @amount ..3 for|as ..3 {fee_kind}',
      'refundable ..3 deposit|fee|amount|@amount|payment',
      '@amount|fee|deposit ..4 refundable',
      '{fee}|deposit|@amount|payment ..3 first|before|upfront|advance ..6 {release}|start|receive|get|deliver|interview|visa|process|send|loan|transfer|offer|contract|joining',
      'one time|off fee|payment|charge',
      'sure|know|show|prove ..1 you|youre|ur ..1 serious ..4 pay|send|transfer ..1 #|@amount',
      '{pay} ..1 # matchmaker|matchmakers|matchmaking',
      'book|reserve|buy|collect|get ..3 token|slot|seat|place ..2 @amount|pay|paying',
      'only ..3 {fee} ..1 remains|left|needed|first|missing',
      '{fee} ..2 remains|first|upfront|beforehand',
      '{pay} ..2 {fee} ..6 and|then|before ..4 {release}|start|get|receive',
      '{pay} ..2 {fee_kind} ..2 first|fee|fees|charge|charges|of|before',
      '{fee_kind} ..2 {fee} ..2 #',
      'security deposit ..1 #',
      'only|just ..2 {fee_kind} ..2 @amount',
      '{fee_kind}|{fee} ..2 @amount ..1 first|upfront|beforehand|advance',
      '{fee_kind}|customs ..1 deposit|fee|tax ..2 #',
      'tax|fee|duty|clearance|customs is ..2 @amount',
      '# % ..1 advance|upfront|deposit',
      'half ..1 in advance',
      'payable ..1 by you ..1 in advance',
      '{fee} ..6 borne|covered|paid by ..1 supplier|vendor|bidder|contractor|you',
      '{pay} ..3 @amount ..3 for ..2 {fee_kind}',
      '{pay} ..4 for|of ..3 {fee_kind}',
      'opening ..2 file ..2 costs|cost|fee|@amount',
      '@amount ..1 {fee_kind} ..1 fee|fees|charge|charges|cost|deposit|costs',
      'need|needs|want|wants|require|requires ..3 @amount ..3 for ..3 {fee_kind}',
      'parcel|package|shipment|consignment|packet|container|order ..10 customs|airport|border|warehouse ..8 {pay}|send|transfer ..6 @amount',
      '{pay}|send|transfer ..1 @amount ..3 to|for ..1 release|clear ..1 it|parcel|package|shipment|consignment|packet|container|order',
    ],
    ar: [
      '#|{pay}|قسط|عربون|مبلغ ..5 تأكيد|لتأكيد|إثبات|لإثبات ..1 جدية|جديتك|الجدية',
      '{pay}|ابعت|أرسل|حول ..2 قيمة|ثمن|حق|تكلفة ..1 تذكرة|التذكرة|الفيزا|الفحص|الزي ..10 راتب|معاش',
      'أتأكد|أعرف|أضمن|أعرفك|نتأكد ..1 إنك ..1 جاد|جادة|جدي|صادق ..6 {send_money} ..2 #|@amount',
      '{send_money} ..1 #|@amount ..2 خطابة',
      '# % ..1 مقدم|مقدما|أولا',
      '{fee} ..3 {fee_kind} ..5 @amount|درهم|فقط|مستردة|مقدما|{pay}',
      '{fee} ..1 {fee_kind}',
      '{pay}|@amount|تحويل ..4 {fee} ..2 {fee_kind}',
      '{pay} ..2 {fee} ..6 قبل|واستلم|لاستلام|حتى|لكي|عشان|لبدء|لإكمال|لإتمام|ليتم|وسيتم',
      'تأمين|مبلغ|رسوم|دفعة|عربون ..2 مسترد|مستردة|يسترد|تسترد|ترجع|مرتجع',
      '@amount ..3 مستردة|تسترد|يسترد|مسترد|ترجع لك',
      '{fee} ..3 مقدما|مسبقا|أولا|لمرة|رمزية ..3 واحدة|@amount',
      'فقط|باقي|يتبقى ..2 {fee}',
      '{fee} ..3 أولا|مقدما|قبل|فقط',
      '{pay} ..3 {fee_kind}',
      '{fee} ..2 {fee_kind} ..1 #|@amount',
      'تأمين|ضمان ..1 #',
      'نصف|نص|النصف مقدم|مقدما',
      '{pay} ..4 {fee_kind}|للتخليص|التخليص',
      'أتعاب|رسوم|اتعاب ..1 محامي|المحامي|قانونية',
      'فتح ..1 ملف ..2 #|@amount',
      'الجمارك|جمارك|الجمرك|الديوانة|ديوانة ..6 عايزين|عاوزين|طالبين|بدهم|بدهن|يبون|يبغون|خلصيهم|خلصهم|ادفعيهم|ادفعهم|باغيين ..1 #|@amount',
      'نص|ونص|نصف ..0 المبلغ ..0 مقدم|مقدما|اول|الحين|دلوقتي|دابا|هلق',
      'نصها|نصهم|نصو|نصه ..0 دابا|الحين|هسه|هلق|دلوقتي|هسع|مقدم ..1 نصها|ونصها|نصهم|ونصهم|والباقي|الباقي',
      'كورس|دورة|الفحص|فحص|الكشف|كشف|زي|يونيفورم|شهادة ..5 #|@amount ..2 اجباري|إجباري|الزامي|إلزامي',
      'تبعت|تبعتلي|تحول|تدفع|ابعت|حول ..0 نصهم|نصها|النص|نص ..1 دلوقتي|الحين|هلق|دابا|الآن',
      '{fee} ..5 تعاد|ترجع|تسترد|ترد|يعاد ..3 راتب|الراتب',
      '{fee} ..2 {fee_kind} ..2 #',
      'يحتاج|تحتاج|يطلب|نحتاج|مطلوب ..3 @amount ..2 {fee_kind}',
      'طرد|شحنة|طلبية ..6 لعدم|لحين|بانتظار ..1 دفع|سداد|تسديد ..1 {fee}',
      'طرد|شحنة|طلبية ..8 الجمارك|المطار|المستودع ..6 {pay} ..3 @amount',
    ],
    others: [
      'फाइल|file|فائل ..2 खोलने|kholne|کھولنے|charge|चार्ज ..3 #|@amount',
      'visa|वीज़ा|ویزا|medical|मेडिकल|میڈیکل ..4 # ..6 {pay}',
      'registration|रजिस्ट्रेशन|رجسٹریشن ..2 #|@amount ..3 bhej|भेज|بھیج|jama|जमा|جمع',
      'আগে|প্রথমে|অগ্রিম ..5 ফি|টাকা|দিরহাম|চার্জ ..3 পাঠান|দিন|জমা|দিতে',
      'প্রসেসিং|রেজিস্ট্রেশন|নিবন্ধন|ভিসা|মেডিকেল|ফাইল|ডেলিভারি|কাস্টমস ..2 ফি|চার্জ ..4 পাঠান|পাঠাও|পাঠাতে|জমা|দিন|দিতে',
      'പ്രോസസ്സിംഗ്|പ്രോസസിംഗ്|രജിസ്ട്രേഷൻ|വിസ|മെഡിക്കൽ|ഫയൽ ..2 ഫീസ്|ചാർജ് ..5 അയക്കുക|അയയ്ക്കുക|അയക്കണം|അടയ്ക്കുക|അടക്കുക|അടയ്ക്കണം|ചെയ്യുക|ചെയ്യണം|അയക്കൂ',
      'செயலாக்க|செயலாக்கக்|பதிவு|பதிவுக்|விசா|மருத்துவ|மருத்துவக் ..2 கட்டணம் ..4 அனுப்பவும்|அனுப்புங்கள்|செலுத்தவும்|செலுத்துங்கள்|செய்யுங்கள்|செய்யவும்|அனுப்பு',
      'bayaran|bayad|magbayad|bayarin ..4 #|@amount ..2 clearance|tax|customs|insurance',
      'down # ..4 reserve|slot|reservation|ngayon',
      'രജിസ്ട്രേഷൻ|രജിസ്ട്രേഷന്|വിസയ്ക്ക്|മെഡിക്കലിന് ..1 # ..2 അയക്കുക|അടയ്ക്കുക|അയക്കൂ|അടയ്ക്കണം',
      'оплатите|переведите|внесите|оплатить ..5 комиссию|взнос|пошлину|предоплату|залог|сбор|налог',
      'at2aked|net2aked|a3raf ..1 ennak|enak|ennek|enek ..1 gad|gadd|gadda|jad|jadd ..3 {send_money} ..1 #|@amount',
      '{send_money} ..1 #|@amount ..2 khataba|khattaba|5ataba|5attaba',
      'edfa3|idfa3|tedfa3|ed fa3 ..3 rosoum|rosoom|rusoom',
      '# ..1 rosoum|rosoom|rusoom|fees',
      'visa|वीज़ा|ویزا|file|فائل|loan|लोन|job|naukri|नौकरी ..4 {fee}|pehle|पहले|پہلے|advance ..4 @amount|#|jama|जमा|جمع',
      '@amount|# ..3 {fee}|charge|charges|advance ..4 pehle|पहले|پہلے|bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج|bharo|karwayen',
      'pehle|पहले|پہلے ..3 @amount|# ..4 {fee}|jama|bhejo|bhejein|जमा|भेजें|جمع|بھیجیں|charge|file',
      'rosoom|rusoom ..3 el malaf|visa|tasjeel|malaf|awwal',
    ],
  },
  {
    negations: 'offers',
    except: NO_FEE_FIRST,
    when: (content) => !isPaidAtTheDoor(content) && !isDepositForTime(content),
  },
)

export const upfrontFee = firstOf(upfrontFeeInWords, feeFirstElsewhere)
