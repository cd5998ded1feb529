import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { offersToBlock } from '../pressure/block-service.ts'

/** "Send the code to confirm your identity", and a card that is a bank's. */
const NO_PAPER: Phrases = {
  // What the writer brings himself.
  en: ['i|ill|we|well ..1 have|bring|show|carry ..6 passport|id copy|copies'],
  ar: [
    'لتأكيد|للتأكد|للتحقق|لإثبات ..1 هويتك|هويتكم',
    'بطاقتك|بطاقتكم|البطاقة|بطاقة بنكية|البنكية|الائتمانية|المصرفية',
  ],
}

const asksByName = phraseSignal(
  'asks-for-id',
  {
    en: [
      '# ..1 valid|primary|government ids|id|identification',
      'valid|primary|government|two ..1 valid|government ids|id ..6 selfie|front|back|send|photo|picture|via|to',
      '{give}|need|require|requires|want|wants ..4 valid|primary|government|# ids|id',
      'selfie ..3 holding|with ..3 id|ids|passport|licence|license|emirates|it|card',
      'pic|photo|picture|front|copy ..4 licence|license|nric|fin|aadhaar|cnic|pan|ssn',
      '{give}|upload|scan ..6 emirates id|card',
      '{give}|upload|scan ..6 emirates|national|identity id|card|document',
      '{give}|upload|scan|attach ..6 passport',
      '{give}|upload ..4 copy|photo|picture|scan|image|selfie ..5 id|passport|eid|identity',
      '{give}|upload|need|want ..6 eid|selfie ..5 id|passport',
      '{enter} ..4 emirates|national|identity id|number|card',
      '{enter} ..4 passport number|no|details',
      'need|want|require ..4 emirates id|copy ..4 photo|picture|copy|number|front',
      '{give}|upload|send|need|copy|photo|picture|attach|confirm|enter ..5 passport|passports|id|eid|visa ..2 copy|copies|photo|number|scan|pictures|picture|details|on|to|whatsapp',
      'passport|id|eid copy|copies|photo|picture|scan',
      'names|name and passport|passports',
      'driver|drivers|driving license|licence ..4 copy|photo|scan',
      'register|write|fill|enter ..4 emirates|passport|national|identity id|number|card',
    ],
    ar: [
      '{give}|ارفق|أرفق|صور|تصوير|رفع ..4 الهوية|هويتك|جواز|جوازك',
      '{give}|ارفق|صور|تصوير|رفع ..4 صورة|نسخة ..3 الهوية|هويتك|جواز|بطاقة',
      '{enter} ..4 رقم ..1 الهوية|هويتك|جواز|الجواز',
      'جهز|جهزي|جهزوا|حضر ..1 رقم|صورة ..0 الهوية|هويتك|هويتكم',
      'صورة|نسخة|صوره ..2 الجواز|جوازك|هويتك|الهوية|إقامتك|الإقامة|جواز',
      'صورة ..3 هويتك|الهوية|جوازك|جواز|الجواز ..4 {give}|لتفعيل|لتأكيد|لإكمال',
      'سجل|سجلي|اكتب|ادخل|أدخل|املأ ..4 هوية|الهوية|هويتك|جواز',
    ],
    others: [
      'id|aadhaar|cnic|passport|pasport|आईडी|पासपोर्ट|شناختی|پاسپورٹ ..4 bhejo|bhejein|bhejen|bhej|bheje|भेजो|भेजें|भेजिए|भेज|بھیجیں|بھیجو|بھیج',
      'emirates|id|eid|passport ..2 dikhao|dikhaiye|dikhayen|dikhaein|dikha|दिखाओ|दिखाइए|दिखा|دکھاؤ|دکھائیں|دکھا',
      'arsel|ersel|tarsh|tarsheli ..3 hoyetak|hawiya|hoya|jawaz|jawazak|passport|id',
    ],
  },
  { negations: 'any', except: NO_PAPER, when: (content) => !offersToBlock(content) },
)

const PAPERS = compile({
  en: ['emirates|national|identity|residence id|card', 'id|eid|passport|identity|licence|license'],
  ar: ['هوية|جواز|إقامة|رخصة'],
})

/** "Both sides" of what another sentence named. */
const asksForBothSides = phraseSignal(
  'asks-for-id',
  {
    en: [
      '{give}|upload|scan ..2 front ..1 back ..3 photo|photos|picture|pictures|pic|pics|copy|selfie|side|sides|of',
      '{give}|upload|scan|photo|photos|picture|pictures ..3 both sides',
    ],
    ar: [
      'صورها|صوريها|صوره|أرسلها|أرسليها|ارسلها|ارسليها|طرشها|طرشيها|ابعثها|ارفعها ..3 من|على ..1 الجهتين|الوجهين|الجانبين|جهتين|وجهين',
      'صورها|صوريها|صورة|صور|أرسل|أرسلي|ارسل ..4 سيلفي',
    ],
  },
  {
    negations: 'any',
    except: NO_PAPER,
    when: (content) => occurs(content.words, PAPERS) && !offersToBlock(content),
  },
)

/** Wants an Emirates ID, a passport or a picture of one. */
export const asksForId = firstOf(asksByName, asksForBothSides)
