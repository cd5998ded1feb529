import { firstOf, phraseSignal } from '../detector.ts'
import { postElsewhere } from '../elsewhere/jobs.ts'

/** Offers work, or says that the reader was chosen for some. */
const jobOfferInWords = phraseSignal(
  'job-offer',
  {
    en: [
      'offer ..1 confirmed|approved ..3 crew|nurse|driver|guard|teacher|waiter|assistant|engineer',
      'direct hire|hiring',
      'selected|hired|shortlisted|accepted|approved|chosen|recruited ..6 job|position|role|crew|vacancy|post|company|driver|nurse|teacher|engineer|assistant|manager|as',
      'job|jobs|vacancies|vacancy|hiring|recruitment|positions|openings|recruiting|walkin|walk ..6 available|open|urgent|urgently|salary|apply|interview|nationalities|experience|uae|dubai|required|needed|offer|freshers|in|abroad|canada|qatar',
      '# vacancies|jobs|positions|openings|vacancy',
      'offer letter',
      'we|urgently are|urgently hiring|recruiting',
      'urgent|urgently hiring|requirement|required|needed|recruitment',
      'work|working|packing|typing|job|jobs|employment|data ..3 home|remotely|online|entry',
      'salary ..3 @amount|# ..6 month|monthly|accommodation|visa|food|villa|free|ticket|plus|experience|daily|hour',
      'basic|monthly ..1 salary',
      'saw|found|received|got|viewed|read ..2 your ..2 cv|resume|profile',
      'remote|online|part ..1 assistant|worker|staff|job|work|typist|time|agent',
      'pleased|happy|glad|decided ..2 to ..1 hire|offer|appoint|inform|employ',
      'hire you',
      'passed|accepted|approved ..3 interview|cv|resume',
      'cv|resume ..2 passed|accepted|approved|selected|shortlisted',
      'confirm|confirmed|confirming ..1 your ..1 position|post|employment|appointment as|of|with|in',
      'remote|flexible job|work|position',
      'offer|offering you ..3 work|job|position',
      'you ..2 hired|employed|appointed|recruited',
    ],
    ar: [
      'تعيينك|توظيفك|قبولك ..1 كسائق|سائق|سائقة|حارس|كحارس|مربية|عامل|كعامل|موظف|كموظف',
      'قسم|إدارة|فريق|لجنة ..1 التوظيف ..8 ملفك|سيرتك|قبولك|مقابلة|للمقابلة|وظيفة',
      'وظيفة|وظائف|شواغر|توظيف|فرصة|فرص|عمل|الوظيفة|وظيفه|شغل|مطلوب ..4 شاغرة|براتب|راتب|عمل|متاحة|فوري|للعمل|عن|المنزل|البيت|جزئي|بدون|خبرة|خارج|الإمارات|دبي|الجنسيات|فورا',
      'قبولك|اختيارك|ترشيحك|تعيينك|توظيفك ..4 وظيفة|الوظيفة|للعمل|لوظيفة|عمل|منصب|شركة|بوظيفة|طاقم|شركتنا|مسابقة|التوظيف|كمضيف',
      'راتب|براتب|رواتب|الراتب ..2 @amount|يصل|# ..5 سكن|تأشيرة|شهريا|شهري|خبرة|بدون|تذكرة|يوميا',
      'خطاب|عرض عمل|العمل|وظيفي',
      'تعبئة|تغليف|تعليب|كتابة|ترجمة|إدخال ..4 المنزل|البيت|بيتك|منزلك|بيانات',
      'قبولك|تعيينك|ترشيحك|توظيفك|قبلناك ..4 مضيفة|مضيف|مندوب|سائق|محاسب|مهندس|موظف|موظفة|معلمة|ممرضة|حارس|كاشير|عامل|استقبال|سكرتيرة',
      'مطلوب|مطلوبة|مطلوبين|نبحث ..1 موظفات|موظفة|موظفين|موظف|سكرتيرة|ممرضات|عاملات|سائقين|بائعات',
      'وظائف|وظيفة|مطلوب ..3 تقييم|مقيمين|مقيم|تسويق|مدخل|سائقين|موظفين|عمال|حراس',
      'يسرنا|سعداء ..3 قبولك|توظيفك|تعيينك|انضمامك',
      'كونطرا|الكونطرا|كونطرة|كونترا ..2 خدمة|دالخدمة|الخدمة',
      'مبروك|تهانينا|مبارك القبول|قبولك|قبولج ..1 في|ف|شيفات|بشركة|وظيفة',
    ],
    others: [
      'naukri|job|नौकरी|نوکری ..3 pakki|पक्की|پکی|guarantee|lag|mil',
      'salary|वेतन|तनख्वाह|تنخواہ ..2 # ..8 visa|वीज़ा|ویزا',
      'ജോലിക്ക്|ജോലി|ജോലിക്കായി ..3 തിരഞ്ഞെടുത്തു|തിരഞ്ഞെടുക്കപ്പെട്ടു|ശമ്പളം',
      'வேலை|வேலைக்கு ..4 சம்பளம்|தேர்வு|தேர்ந்தெடுக்கப்பட்டீர்கள்',
      'চাকরি|চাকরির|কাজের ..4 বেতন|নির্বাচিত|সিলেক্ট',
      'shagher|wazeefa|wa6eefa ..4 rateb|@amount|fawri',
    ],
  },
  { negations: 'warnings' },
)

export const jobOffer = firstOf(jobOfferInWords, postElsewhere)
