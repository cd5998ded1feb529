import type { Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { guardElsewhere } from '../elsewhere/officials.ts'

/**
 * "I am in the office", "the bank here", "my call with the bank", "on Microsoft Teams": where somebody is or will be, and not
 * for whom he speaks.
 */
const WHEREABOUTS: Phrases = {
  en: [
    'the|our|my|a|his|her|todays|tomorrows call|meeting with ..3 {desk}|{authority}|bank',
    'microsoft teams',
    'click|tap|press|pay|login|visit|open here',
    'and the|my|our|his|her|their agent|officer|team|representative',
    'at|in|to|near|behind|visit ..2 {desk}|{authority} here',
    '{desk}|{authority} here in|at|on|near|next',
  ],
  ar: [
    'أنا|اني ..1 في|عند|داخل|قدام|جنب|قرب ..2 {authority}|{desk}',
    'خارج|داخل|برا|بره الدولة|البلد',
    'أنا|اني ..1 بالبنك|بالمكتب|بالمركز|بالشركة|بالمصرف|بالإدارة|بالمحكمة|بالسفارة',
  ],
}

/** Somebody speaks for the police, a ministry, a court, a bank or a company's staff. */
const posesAsOfficialInWords = phraseSignal(
  'poses-as-official',
  {
    en: [
      'man|woman|guy|lady|someone|somebody|person|caller ..1 from ..3 {authority}|@brand|bank ..2 called|calls|calling|phoned|rang|messaged|contacted|texted',
      'this|here|it is ..3 {rank}',
      'this|i|we is|am|are ..6 from|with|of ..4 {authority}|{desk}',
      'im ..6 from|with|of ..4 {authority}|{desk}',
      'my name is ..4 {rank}|{authority}|{desk}',
      'calling|writing|contacting|speaking|texting|call|message ..3 from|behalf|with ..4 {authority}|{desk}|bank',
      '{rank} ..4 from|of|at ..4 {authority}|{desk}|bank',
      'youre|you ..1 speaking|talking|chatting ..2 to|with ..4 {rank}|{authority}|{desk}',
      'on behalf of ..4 {authority}|bank',
      '{desk}|{authority} here',
      '{rank}|{authority}|{desk} ..2 speaking',
      'connect|connecting|transfer|forward|transferring ..3 you|call|case|line ..4 {rank}|{authority}',
      'hello|hi|dear|sir|madam ..4 {desk}|{authority} ..1 department|office|here|speaking|team|section',
      'as|am|im ..2 his|her|your|the|a ..2 bank ..1 manager|director|officer',
      'im|am|are ..3 from|with|of ..3 @brand',
      'this is ..5 @brand',
      '@brand ..3 here|speaking|calling|support|officer|agent|team|representative|happiness',
      '{desk}|{authority} ..1 manager|officer|agent|director|employee ..1 here|speaking',
      'this is ..3 {authority}|principal|headmaster',
      'you are ..1 pro|company',
      'says|said|saying|claims|claiming|claimed|called ..2 he|she|they|is|was|hes|shes|theyre ..2 from ..2 {authority}|bank|police',
    ],
    ar: [
      'معك|معاك|انا|أنا|نحن|معكم|إحنا|احنا|وياك ..3 {rank}|{authority}|{desk}',
      'اتصل|أتصل|اكلمك|أكلمك|نتصل|نتواصل|اتواصل|أتواصل|اتكلم|أتحدث|أكلمكم|نكلمك ..3 من|بك|معك|باسم ..3 {authority}|{desk}|بنك|البنك',
      'معك|معاك|معكم|أنا المقدم',
      '{rank} ..3 من ..3 {authority}|{desk}|البنك|بنك',
      'يقول|قال|تقول|قالت|يقولون|قالوا|يدعي ..1 إنه|انه|أنه|إنها|انها|إنهم|انهم|نحن|معك ..1 من ..2 {authority}|{desk}|البنك|بنك',
      'هذه|هذا|مكالمة|رسالة ..2 من ..2 {rank}|{authority}',
      'نيابة عن ..3 {authority}|البنك|بنك',
      '{desk}|{authority} ..2 معك|معاك|يتحدث|تتكلم|يكلمك',
      'موظف|مندوب|فريق|خدمة|دعم @brand',
      'انا|أنا|معك|نحن|معاك ..3 @brand',
      'لابس|لابسين|لابسة|بزي|بلبس|ببدلة ..1 شرطة|شرطي|ضابط|عسكري',
      'مندوب|وكيل ..2 شركتك|الشركة|المالك|البنك|التأمين',
      'يحولك|ليحولك|سيحولك|نحولك|بنحولك|سنحولك|هنحولك|تحويلك|تحويلكم ..4 {rank}|الشرطة|النيابة|شرطة|التحقيق',
      'إحالة|احالة|أحيل|تحويل ..3 الملف|ملفك|ملفكم|القضية|قضيتكم|قضيتك ..3 {rank}|النيابة',
      'تحدث|وتحدث|تكلم|كلم|واتكلم ..1 مع ..0 {rank}',
    ],
    others: [
      'police|पुलिस|پولیس|bank|बैंक|بینک|cid ..2 uniform|vardi|वर्दी|وردی ..2 banda|aadmi|admi|shakhs|आदमी|बंदा|آدمی|بندہ|shaks',
      'я|это ..3 службы|сотрудник|безопасности|полиции|банка',
      'main|mai|मैं|میں ..4 cbi|customs|crime|inspector|trai|सीबीआई|इंस्पेक्टर|कस्टम|क्राइम|ट्राई|انسپکٹر|کسٹم|police|bank|manager|officer|afsar|पुलिस|बैंक|मैनेजर|अधिकारी|پولیس|بینک|افسر|etisalat ..4 bol|baat|बोल|बात|بول|بات',
      'ye|yeh|यह|یہ ..2 police|bank|पुलिस|बैंक|پولیس|بینک hai|है|हैं|ہے',
      'ma3ak|ma3ach|ana|e7na men|min|el|mn ..3 bank|police|shor6a|sherkat|etisalat|wezara',
      'm3ak|ma3ak|ma3aki|m3aki|ma3ach ..1 captain|kabtan|captin|dabet|da6be6|officer|mola8em|molazem|na8eeb|na2ib|mofattesh|mofatesh',
    ],
  },
  { negations: 'warnings', except: WHEREABOUTS },
)

export const posesAsOfficial = firstOf(posesAsOfficialInWords, guardElsewhere)
