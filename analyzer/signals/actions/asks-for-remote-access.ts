import { phraseSignal } from '../detector.ts'

/** Wants an app installed that lets somebody else work the phone or computer. */
export const asksForRemoteAccess = phraseSignal(
  'asks-for-remote-access',
  {
    en: [
      'anydesk|teamviewer|rustdesk|ultraviewer|quicksupport|airdroid|supremo',
      'anydesk|teamviewer|rustdesk|quicksupport ..8 {give}|code|id|numbers|number|address',
      'share|show|mirror ..2 your ..1 screen',
      'screen share|sharing|mirroring ..4 app|us|me|agent|help|so',
      'any|team desk|viewer ..4 app|download|install|code|id',
      'download|install|open ..5 remote|screen ..2 app|access|control|sharing|support|desktop',
      '{give} ..3 screen ..3 me|us|agent|whatsapp|call',
      'allow|grant|give ..4 remote access|control',
      'allow|grant|give ..3 agent|technician|engineer|him|us|me ..2 access',
      'install|download|open ..2 quicksupport|anydesk|teamviewer|rustdesk',
    ],
    ar: [
      'انيديسك|أنيديسك|إنيديسك|تيمفيور',
      'برنامج|تطبيق ..3 anydesk|teamviewer|تحكم|التحكم',
      'برنامج|تطبيق ..2 عن بعد',
      'حمل|تحميل|تنزيل|نزل|ثبت|تثبيت ..4 برنامج|تطبيق ..4 التحكم|تحكم|مشاركة',
      'شارك|شاركنا|شاركني|مشاركة|تشارك|اعرض ..2 شاشة|الشاشة|شاشتك|الشاشه',
      'ايني|إيني|اني|أني|تيم ديسك|فيور',
      'أرقام|الأرقام|الرقم ..4 التطبيق|البرنامج|الشاشة ..4 {give}',
      'الكود ..4 البرنامج|الشاشة ..4 {give}',
      'مشاركة شاشة|الشاشة ..3 معنا|هاتفك|جهازك',
    ],
    others: ['क्विक सपोर्ट', 'क्विकसपोर्ट|एनीडेस्क|टीमव्यूअर', 'एनी डेस्क', 'کوئیک سپورٹ', 'اینی ڈیسک'],
  },
  { negations: 'any' },
)
