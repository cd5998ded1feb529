import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** What was paid already is on offer no more. */
const RECEIPTS: Phrases = {
  en: [
    'visa|visas|permit|residence|residency ..10 has|have|was|were|been paid|received|debited|charged',
    'receipt|debited ..6 for|of ..6 visa|permit|residence|residency',
  ],
  ar: ['تم|تمت|وتم|استلمنا ..1 دفع|سداد|استلام|خصم|تسديد ..8 فيزا|تأشيرة|إقامة'],
}

/** Sells a visa or a permit that is not for sale. */
export const visaOffer = phraseSignal(
  'visa-offer',
  {
    en: [
      'azad|free|freelance|work|job|golden|lifetime|employment|partner|residence|residency|family|tourist|schengen|canada|student|immigration|worker|maid ..1 visa|permit|visas|residency|residence ..8 @amount|fee|guaranteed|price|only|nomination|without|any|installments|anywhere|cheap|payments|whatsapp|interview',
      'visa|visas|permit|citizenship|passport|residency ..6 guaranteed|guarantee|100 ..6 @amount|%|approval|fee|pay',
      'guaranteed|guarantee|100|assured ..3 visa|permit|citizenship|residency|immigration',
      'visa|residency|permit|citizenship ..2 by|through|without ..2 nomination|agent|sponsor|job|company|ielts|interview|documents|investment|property|any',
      'work ..1 visa|permit ..4 no|without ..1 exam|ielts|interview|test|experience',
    ],
    ar: [
      'فيزا|تأشيرة|فيز|تأشيرات|إقامة|اقامة ..2 حرة|عمل|ذهبية|ذهبيه|زيارة|مستثمر|شنغن|شريك|دائمة|آزاد ..8 @amount|بدون|فقط|مضمونة|مضمون|دفعات|دفعتين|شركة|كفيل|واتساب|ضمان|سعر|بسعر',
      'فيزا|تأشيرة|إقامة|جنسية|هجرة ..4 مضمونة|مضمون|بدون|100|ضمان|بالترشيح ..4 شركة|كفيل|%|موافقة|رفض|شروط|مقابلة|@amount|عقار',
      'فيزا|تأشيرة|عقد ..3 بدون|بلا ..2 امتحان|مقابلة|خبرة|ايلتس|لغة',
      'هجرة|الهجرة|عقود|عقد ..12 لا|بدون|بلا ..0 شهادة|خبرة|لغة ..1 ولا|أو',
      'داخل|هتدخل|تدخل|بتدخل ..1 سياحة|زيارة ..3 عقدك|العقد|شغلك ..2 مستنيك|جاهز|يستناك|ناطرك|بانتظارك',
      'لا|بدون|بلا ..0 شهادة ..0 ولا|أو ..0 لغة|خبرة',
      'عقد ..1 عمل|شغل ..1 مضمون ..2 بعد ..0 الوصول',
      'إقامة|اقامة|فيزا|تأشيرة ..2 فريلانس|حرة|سنتين|سنة|شريك|مستثمر|آزاد|ازاد ..10 عربون|شامل|شاملة|بنشيله|هروب|بدون|غير|الجواز|مضمونة|مضمون',
    ],
    others: [
      'aapka|aapki|tumhara|आपका|آپ ..4 visa|वीज़ा|ویزا ..1 lag|लग|لگ ..1 gaya|गया|گیا',
      'visa|वीज़ा|वीजा|ویزا ..3 bina|bagair|बिना|बगैर|بغیر ..2 company|sponsor|kafeel|कंपनी|स्पॉन्सर|कफील|کمپنی|کفیل',
      'permit|visa|वीज़ा|ویزا ..1 laga|lagwa|lagva|लगा|لگا ..1 ke|kar|के|کے ..1 dunga|doonga|denge|दूँगा|देंगे|دوں',
      'visa|वीज़ा|ویزا ..6 guarantee|गारंटी|گارنٹی|pakka|pakki ..6 @amount|#|advance',
      'free visa ..8 no|fee|reservation|placement|slot|padala|gcash',
      'visa|वीज़ा|ویزا ..3 pakka|pakki|guaranteed|sure|confirm ..6 advance|paise|fee|#',
    ],
  },
  { negations: 'warnings', except: RECEIPTS },
)
