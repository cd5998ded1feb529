import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { depositElsewhere } from '../elsewhere/rents.ts'
import { isBookedService } from './booked-service.ts'

const JOURNEYS = compile({
  en: ['umrah|hajj|flight|flights|visa|tour|cruise|package|packages|pilgrims'],
  ar: ['عمرة|حج|طيران|رحلة|باقة|تأشيرة|معتمرين|حجاج'],
})
const HOMES = compile({
  en: [
    'apartment|flat|studio|villa|room|unit|bedspace|partition|chalet|landlord|tenant|rent|viewing|keys|key|bedroom|br|bhk',
  ],
  ar: ['شقة|استوديو|فيلا|غرفة|شاليه|سكن|إيجار|معاينة|مفتاح|مفاتيح|مالك|وحدة|بيت'],
})

/** Whether a home is spoken of, in English or Arabic. */
export function namesHome({ words }: Prepared): boolean {
  return occurs(words, HOMES)
}

/** A journey has rooms and a deposit, too, and is no home that one sees first. */
function isJourney(content: Prepared): boolean {
  return occurs(content.words, JOURNEYS) && !namesHome(content)
}

/** A home for rent that must be paid for before it is seen. */
const depositBeforeViewingInWords = phraseSignal(
  'deposit-before-viewing',
  {
    en: [
      'reservation|deposit|advance|token ..1 first ..6 then ..3 give|send|share|tell ..2 building|address|location|room',
      'full|closed ..1 for ..1 viewing ..20 reservation|deposit|advance|token|reserve',
      'to|and ..1 hold|keep|block ..2 room|place|flat|studio|apartment|bedspace|partition|unit ..4 {transfer}|pay|send|deposit',
      'contract|viewing ..1 after|once ..3 move|payment|transfer|deposit',
      'deposit|advance|booking|token|holding|rent ..6 before ..3 viewing|seeing|visit|visiting|view',
      '{pay}|transfer|send ..6 deposit|advance|booking|rent ..8 keys|key|reserve|hold|secure|viewing|courier|block|viewed',
      'deposit|advance|{pay}|rent ..8 hold|reserve|secure|block ..4 apartment|flat|studio|villa|room|unit|it|place|bedspace|viewing|chalet',
      'apartment|flat|studio|villa|room|bedspace|unit|chalet ..20 deposit|advance ..6 reserve|secure|hold|today|first|before|now',
      'landlord|owner|im|am|we ..6 abroad|outside|overseas|travelling|traveling|london|uk|uae ..16 deposit|keys|rent|transfer',
      'cant|cannot|not|no|without ..3 show|viewing|view|viewings|visit ..12 deposit|transfer|pay|booking|video|advance',
      'landlord|owner travelling|traveling|flying|leaving|abroad|away ..8 {pay}|transfer|send|deposit ..6 reserve|hold|keep|secure',
      'many|several|other|others ..3 people|interested|clients|tenants|waiting ..10 deposit|transfer|pay|reserve|hold|advance',
      'drive|look|peek|peep ..2 by|through|from|at ..4 window|windows|outside ..20 application|deposit|agent|agents|keys|disturb|lock',
      'not|no|without|dont ..2 viewing|viewings|visit|visits ..14 solicitor|solicitors|trust|escrow|neutral|damaged',
      'pay|send|transfer|deposit|rent ..8 neutral|escrow|platforms|agencys|trust account ..14 agent|keys|visit|viewing|shows|back|refunded|hold|form',
      'deposit|rent|holding ..6 made|paid|sent|transferred ..4 solicitors|trust|escrow|neutral|platform ..2 account',
      'text|send|give|email ..4 lock|lockbox ..1 box|code ..2 code',
      'out of ..1 country|town ..20 show|keys|key|deposit|inside',
      'keys|key ..6 as|once|after|when ..8 deposit|month|rent|payment|paid',
      'post|send|mail|courier|ship|fedex|dhl ..4 keys|key ..10 deposit|rent|paid|payment|received|month',
      'after|once|when|soon ..4 {pay}|paid|deposit|rent|payment ..8 send|mail|ship|post|courier ..3 keys|key|them',
      'keys ..6 courier|sent|post|delivered|dhl|airbnb',
      'am|im|currently|presently|now ..3 in|from ..3 norway|uk|london|germany|canada|usa|spain|australia|abroad|france|italy|sweden|work|offshore ..14 show|keys|viewing|airbnb|deposit|transfer|place|apartment',
      'through|via|by|on airbnb|booking|tripadvisor|zillow ..10 deposit|keys|payment|pay|secure|security',
      'security|deposit|payment ..8 through|via ..2 airbnb|booking|escrow',
    ],
    ar: [
      'عربون|دفعة|تأمين|مقدم|التأمين|العربون ..8 قبل ..2 المعاينة|معاينة|الزيارة|مشاهدة|رؤية',
      '{transfer} ..3 عربون|تأمين|العربون|التأمين|دفعة|مقدم|الإيجار ..6 لحجز|حجز|المفتاح|المفاتيح|لحجزها|نحجز|أحجز|يحجز|تحجز|للحجز|قبل|معاينة',
      'شقة|استوديو|فيلا|غرفة|شاليه|سكن|الشقة ..14 {transfer} ..3 عربون|العربون|التأمين|تأمين|مقدم|دفعة',
      'عربون|العربون|مقدم|دفعة ..6 لحجز|نحجز|أحجزها|للحجز|لضمان|حجز|تثبيت ..4 شقة|الشقة|استوديو|فيلا|غرفة|السكن|لك|شاليه|الوحدة',
      'صاحب|مالك|المالك|انا|أنا ..4 خارج|مسافر|مسافرة|برا|بره ..12 عربون|تأمين|تحويل|المفتاح|مفتاح|حول|المفاتيح',
      'صاحبه|صاحبها|مالكه|مالكها|راعيه|راعيها|صاحب|مالك ..2 أمريكا|امريكا|لندن|بريطانيا|الهند|السعودية|كندا|مصر|أوروبا|ألمانيا|الخارج ..12 تحول|حول|تحويل|عربون|دفعة|تدفع',
      'عليها|في|كثير|ناس ..3 طلب|زبائن|مهتمين|أشخاص|ناس|كثير ..8 عربون|العربون|حول|ادفع|تحويل|احجز',
      'ما|مافي|ولا|بدون ..1 عندنا|يوجد|في|فيه ..1 مكتب|معاينة|زيارة|مقر ..10 حول|تحويل|تحولين|حجز|الدفع|أونلاين|حساب',
      'الدفع|تحويل|العربون|حول|التحويل ..6 حساب ..2 المندوب|الوالدة|الوالد|أخوي|زوجتي|صديقي|ربيعي',
      'اللوكيشن|الموقع|العنوان ..3 يوم|بعد|عند ..1 الحجز|الدفع|التحويل|الوصول',
      '# ..8 وهسيبلك|هسيبلك|بسيبلك|بتركلك|وبتركلك|بخليلك|وببعتلو|وببعتلك|ببعتلك|بطرشلك|وبطرشلك|هبعتلك|وهبعتلك|اخلي ..2 مفتاح|كود|الحارس|البواب',
      'حول|ابعت|ادفعلي|ادفع|تأمين|عربون|حجز ..12 اخلي|اقول|وبقول ..1 الحارس|البواب ..1 يفتحلك|يفتح|يسلمك|يعطيك',
      'يلي|اللي|الي|أول|اول ..1 بيحولي|يحول|يحولي|بيحول|يدفع|بيدفع|بيكب|يكب|يبعت|بيبعت|هيبعت ..1 # ..6 بياخدو|بياخدها|ياخدها|ياخذها|يحجز|محجوزة|محجوز|بحطلو|بحجزله',
      'ما|مش|مب|مافي ..1 في|هلحق|بلحق|داعي ..1 داعي|اقابلك|اوريك|تشوفو|تشوفها ..2 تشوفو|تشوفها|تعاين|ابعت|ادفع|حول',
      'ما|لا|بدون ..0 نستقبل|بنستقبل|نوري ..1 حد|احد|أحد|حدا ..1 يشوف|يعاين|قبل',
      'لا|ما ..0 تتم|يتم|نسوي|نعمل ..0 المعاينة|معاينة ..1 إلا|الا|قبل',
    ],
    others: [
      'magpadala|padala|bayad|bayaran|hulog|gcash|maggcash ..3 muna ..4 reservation|deposit|down|advance',
      '7awel|7awwel|b3at|eb3at|edfa3 ..1 # ..2 3arboon|3arbon|3orboon|ta2meen|7agz ..12 mefta|meftah|miftah|mifta',
      'elli|yalli|lli|illi hayb3at|yeb3at|yb3at|byeb3at|byb3at|y7awel|by7awel ..1 # ..2 byt7gez|byt7gezlo|yet7gez|yet7gezlo|byet7gezlo|ya5od|byakhod|ya5od',
      'di|hindi|wala|walang|bawal|bago ..3 viewing|view ..10 send|pasend|padala|magpadala|gcash|hulog|bayad ..5 #|@amount',
      'reserve|ipareserve|magpareserve|ihold ..6 send|pasend|padala|magpadala|hulog ..3 kayo|ka|po|mo|muna|lang ..2 #|@amount',
      'reserve|ipareserve|magpareserve|ihold ..6 send|pasend|padala|magpadala|hulog ..1 #|@amount ..4 po|gcash|lang|muna',
    ],
  },
  { when: (content) => !isBookedService(content) && !isJourney(content) },
)

export const depositBeforeViewing = firstOf(depositBeforeViewingInWords, depositElsewhere)
