import { hasNoTrustedLink } from '../../entities/strangers.ts'
import { phraseSignal } from '../detector.ts'

const PROGRAM = 'app|apk|application|software|program|profile|file|addon|extension'
const FROM_ELSEWHERE = '@link|here|below|attached|link|file|sent'

/** Wants an app to be installed from somewhere else than an app store. */
export const asksToInstall = phraseSignal(
  'asks-to-install',
  {
    en: [
      'allow|grant|enable|accept ..1 all|every ..1 permissions|permission',
      `download|install|update|get|add ..4 ${PROGRAM} ..6 ${FROM_ELSEWHERE}|continue|receive|verify|pay|chat`,
      `open ..4 ${PROGRAM} ..6 ${FROM_ELSEWHERE}`,
      'install ..3 @link',
      'install|download|open ..4 apk|attached|attachment',
      '@link ..3 install|download ..3 app|apk',
      'install|download|get ..3 app ..12 @link',
      'install|download ..2 viewer|plugin ..8 see|view|open|read|card|invitation|document|list|exe|msi|first',
      'view|see|open|read|displayed|shown|showing ..8 install|download|update ..3 viewer|plugin',
      'download|open|run|install ..6 invitation|invite|card|rsvp|statement|list ..4 msi|exe|on ..2 pc|windows|computer|desktop|laptop',
      'install ..2 this|attached app|application|file',
    ],
    ar: [
      'حمل|تحميل|تنزيل|نزل|ثبت|تثبيت|حملي|نزلي ..4 تطبيق|التطبيق|برنامج|البرنامج ..5 أرسلته|أرسلناه|المرسل|طرشته|بعثته|واتساب',
      'فعل|امنح|اسمح|اعط|وافق ..2 كل|جميع|كافة ..1 الصلاحيات|الأذونات',
      'حمل|تحميل|تنزيل|نزل|ثبت|تثبيت|حملي|نزلي ..3 تطبيق|التطبيق|برنامج|البرنامج|ملف|الملف ..5 @link|الرابط|رابط|هنا|المرفق|التالي|مرفق',
      'حمل|تحميل|نزل|ثبت ..3 @link|apk',
      'حمل|نزل|ثبت|تحميل ..8 @link',
      'اعطيه|اعطه|عطيه|اديله|اديه|وعطه|عطه ..2 صلاحية|صلاحيات|الصلاحيات|الأذونات|اذن',
      'حمل|نزل|نزلي|ثبت|نزلو ..3 تطبيق|التطبيق|برنامج ..2 هاللينك|اللينك|لينك',
      'برا|بره|خارج ..0 متجر|ستور|بلاي',
      'طفي|اطفي|عطل|وقف|سكر ..1 حماية|الحماية|بلاي',
      'حمل|نزل|ثبت ..1 هذا|هالتطبيق ..1 تطبيق|التطبيق|البرنامج',
    ],
  },
  { negations: 'any', when: hasNoTrustedLink },
)
