import { hasUnknownLink, hasUnknownPhone } from '../../entities/strangers.ts'
import type { Prepared } from '../../prepared.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'
import { offersToBlock } from './block-service.ts'

/** A number on paper and a line of trains, which nobody telephones by. */
export const OTHER_LINES: Phrases = {
  en: [
    'order|booking|reservation|reference|ref|invoice|ticket|tracking|application|request|policy|case|flight|receipt|appointment number|numbers',
    'to|on|at|via|from|with this|that|my|our|following|same ..1 number|numbers|line or|otherwise|else',
    'red|green|blue|metro|tram|bus line|lines',
  ],
  ar: [],
}

/** What a building's residents are told of before it is done. */
const WORKS = compile({
  en: [
    'planned|scheduled|routine|annual ..1 maintenance|works|outage|shutdown|interruption',
    'for|due|because ..3 maintenance|cleaning|repair|repairs|upgrade|works|testing',
  ],
  ar: [
    'لأعمال|أعمال|للصيانة|لصيانة|بسبب ..1 صيانة|الصيانة',
    'للصيانة|لتنظيف|لغسيل|لتركيب|لتبديل|لإصلاح',
    'تنظيف|غسيل|تركيب|تبديل|إصلاح ..1 خزان|خزانات|عداد|عدادات|مضخة|مضخات|ماسورة|كيبل',
  ],
})

/** A watchman's or an engineer's own number says nothing against what all who live in a house are told. */
const NEIGHBOURS = compile({
  en: ['residents|tenants|neighbours|neighbors|occupants'],
  ar: ['سكان|ساكنين|قاطني|مستأجرين|المستأجرين|الجيران|جيران'],
})

function announcesWorks(content: Prepared): boolean {
  if (!occurs(content.words, WORKS) || hasUnknownLink(content)) return false
  return !hasUnknownPhone(content) || occurs(content.words, NEIGHBOURS)
}

/** Threatens to cut off a number, electricity, water or a service. */
export const threatensCutOff = phraseSignal(
  'threatens-cut-off',
  {
    en: [
      'sim|number|line|mobile|electricity|water|power|connection|internet|supply ..5 will|be|is|been|to|being ..3 {block}|cut',
      '{block}|cut ..3 sim|electricity|water|power|supply|connection|internet|line',
      'cut|disconnect|disconnected|disconnection|deactivated|blocked|stop|stopped ..4 sim|number|line|electricity|water|power|supply|service|services|meter|connection|internet',
      'electricity|water|power|sim|line|number|supply ..6 cut|disconnect|disconnected|disconnection|stopped|off',
      'service|services ..1 will|is|are|be|being|to ..2 cut|disconnected',
      'disconnected|disconnection ..5 today|tonight|hours|unpaid|avoid',
      'number|sim|line|phone|service ..3 stop|stopped|stops ..2 working|today|tonight|at|in|be',
    ],
    ar: [
      'قطع|فصل|سيقطع|ستفصل|انقطاع ..3 الكهرباء|كهرباء|المياه|الماء|الخدمة|الخط|الإنترنت',
      'ستقطع|سنقطع|ستنقطع|سيفصل|سيتم|بنقطع|فصل|قطع|سيقطع ..3 الكهرباء|المياه|الماء|الخط|خطك|خطكم|شريحتك|رقمك|الخدمة|التيار|عداد',
      'فريق|أمر|عمال|فني ..1 القطع|قطع|الفصل ..2 طريق|الطريق|صدر|جاي|متجه|متوجه|اليوم|الآن',
      '{block} ..2 شريحة|شريحتك|الشريحة|رقمك|خطك|الخط',
      'شريحة|شريحتك|رقمك|خطك|الكهرباء ..3 {block}|قطع|القطع|الفصل|سيفصل',
    ],
    others: [
      'bijli|paani|gas|sim|connection|बिजली|पानी|गैस|सिम|कनेक्शन|بجلی|پانی|گیس|سم|کنکشن ..4 kaat|kat|band|काट|कट|बंद|کاٹ|کٹ|بند ..1 di|ho|kar|दी|हो|कर|دی|ہو|کر ..1 jayegi|jayega|jaegi|jaega|denge|जाएगी|जाएगा|देंगे|जायेगी|जायेगा|جائے|دیں',
      'সিম|বিদ্যুৎ|সংযোগ|লাইন ..5 বন্ধ|বিচ্ছিন্ন ..1 হয়ে|হবে|যাবে|করা',
    ],
  },
  {
    negations: 'denials',
    except: OTHER_LINES,
    when: (content) => !offersToBlock(content) && !announcesWorks(content),
  },
)
