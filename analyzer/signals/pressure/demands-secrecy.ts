import { phraseSignal } from '../detector.ts'

/** Wants nobody to be told. */
export const demandsSecrecy = phraseSignal('demands-secrecy', {
  en: [
    'dont|not|never tell|inform|mention|discuss|disclose ..5 anyone|anybody|police|family|bank|wife|husband|parents|friends|staff',
    'keep ..4 secret|confidential|private|between',
    'strictly confidential',
    'utmost confidentiality|secrecy',
    'without ..2 telling|informing ..2 anyone|police|family|bank|wife|husband|parents',
    'dont|not|never|without tell|talk|speak|telling|talking ..4 bank|staff|him|her|them|mom|dad|mum|anyone|others|about',
    'our|little|just secret',
    'between us|you',
    'dont|not|never ..1 tell|inform {kin}|mother|father|parents',
    'dont|not|never|no ..2 call|involve|contact|tell|inform|go ..3 police|bank',
  ],
  ar: [
    'لا تخبر|تخبري|تقل|تقول|تحكي ..2 أحد|أحدا|الشرطة|البنك|أهلك|لأحد',
    'سرية|سرا|سري|سراً ..2 تامة|بيننا|بينك|تام',
    'بيني وبينك',
    'بيننا',
    'لا|ولا|ما|بدون ..1 تخبر|تخبري|تخبروا|تبلغ|تبلغي|تتصل|بلغ|تقول|تقولي|تقولين|تعلم|تعلمي|تكلم|تبلغ|تتحدث|تكلمي ..3 أحد|حد|حدا|أهلك|زوجك|زوجتك|البنك|الشرطة|أمي|أبوي|أبي|ماما|بابا|لأحد|عائلتك|أحدا|مع',
    'دون|بدون ..1 إخبار|علم|تخبر ..2 أحد|البنك|الشرطة|أهلك|عائلتك',
    'سر|السر ..2 بيننا|بينك',
    'لا|ولا ..1 تكلم|تكلمين|تخبر ..1 أحد|حد',
    'لا|ولا ..1 تخبر|تقول|تقولين|تقولي|تعلم|تخبرين ..1 {kin}|لأمي|لأبوي|لبابا|لماما',
  ],
  others: [
    'kisi|किसी|کسی ..1 ko|को|کو na|mat|nahi|मत|न|نہ|ना batana|bolna|बताना|بتانا',
    'la|ma|wala t5abber|t5abri|tkhabber|tkhabbar|tgool|tgooli ..1 7ad|a7ad|ahlak|baba|ahlek|hada',
  ],
})
