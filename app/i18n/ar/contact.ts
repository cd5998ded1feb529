import type * as en from '../en/contact.ts'
import { arabicCount } from './arabic-count.ts'
import { leftToRight } from './isolate.ts'

/** After 'than', which takes the genitive. */
const LETTERS = {
  zero: 'صفر',
  one: 'حرف واحد',
  two: 'حرفين',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
}

/** Words of the contact screen, and of the mail that it sends. */
export const contact: typeof en.contact = {
  title: 'تواصل معنا',
  description: 'راسل القائمين على «حماية»، الخدمة المجانية لمواجهة الاحتيال في دولة الإمارات.',
  keywords: 'التواصل مع حماية، مساعدة في الاحتيال، الإمارات، الدعم',
  intro: 'اطرح سؤالًا، أو نبّهنا إلى خطأ في الموقع، أو أرسل اقتراحًا.',
  fate: {
    mailed: 'نرد عليك بالبريد الإلكتروني.',
    kept: 'نحفظ رسالتك هنا ويقرأها موظفونا، ويمكنهم الرد على بريدك الإلكتروني.',
  },
  required: 'جميع الحقول مطلوبة.',
  labels: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    message: 'الرسالة',
  },
  hints: {
    email: 'نستخدمه للرد عليك فقط.',
    message: 'لا ترسل كلمات مرور أو رموز تحقق أو أرقام بطاقات، لا إلينا ولا إلى غيرنا.',
  },
  submit: 'إرسال الرسالة',
  submitting: 'جارٍ الإرسال…',
  honeypot: 'اترك هذا الحقل فارغًا',
  errorTitle: 'هناك ما يحتاج إلى تصحيح',
  problems: {
    name: { missing: 'أدخل اسمك' },
    email: {
      missing: 'أدخل بريدك الإلكتروني',
      malformed: `أدخل البريد الإلكتروني بصيغة صحيحة، مثل ${leftToRight('name@example.com')}`,
    },
    subject: { missing: 'أدخل موضوع الرسالة' },
    message: { missing: 'أدخل رسالتك' },
  },
  tooLong: {
    name: (limit) => `يجب ألا يزيد طول الاسم على ${arabicCount(limit, LETTERS)}`,
    email: (limit) => `يجب ألا يزيد طول البريد الإلكتروني على ${arabicCount(limit, LETTERS)}`,
    subject: (limit) => `يجب ألا يزيد طول الموضوع على ${arabicCount(limit, LETTERS)}`,
    message: (limit) => `يجب ألا يزيد طول الرسالة على ${arabicCount(limit, LETTERS)}`,
  },
  refusals: {
    'no-identity': 'تعذر التحقق من هوية المستخدم',
    'rate-limited': 'أرسلت عدة رسائل في هذه الساعة. يُرجى المحاولة بعد ساعة.',
    failed: 'تعذر إرسال الرسالة. يُرجى المحاولة لاحقًا.',
  },
  kept: 'كل ما كتبته ما زال هنا.',
  direct: {
    title: 'طرق أخرى للتواصل',
    email: 'البريد الإلكتروني',
    location: 'مقرنا',
    place: 'دبي، الإمارات',
    emergencyTitle: 'هل تخسر مالك الآن؟',
    emergency: 'لسنا جهة طوارئ. اتصل ببنكك أولًا، ثم بالشرطة.',
    police: 'الشرطة',
    eCrime: 'الجرائم الإلكترونية',
    privacy: 'ماذا نفعل بما ترسله إلينا',
  },
  sent: {
    title: 'أُرسلت رسالتك بنجاح',
    text: 'شكرًا لتواصلك معنا.',
    again: 'إرسال رسالة أخرى',
  },
  mail: {
    title: (subject) => `نموذج التواصل: ${subject}`,
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    message: 'الرسالة',
  },
}
