import { firstOf, phraseSignal } from '../detector.ts'
import { bossElsewhere } from '../elsewhere/bosses.ts'
import { errandByMail } from './errand-by-mail.ts'
import { wantsFiles } from './wants-files.ts'

const cannotBeCalled = phraseSignal(
  'boss-request',
  {
    en: [
      'handle|process|arrange|make|execute ..2 transfer|payment ..4 discreet|discreetly|discretion|confidentially|quietly',
      'acquisition|takeover|purchase|buying ..4 foreign|overseas|company|competitor|firm ..20 attorney|lawyer|lawyers|confidential|secret|counsel|nobody|discretion|chosen',
      'cant|cannot|not ..2 reached|reachable ..2 phone|call',
      'handle|process|arrange ..2 sensitive|delicate|discreet|private payment|transfer|matter',
      'in|on ..2 meeting|conference|call ..6 cant|cannot|unable ..3 talk|call|speak|phone|answer',
      'cant|cannot|not|unable ..2 talk|call|speak|phone ..6 meeting|conference|boardroom',
      'its|it|im|am ..2 the|your ..1 ceo|md|chairman|director|boss|gm ..4 new|different|number|meeting|here',
      'i|im|am your ..1 manager|supervisor ..4 meeting|conference|busy|boardroom',
      'this is ..3 ceo|director|boss|chairman|md|manager|principal',
      'are|r you ..3 available|free|desk|office ..6 task|errand|favour|favor|something',
      'need|want ..3 you ..4 task|errand|favour|favor ..4 discreet|quick|quickly|urgent|now|me',
      'this|its ..4 private|personal ..1 number',
      'do you ..1 order|shop|buy ..2 on|from|at amazon',
      'run|do ..1 errand for me',
      'confidential|discreet ..3 task|errand|payment|transfer|acquisition|deal',
    ],
    ar: [
      'صفقة|عملية|استحواذ ..2 سرية|سري',
      'موضوع|أمر ..1 خاص|سري ..3 لا|ما ..2 أستطيع|أقدر|يمكنني ..2 المكالمات|مكالمة|الاتصال|التحدث|الكلام|الرد',
      'في|عندي|داخل|وسط ..1 اجتماع ..6 لا|ولا|ما|وما|مب|مو ..2 أقدر|اقدر|أستطيع|تتصل|اتصال|الرد|أرد|ارد',
      'أنا|انا|معك|معاك ..3 المدير|مديرك|المديرة|الرئيس|رئيس',
      'مهمة|طلب|معاملة ..2 سرية|سري|عاجلة ..4 منك',
      'المدير|الرئيس|المديرة ..3 يطلب|يبي|يريد|يبغى|تطلب|يطلب ..4 تحويل|بطاقات|سري|عاجل|شراء',
      'الموضوع|الأمر|المهمة|التحويل ..1 سري|سرية|عاجل',
      'مستر|استاذ|الاستاذ|دكتور|دكتورة|مهندس|المهندس|المدير|المديرة ..4 رقمي ..0 الخاص|الشخصي|الثاني|التاني|الجديد|اليديد',
      'مستر|استاذ|الاستاذ|دكتور|دكتورة|المهندس|المدير|المديرة ..6 من|دا|ده|هذا ..1 رقم ..0 ولدي|ابني|بنتي|اخوي|اخي|السائق|السواق|زوجي',
      'بالطيارة|الطيارة|الطائرة|باجتماع|بالاجتماع|اجتماع|جلسة|مشغول ..3 ما|مش|مب|مو|موش|وما|ومش ..1 فيي|فيني|بقدر|اقدر|هقدر|قادر|عارف ..1 احكي|احاكي|اتكلم|اكلم|ارد|اكلمك',
      'انا|أنا|معك|معاك ..1 في|فى|داخل|عندي|مع ..0 جلسة|اجتماع|وفد ..4 محتاج|محتاجة|محتاجين|ابغي|ابغى|ابي|ابا|عايز|عايزة|بدي',
      'مرتبط|مشغول ..2 باجتماع|اجتماع ..1 مغلق|مجلس|الإدارة',
      'حوالة|دفعة|تحويل ..1 سرية|سري',
      'عدم|بدون|دون|من ..1 إدراجها|إدراجه|تسجيلها|تسجيله|قيدها|قيده ..2 النظام|الدفاتر|السيستم|الحسابات',
    ],
    others: [
      'ana ..1 mudeer|mudir|modeer|mudeerak|mudirak|modeerak',
      'mashghoul|mashghool|mash8oul|mash8ool|meeting|ejtima3|ijtima3|egtma3 ..5 ma|msh|mesh|mish ..1 fiyi|fini|a2dar|2der|2dar|ba2dar e7ki|a7ki|atkallem|atkalem|arod|arodd',
    ],
  },
  { negations: 'warnings' },
)

/** Somebody who poses as the reader's boss, who cannot be called just now. */
export const bossRequest = firstOf(wantsFiles, errandByMail, cannotBeCalled, bossElsewhere)
