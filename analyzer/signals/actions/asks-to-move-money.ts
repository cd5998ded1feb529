import type { Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { familyPayElsewhere } from '../elsewhere/families.ts'
import { moveSavingsElsewhere } from '../elsewhere/officials.ts'
import { isPaidAtTheDoor } from '../offers/paid-at-the-door.ts'
import { goesWhereItAlwaysWent } from '../trades/same-account.ts'

/** To pay a sum is no more than a bill: it does not say to whom. */
const SEND = 'transfer|send|wire|deposit|remit|move'

/** "Give it back to me" in the dialects. */
export const GIVE_BACK =
  'رجعلي|رجعيلي|رجعها|رجعهم|رجعهملي|رجعهالي|رجعه|رجعيهم|رجعو|رجعولي|ترجعلي|ترجعهم'
const SEND_ME =
  'حولو|حولولي|حوللي|حوليلي|يحولي|بيحولي|يحوللي|يبعتلي|بيبعتلي|ابعتلي|ابعتيلي|ابعتهم|ابعتيهم|ابعثيهم|ابعثهم|ادفعلي|ادفعيلي|ادفعهم|ادفعيهم|ادفعها|ادفعيها|ادفعا|تحطهم|حطهم|سددتم|سددت|سداد'

/** A number that counts something else than money. */
export const OTHER_NUMBERS: Phrases = {
  en: [
    '# copies|copy|photos|photo|pictures|pics|pages|files|pcs|pieces|items|samples|bedrooms|rooms|min|mins|minutes|hours|days|names|options|boxes|cartons|bottles|kg|trucks|guards|workers|people|persons|questions|km',
  ],
  ar: [
    '# نسخ|نسخة|صور|صورة|صفحات|دقائق|دقيقة|ساعات|أيام|يوم|يوما|كراتين|قطع|حبات|كيلو|أشخاص',
    '# يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
  ],
}

/** Tells how something was paid. */
const WAS_PAID =
  'paid|sent|made|settled|credited|received|cleared ..5 by|via|through|per ..1 transfer|wire|deposit'

/** Wants money to be moved to another account, for safety or in somebody's name. */
const asksToMoveMoneyInWords = phraseSignal(
  'asks-to-move-money',
  {
    en: [
      'is|theres|need|make|process|have|handle|arrange ..2 confidential|discreet|quiet|secret|sensitive transfer|payment|wire',
      'return|refund ..3 @amount|# ..4 to ..4 account|iban|wallet|card|number',
      '{transfer}|shift ..6 safe|secure|protected|government|escrow|temporary|reserve|reserved ..1 account|wallet',
      '{transfer} ..3 money|funds|balance|savings|@amount ..4 to|into ..5 account|iban|below|number|wallet',
      'safe|secure|protected ..1 account ..8 {transfer}|money|funds|savings',
      '{transfer} ..4 western union|moneygram',
      'western union|moneygram',
      '{transfer} ..3 me|us ..2 money|cash|@amount',
      `can|could|please ..3 ${SEND} ..4 money|cash|funds|@amount`,
      'help|assist ..3 me|him|her ..5 money|@amount|transfer|cash|small|amount|payment',
      'help|assist ..1 us ..3 with ..3 money|@amount|cash',
      'need|needs|want ..3 @amount|money|cash ..4 urgently|today|now|please|transfer|send|until|asap|emergency',
      '{transfer} ..1 me ..1 @amount|money|cash|#',
      '{transfer} ..3 @amount|money|funds|half|balance|payment|deposit ..5 my|this|our|seller|owner|landlord|his|her|personal|private|iban ..2 account|iban|number|friend|agent|wallet|card',
      '{transfer} ..3 @amount|money|# ..4 to ..3 @phone|number|account|me|him|her|iban|card|driver|lawyer|officer|this',
      'process|make|arrange|release|do ..2 urgent|immediate|quick|quiet ..1 payment|transfer|wire',
      '#|@amount ..1 by|via ..1 bank transfer ..1 to ..1 owner|agent|manager|driver|representative',
      'payment|transfer|wire ..2 quietly|discreetly|confidentially',
      '{transfer}|loan|lend|borrow ..3 me ..4 until|till|and ..3 tomorrow|back|return|pay|salary|week',
      'put|place|deposit|bring ..3 cash|money|gold|card|jewellery ..6 bag|envelope|courier|driver|officer|locker|atm|machine|box',
      'hand|give ..4 cash|money|gold|envelope|card ..5 courier|driver|officer|agent|collector|colleague|man',
      '{transfer} ..4 to|into my|our|this|the ..2 account|iban|wallet|number|card',
      'need|needs|want|owe ..2 #|@amount ..10 {transfer} ..2 to|on ..1 @phone',
      '@amount ..1 registration|booking|token|deposit|fee|fees|eoi|advance|rent ..1 to|into my|our ..1 account|iban|wallet',
      'lend me ..3 @amount|money|cash|funds',
      '{transfer} ..4 to ..4 account|iban',
      'help ..3 with ..2 @amount|#|money|cash',
      'give ..3 you can',
      'withdraw|take ..3 cash|money|savings ..4 give|hand|bring|deliver|officer|agent',
      'can|could|would you ..2 {transfer} ..2 it|them|that|some',
      'use this|the|my ..1 account|number|iban|card',
    ],
    ar: [
      '{transfer} ..6 حساب آمن|امن|مؤقت|حكومي|وسيط',
      '{transfer} ..3 مبلغ|المبلغ|أموالك|رصيدك|فلوس|تبرع|تبرعات|@amount ..4 حساب|الحساب|رقم|ايبان|آيبان',
      'إذا|اذا|لو|بس ..1 حولت|حولتي|تحول|تحولين|دفعت|دفعتي ..1 #|@amount ..3 لحساب|حساب|رقم ..1 السائق|المندوب|المالك|المشرف|المدير|صاحبي|أخوي',
      '{transfer} ..3 لي ..3 مبلغ|@amount|فلوس',
      'ساعدني|ساعديني|أرجوك|ارجوك|تساعدني|تساعديني|ساعدوني|مساعدتك|أرجوكم ..5 {transfer}|مبلغ|فلوس|@amount|مال|بتحويل|سلف',
      '{transfer}|حوللي|حوليلي|دز|طرش ..3 مبلغ|المبلغ|@amount|فلوس|# ..4 على|إلى|الى|لحساب|ل|لرقم|عالرقم|لي|هالرقم|حسابي|رقمي|الحساب',
      'سلفني|سلفيني|تسلفني|أقرضني|دينني|تدينني|تسلفيني ..5 مبلغ|@amount|فلوس|#|شوي',
      'أبي|أبغى|بغيت|بغيتك|أريد|بدي|عايز|أحتاج|أنا ..3 سلف|سلفة|دين ..4 مبلغ|@amount|فلوس|#|شوي',
      'ادفعي|ادفع|سلم|سلمي|أعط|اعط|تسلم|ضع|حط ..4 كاش|نقدا|المبلغ|الذهب|فلوس|النقود|البطاقة ..5 المندوب|السائق|الموظف|الضابط|مندوب|سائق|مندوبنا|ظرف|كيس',
      '{transfer} ..4 حسابي|حسابه|حسابها|رقمي|محفظتي|حسابنا',
      'يطلب|طلب|يطلبون|طلبوا|تطلب|طلبت|يبي|يبغى|يريد ..1 مني|منا ..2 {transfer}|أحول|أرسل ..3 @amount|مبلغ|المبلغ|فلوس|رصيدي|أموالي|#',
      'حوللي|حوليلي|تحوليلي|تحوللي|تحولولي|ابعتيلي|طرشيلي ..2 فلوس|مبلغ|@amount|#',
      'محتاج|احتاج|أحتاج ..4 مبلغ|@amount|فلوس ..6 {transfer}|ضروري',
      // "تحويلة" alone may be a doctor's referral or a way round.
      'محتاج|محتاجك|محتاجة|أحتاج|أحتاجك|بغيت|بغيتك|أبيك|أبغاك|عايزك|عاوزك|بدي ..2 تحويلة|حوالة|سلفة ..1 صغيرة|بسيطة|ضروري|ضرورية|عاجلة|مستعجلة|سريعة|خفيفة|اليوم|الحين',
      '{transfer} ..2 على|إلى|الى|ل|في ..2 حساب|الحساب|آيبان|الآيبان|هالحساب',
      'ادفع|ادفعي ..2 على|ل ..1 حسابي|حساب',
      'اسحب|تسحب|سحب ..2 فلوسك|أموالك|مدخراتك|المبلغ|رصيدك ..4 سلم|وسلمها|سلمها|اعط|لموظف|للمندوب|حول',
      'سلم|وسلمها|سلمها|سلمه ..2 لموظف|للموظف|لمندوب|للمندوب|لموظفنا|للضابط',
      'انقل|انقلي|انقلوا|تنقل|تنقلين|ننقل|أحول|تحول|تحولين|نحول|حول|حولي ..3 فلوس|رصيد|أموال|مدخرات|فلوسي|فلوسك|رصيدي|رصيدك ..3 حساب|الحساب|محفظة ..2 آمن|آمنة|احتياطي|الاحتياطي|النيابة|الحكومة|حكومي|التحقيق|الشرطة|المركزي',
      'حوليها|حولها|حولهم|حوليهم|تحولها|تحوليها|تحولينها',
      'فيك|فيكي|فيج|بتقدر|بتقدري|تقدر|تقدري|تقدرين|ممكن ..1 تبعتلي|تبعتيلي|تحوللي|تحوليلي|تسلفني|تسلفيني|تسلفينا ..1 #',
      'أرجو|ارجو|يرجى|نرجو|الرجاء ..1 تنفيذ ..0 حوالة|تحويل ..4 مبلغ|#',
      `${GIVE_BACK} ..6 على|ع|في|عحساب|عالحساب|لحساب|عرقم|عالرقم ..2 حساب|الحساب|حسابي|محفظة|رقم|الرقم|رقمي|ابني|ابن|بنتي|مراتي|جوزي|اخوي|خالي`,
      'رجع ..6 على|ع ..0 حساب|رقم ..0 تاني|ثاني|آخر|غير',
      `رجع|${GIVE_BACK} ..5 عحساب|عحسابي|عالحساب|عهالحساب|عرقم|عرقمي|عالرقم|عهالرقم`,
      `${SEND_ME} ..5 عحساب|عحسابي|عالحساب|عهالحساب|عرقم|عرقمي|عالرقم|عهالرقم|عبوتيم|الويسترن|ويسترن`,
      `${SEND_ME} ..5 على|ع|في|إلى|الى|لحساب ..1 حساب|الحساب|حسابي|رقمي|هالرقم|هالحساب`,
      'حول|حولي|حولو|تحول|تحولين|نحول|احول|تحويل|ادفع|ادفعي|ادفعا|ادفعها|تدفع ..6 من ..0 عندك|عندج|جيبك|جيبج',
      'حول|حولي|حولو|تحول|تحولين|نحول|تحويل|ادفع|ادفعي|تدفع ..6 من ..0 حسابك|حسابج|فلوسك|فلوسج شخصي|الخاص',
      'نحول|تحول|تحولين|حول|حولي|حولو ..3 # ..2 للمورد|لمورد|للعميل|للمستشار|للمحامي',
      'تحطهم|حطهم|تحطها|حطها|تودعهم|تودعها|ودعها|اودعها ..3 مكنة|مكينة|ماكينة|جهاز|الصراف|ايداع|ديبوزيت',
      'هبعتلك|ببعتلك|بطرشلك|بطرشلج|هبعتلكم|نرسلك|ندزلك ..1 واحد|حد|حدا|مندوب|السواق|سواق ..2 ياخدهم|ياخذهم|ياخدها|ياخذها|يستلمهم|يستلمها',
      'نقدا|كاش ..1 لمسؤول|للمسؤول|لمشرف|للمشرف',
      'هات|هاتي|جيب ..1 # ..4 ايدي|يدي',
      'حوله|حولها|حولوه|انقله|انقلها ..2 مؤقتا|مؤقت ..3 حساب',
      'مبلغ|المبلغ|# ..6 إلى|الى|على ..0 حساب ..0 الموظفة|الموظف|المحامي|الضابط|المحقق',
      'أرسلي|ارسلي|حولي|أرسل|ارسل ..1 # ..2 للفندق|للمستشفى|للتذكرة|للإيجار|للعلاج|لي',
      'حول|حولي|ابعت|ابعتي|ابعتلي|ابعتيلي|ابعث|ابعثي|صيفط|صيفطي|صيفطيها|صيفطها|صيفطلي|دز|دزي|دزلي|ادفع|ادفعي|خلص|خلصي|حط|حطي|سدد|ارسل|أرسل|أرسلي|تحول|تحولي|تبعت|تبعتي|تبعث|طرش|طرشي ..6 # ..6 ويسترن|انستاباي|وفاكاش|موني|باسم|بسمية|لواحد|سويفت|هالايبان|هالآيبان|هالرقم',
      'حول|حولي|ابعت|ابعتي|ابعتلي|ابعتيلي|ابعث|ابعثي|صيفط|صيفطي|صيفطيها|صيفطها|صيفطلي|دز|دزي|دزلي|ادفع|ادفعي|خلص|خلصي|حط|حطي|سدد|ارسل|أرسل|أرسلي|تحول|تحولي|تبعت|تبعتي|تبعث|طرش|طرشي ..6 # ..5 فودافون|زين|كاش|اسيا|أورنج|اورنج|شام|إي ..1 كاش|بلوس|حوالة|فودافون',
      'صيفطيها|صيفطها|ابعتيها|ابعتها|حوليها|دزيها|ابعثها|ابعثيها|حطيها ..3 ويسترن|انستاباي|وفاكاش|موني|باسم|بسمية|فودافون|كاش|هالايبان|محفظتي|محفظة',
      '# ..8 حول|حولي|ابعت|ابعتي|ابعتلي|ابعتيلي|ابعث|ابعثي|صيفط|صيفطي|صيفطيها|صيفطها|صيفطلي|دز|دزي|دزلي|ادفع|ادفعي|خلص|خلصي|حط|حطي|سدد|ارسل|أرسل|أرسلي|تحول|تحولي|تبعت|تبعتي|تبعث|طرش|طرشي ..3 ويسترن|انستاباي|وفاكاش|موني|بسمية|هالايبان|محفظتي',
    ],
    others: [
      'защищенный|защищённый|безопасный|резервный|декларированный|декларований|спецсчет|захищений|безпечний ..1 счет|счёт|рахунок',
      'conto protetto|tutelato',
      'tb3atly|tb3atli|teb3atly|teb3atli|tb3atlna|teb3atili ..2 #|@amount',
      '7awelha|7awwelha|7awelhom|7awwelhom|7awelo|7awwelo|7awel|7awwel|b3atole|b3atoli|b3tole|b3tooli|raga ..6 account|7esab|7isab|ra2am|ra2m|ra2my|iban|wallet|safe',
      'b3at|eb3at|ab3at ..1 # ..4 la|le|lal|ism|isem|ra2am',
      '7awel|7awwel|7awelo ..1 3indi|3andi|3endi|li|liyi',
      '#|@amount ..3 qr|account|khate|upi|खाते|क्यूआर ..1 pe|par|me|mein|में|पर ..1 daal|dal|bhej|डाल|भेज|डालो|भेजो ..1 do|de|dena|दो|दे|देना',
      'sonderkonto|sicherheitskonto',
      'cuenta|cuentas segura|seguras|protegida|espejo',
      'compte sécurisé|protégé|sûr ..8 transférer|transfert|virement|argent',
      'konto techniczne|bezpieczne|zabezpieczone',
      'güvenli hesap|hesaba',
      '@amount|# ..5 easypaisa|jazzcash|gcash|bkash|paytm|gpay|phonepe|upi|paymaya ..2 karo|kar|karein|karden|kardo|bhejo|bhej|kijiye|muna|ngayon|po',
      'easypaisa|jazzcash|gcash|bkash|paytm|gpay|phonepe|upi ..3 karo|kar|karein|karden|kardo|bhejo|bhej|muna|ngayon ..3 @amount|#',
      'ایزی|جاز پیسہ|کیش ..3 کر|کریں|کرو|بھیج|بھیجیں|بھیجو',
      'pa|paki|padala|pautang|pahiram gcash|muna|naman ..2 #|@amount',
      '@amount|# ..3 bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
      '7awwel|7awel|7awli|7awlili|7awelli ..3 @amount|#|floos|mablagh',
      'kannst|könntest|bitte|musst ..16 @amount|# ..2 überweisen',
      'kannst|könntest ..16 @amount ..2 bezahlen|schicken|vorstrecken',
      'peux|pourrais|pouvez ..2 tu|vous|me|faire|envoyer|virer ..10 @amount|virement',
      'puedes|podrías|podéis ..2 hacerme|hacer|enviarme|pagarme|prestarme|mandarme ..6 @amount|transferencia|bizum',
      'puoi|potresti ..2 farmi|fare|mandarmi|inviarmi ..6 @amount|bonifico',
      'kun|kan je|jij ..14 @amount|# ..4 overmaken|voorschieten',
      'pode|podes|poderia ..3 fazer|enviar|mandar|transferir ..6 @amount|pix|transferência',
      '{today} ..2 @amount|# ..2 bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
    ],
  },
  {
    negations: 'offers',
    except: { ...OTHER_NUMBERS, en: [...OTHER_NUMBERS.en!, WAS_PAID] },
    when: (content) => !isPaidAtTheDoor(content) && !goesWhereItAlwaysWent(content),
  },
)

export const asksToMoveMoney = firstOf(
  asksToMoveMoneyInWords,
  moveSavingsElsewhere,
  familyPayElsewhere,
)
