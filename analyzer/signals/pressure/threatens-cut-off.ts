import type { Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'
import { offersToBlock } from './block-service.ts'

/** A number on paper and a line of trains, which nobody telephones by. */
export const OTHER_LINES: Phrases = {
  en: [
    'order|booking|reservation|reference|ref|invoice|ticket|tracking|application|request|policy|case|flight|receipt|appointment number|numbers',
    'red|green|blue|metro|tram|bus line|lines',
  ],
  ar: [],
}

/** Threatens to cut off a number, electricity, water or a service. */
export const threatensCutOff = phraseSignal(
  'threatens-cut-off',
  {
    en: [
      'sim|number|line|mobile|electricity|water|power|connection|internet|supply ..5 will|be|is|been|to|being ..3 {block}|cut',
      '{block}|cut ..3 sim|electricity|water|power|supply|connection|internet|line',
      'cut|disconnect|disconnected|disconnection|deactivated|blocked|stop|stopped ..4 sim|number|line|electricity|water|power|supply|service|services|meter|connection|internet',
      'electricity|water|power|sim|line|number|supply ..6 cut|disconnect|disconnected|disconnection|tonight|stopped|off',
      'disconnected|disconnection ..5 today|tonight|hours|unpaid|avoid',
      'number|sim|line|phone|service ..3 stop|stopped|stops ..2 working|today|tonight|at|in|be',
    ],
    ar: [
      'قطع|فصل|سيقطع|ستفصل|انقطاع ..3 الكهرباء|كهرباء|المياه|الماء|الخدمة|الخط|الإنترنت',
      'ستقطع|سنقطع|ستنقطع|سيفصل|سيتم|بنقطع|فصل|قطع|سيقطع ..3 الكهرباء|المياه|الماء|الخط|خطك|شريحتك|رقمك|الخدمة|التيار|عداد',
      '{block} ..2 شريحة|شريحتك|الشريحة|رقمك|خطك|الخط',
      'شريحة|شريحتك|رقمك|خطك|الكهرباء ..3 {block}|قطع|القطع|الفصل|سيفصل',
    ],
  },
  { negations: 'denials', except: OTHER_LINES, when: (content) => !offersToBlock(content) },
)
