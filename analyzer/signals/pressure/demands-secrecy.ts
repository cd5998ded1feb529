import { asksNoTelling } from '../../circumstances.ts'
import { compile, occurs, type Phrases } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'
import { tellNobodyElsewhere } from '../elsewhere/secrecies.ts'
import { coachesAnswers } from './coaches-answers.ts'

/** What every mail says at its foot, what a company promises of data, and what a bank says of a code. */
const NO_SECRECY: Phrases = {
  en: [
    'mail|email|message|communication|transmission|attachment|attachments|contents ..8 is|are|may|contain|contains ..8 confidential|confidentiality|disclose|privileged|private|secret',
    'intended recipient|recipients ..20 disclose|tell|inform|anyone',
    'we keep ..6 secret|confidential|private',
    'we will|shall|always keep ..6 secret|confidential|private',
    'not|never|dont disclose|share|reveal|give|mention|inform ..1 {code}|code|codes|pin|pins|password|passwords|cvv|details',
    'not|never|dont disclose|share|reveal|give|mention ..1 your|any|personal|card|bank|login|account ..2 {code}|code|codes|pin|pins|password|passwords|cvv|details|credentials|information',
    'not|never|dont tell ..1 {code}|code|codes|pin|pins|password|passwords|cvv|details',
    'not|never|dont tell ..1 anyone|anybody|someone|them|him|her ..2 {code}|code|codes|pin|pins|password|passwords|cvv|details',
  ],
  ar: [
    'رسالة|الرسالة|البريد|المرفقات ..8 سرية|سري',
    'لا|ولا|عدم|بعدم ..1 تخبر|تخبري|تخبروا|تقل|تقول|تقولي|تبلغ|إخبار|إبلاغ ..3 {code}|رمز|الرمز|كود|الكود|كلمة|بيانات|معلومات|بياناتك|معلوماتك|السري|الأرقام',
    'متقولش|ماتقولش|متقوليش|ماتقوليش|متديش|ماتديش ..1 كود|رمز|رقم|السري|otp',
  ],
}

const CODES = compile({
  en: ['{code}|code|codes|pin|password|passcode|cvv'],
  ar: ['{code}|رمز|الرمز|كود|الكود|السري'],
  others: ['{password}|details|jaankari|maloomat|जानकारी|معلومات', 'او ٹی پی'],
})

/** Of a code that nobody wants to be told it is good advice. */
const wantsNobodyTold = phraseSignal(
  'demands-secrecy',
  {
    en: ['dont|not|never tell|inform|mention|discuss|disclose ..5 anyone|anybody'],
    ar: [
      'لا|ولا|ما|بدون ..1 تخبر|تخبري|تخبروا|تقل|تقول|تقولي|تقولين|تحكي|تبلغ|تبلغي|بلغ|تعلم|تعلمي ..3 أحد|حد|حدا|لأحد|أحدا',
    ],
    others: [
      'kisi|abbu|papa|gharwalon|ghar|किसी|पापा|घरवालों|کسی|ابو|والوں ..1 ko|को|کو na|mat|nahi|मत|न|ना|नहीं|نہ|مت|نہیں batana|bataiye|bataiyega|batao|bolna|बताना|बताइए|बताइएगा|बताएं|बोलना|بتانا|بتائیے|بتائیں',
      'wag|huwag ..3 sabihin|sabi|ipaalam ..2 kay|sa|kanino',
      'la|ma|wala|w t5abber|t5abri|t5abbri|t5abre|tkhabber|tkhabbar|tkhabbri|tgool|tgooli|t2oul|t2ool|t2oulo|t2oli ..1 7ad|a7ad|hada|7ada',
      'mat2olsh|mat2oulsh|mat2olish|mat2oulish|mat2oloush|mat2oolsh le|la|l 7|7ada|hada|ay|baba|mama|papa',
      'la|ma|wala|w t5abber|t5abri|t5abbri|tkhabber|tkhabbri|tgool|tgooli|t2oul|t2ool|t2oulo|t2oli ..1 7 ad',
    ],
  },
  {
    except: NO_SECRECY,
    when: (content) => !(occurs(content.words, CODES) && asksNoTelling(content)),
  },
)

const keepsFromHelp = phraseSignal(
  'demands-secrecy',
  {
    en: [
      'dont|not|never tell|inform|mention|discuss|disclose ..5 police|family|bank|wife|husband|parents|friends|staff',
      'doesnt|dont|not know ..3 so ..1 dont|never|not ..1 call|tell|contact|ask|mention|inform',
      'keep ..4 secret|confidential|private',
      'keep|kept|keeps|stay ..1 it|this|matter silent|quiet ..2 till|until|from|before|for|between',
      'dont|not|never tell|inform ..1 the|your|ur ..1 pro|manager|owner|sponsor|kafeel|employer|accountant|partner',
      'dont|not|never loop|involve|include|copy|cc ..2 finance|accounts|accounting|hr|anyone|anybody|colleagues',
      'strictly confidential',
      'dont|not|never|without|refrain ..2 discuss|discussing|post|posting|copy|copying|mention|mentioning ..3 group|groups|accounts|inside|bus|facebook|reception|doc|doctor|note|madam',
      'not|no a ..1 word to',
      'no word|talk|talking|discussion to|in|with',
      '{kin}|daddy|mummy|husband|wife|madam|manager ..1 must|should not|never hear|know',
      'dont|never ask|tell|inform|show ..2 husband|wife|madam|pharmacies|pharmacy|secretary|registrar|reception|school|agency',
      'utmost confidentiality|secrecy',
      'without ..2 telling|informing ..2 anyone|police|family|bank|wife|husband|parents',
      'dont|not|never|without tell|talk|speak|telling|talking ..4 bank|staff|him|her|them|mom|dad|mum|others|about',
      'dont|not|never talk|speak ..4 anyone|anybody',
      'our|little|just secret',
      'keep|keeps|stay|stays|remain|remains|only|just|secret|strictly ..3 between us|ourselves',
      'between us only|ok|okay|please|dear',
      'dont|not|never ..1 tell|inform {kin}|mother|father|parents',
      'dont|not|never|no ..2 call|involve|contact|tell|inform|go ..3 police|bank',
      'refrain|avoid ..1 contacting|calling|informing|telling|involving ..3 police|bank|card|family|anyone',
    ],
    ar: [
      'لا تخبر|تخبري|تقل|تقول|تحكي ..2 الشرطة|البنك|أهلك',
      'سرية|سرا|سري|سراً ..2 تامة|بيننا|بينك|تام',
      'بيني وبينك',
      'لا|ولا ..1 تناقش|تناقشي|تناقشوا ..4 أحد|أي|الزملاء|الموظفين|المحاسب',
      'خلها|خليها|خله|خليه|يبقى|تبقى|يظل|تظل|يكون|تكون|الموضوع|الكلام|السالفة|سر|سري|سرا ..3 بيننا',
      'بيننا|بينا فقط|بس|سر|سري',
      'لا|ولا|ما|بدون ..1 تخبر|تخبري|تخبروا|تبلغ|تبلغي|تتصل|بلغ|تقول|تقولي|تقولين|تعلم|تعلمي|تكلم|تتحدث|تكلمي ..3 أهلك|زوجك|زوجتك|البنك|الشرطة|أمي|أبوي|أبي|ماما|بابا|عائلتك|مع',
      'لا|ولا|ما|بدون ..1 تتصل|تكلم|تتحدث|تكلمي|تكلمين ..3 أحد|حد|حدا|لأحد|أحدا',
      'دون|بدون ..1 إخبار|علم|تخبر ..2 أحد|البنك|الشرطة|أهلك|عائلتك',
      'سر|السر ..2 بيننا|بينك',
      'بس ما|لا|متقول|وما ..0 تحكي|تحكيلو|تخبر|تخبري|تخبرين|تقولي|تقولو|تقولين',
      'ما|لا|وما|ولا تخبر|تخبري|تخبرين|تحكي|تقول|تقولي|تقولين ..1 صاحب|المالك|كفيلك|الكفيل|المسؤول|المدير|الربع|ربعنا|الريسة|حرمتك|مرتك|مراتك',
      'بابا|البابا|ماما|ابوي|أبوي|امي|أمي|بابا|يما ..1 ما|لا ..0 تقوليلوش|تقوليلو|تقوليلها|تقوليلهاش|تقولولوش|تقولوش|تخبريه|تخبريها|تقوليله',
      'ماتديهوش|متديهوش|ماتقولوش|ماتكلميش|متكلميش|ماتعرفيش|متعرفيش|ماتقوليش ..2 حد|لحد|الحسابات|الشغل|المكتب|البنك',
      'سكر|سكري|قفل ..0 السالفة|الموضوع ..1 عن',
      'خل|خلي|وخلي|خلها|فخلها|خليها|فخليها|خله|خليه ..2 سر',
      'يمنع|يحظر|ممنوع ..2 عليك|عليكم|قانونا ..2 استشارة|التواصل|التحدث|إبلاغ ..2 محام|محامي|المحامي|أحد|أهلك|العائلة',
      'إبلاغ|اخبار|إخبار ..0 أي|اي ..0 شخص|أحد|احد ..3 حتى|قبل|لحين|إلى',
      'لا|ولا ..1 تخبر|تقول|تقولين|تقولي|تعلم|تخبرين ..1 {kin}|لأمي|لأبوي|لبابا|لماما',
      'متقولش|ماتقولش|متقوليش|ماتقوليش|متحكيش|ماتحكيش|متعرفش|ماتعرفش|ماتبلغش|متبلغش|ماتخبرش|متخبرش|ماتعاودش|متعاودش|ماتقولوش|ماتقولهاش|متكلمش|ماتكلمش ..2 حد|لحد|أبوك|ابويا|لابويا|بابا|ماما|لماما|لبابا|الحسابات|البنك|أمي|اهلي|أهلي|مراتي|راجلك|حتى',
      'ما|لا تحكي|تحكيش|تعيطي|تعيطيش|تقوليش|تقولش|تهدريش ..2 لحدا|لحد|لبابا|لماما|بابا|راجلك|لراجلك|زوجك|لزوجك|ابوك|أبوك',
    ],
    others: ['la|ma|wala t5abber|t5abri|tkhabber|tkhabbar|tgool|tgooli ..1 ahlak|baba|ahlek'],
  },
  { except: NO_SECRECY },
)

/** Wants nobody to be told. */
export const demandsSecrecy = firstOf(
  keepsFromHelp,
  wantsNobodyTold,
  coachesAnswers,
  tellNobodyElsewhere,
)
