import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** What is to be paid has not happened. */
const ORDERS: Phrases = {
  en: [
    'please|kindly|urgent|urgently|must|need ..3 process|make|complete|release|send|arrange|do ..4 payment|transfer|deposit|withdrawal|purchase ..2 of|#|@amount',
    'please|kindly|must|need|needs|have ..3 recharge|top|deposit ..2 #|@amount',
    'please|kindly|urgent ..3 payment|transfer|deposit|withdrawal|purchase ..2 of|#|@amount',
  ],
  ar: [
    'يرجى|الرجاء|نرجو|رجاء|أرجو|لازم|ممكن ..2 تحويل|إيداع|سحب|شراء|خصم',
    'عليك|عليكم السحب',
    'إلغاء|لإلغاء|إيقاف|لإيقاف|وقف|لوقف|رفض|لرفض|توقيف ..1 عملية|العملية|تحويل|التحويل|شراء|سحب|خصم',
  ],
}

/** A bank, shop or wallet says what happened, with a sum, and asks for nothing. */
export const transactionAlert = phraseSignal(
  'transaction-alert',
  {
    en: [
      'debited|credited|withdrawn|deposited ..8 @amount|#',
      '@amount ..6 debited|credited|withdrawn|deposited|spent|charged|received|transferred|paid',
      'purchase|transaction|payment|withdrawal|transfer|salary|deposit|trxn|txn ..4 of ..2 @amount|#',
      'balance ..4 @amount|#',
      '@amount ..6 used|spent ..2 at|on',
      'receipt|invoice ..4 #',
      'order ..4 # ..6 confirmed|delivered|shipped|placed|dispatched|received|on',
      'payment ..3 received|successful',
      'recharge ..4 successful|@amount',
      'bill ..6 @amount',
      'statement|stmt ..8 generated|sent|ready|available',
      'min|minimum ..3 due|amount|amt ..2 @amount|#',
    ],
    ar: [
      'خصم|إيداع|ايداع|سحب|تحويل|شراء|عملية ..5 @amount',
      '@amount ..5 خصمها|إيداعها|سحبها',
      'الرصيد ..3 @amount|#',
      'رصيدك ..4 @amount|#',
      'تم ..2 خصم|إيداع|ايداع|سحب|استلام|دفع|سداد|شراء|إضافة ..8 #|@amount',
      'شكرا ..3 لدفع|للدفع|لسداد',
      'فاتورة|فاتورتك ..8 @amount',
    ],
    others: [
      '@amount ..6 credit|debit|wusool|successful|खर्च|خریداری',
      '@amount ..6 jama|जमा|جمع|ادا hua|hue|hui|kiye|kiya|हुआ|हुए|हुई|किए|किया|ہوئے|ہوئی|ہوا|کیے|کیا|کی',
      'balance|शेष|بیلنس ..2 @amount|#',
      'recharge|रिचार्ज|ریچارج ..4 successful|सफल|کامیاب|@amount',
      'bheje|bhej|भेजे|भेज|بھیجی|بھیج ..3 diye|दिए|دیے|ہوئی|chuke|hue',
      'tam sha7n|da2f|khasm|e3ada ..4 #|@amount',
    ],
  },
  { except: ORDERS },
)
