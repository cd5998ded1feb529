import { firstOf, phraseSignal } from '../detector.ts'
import { bossElsewhere } from '../elsewhere/bosses.ts'
import { errandByMail } from './errand-by-mail.ts'
import { wantsFiles } from './wants-files.ts'

const cannotBeCalled = phraseSignal(
  'boss-request',
  {
    en: [
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
    ],
    others: ['ana ..1 mudeer|mudir|modeer|mudeerak|mudirak|modeerak'],
  },
  { negations: 'warnings' },
)

/** Somebody who poses as the reader's boss, who cannot be called just now. */
export const bossRequest = firstOf(wantsFiles, errandByMail, cannotBeCalled, bossElsewhere)
