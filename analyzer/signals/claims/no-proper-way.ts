import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'

const PURSES =
  'account|acc|acct|iban|upi|gcash|maya|botim|momo|mpesa|payit|revolut|wallet|stc|paypal|wise|easypaisa|jazzcash|bkash|esewa|zelle|name'
const SOMEONES =
  'uncles|uncle|cousins|cousin|brothers|brother|sisters|sister|sis|wifes|wife|husbands|husband|missus|friends|friend|nephews|nephew|sons|daughters|mothers|mums|fathers|aunts|colleagues|colleague|coachs|coaches|managers|officers|officer|agents|agent|drivers|nurses|corporals|cashiers|lads|guys|personal|private'

/** Somebody's own purse, where such money goes to a company, a school or an office. */
const PRIVATE_PAYEES = compile({
  en: [
    `my|his|her ..1 ${PURSES}`,
    `${SOMEONES} ..2 ${PURSES}`,
    '{pay}|send|give|transfer ..1 me|him|her ..4 #|@amount|cash|half',
    '{pay}|send|give|hand ..1 #|@amount ..4 to|with ..1 me|him|her|my|his|our ..1 uncle|cousin|brother|sister|driver|coordinator|liaison|man|guy|lady|officer|agent',
    '{pay}|send|give|contribute ..1 #|@amount ..1 to|with me|him|her',
    '#|@amount ..3 cash ..2 to|or',
  ],
  ar: [
    'حساب|حسابي|حسابه|حسابها|محفظتي|رقمي|آيبان ..1 شخصي|الشخصي|أخوي|أختي|زوجتي|زوجي|صديقي|رفيجي|ابني|المعلمة|المدرب|المشرف|السكرتيرة',
    '{transfer}|حوليها|حولها|ادفع|ادفعي|عطني|أعطني ..3 حسابي|حسابه|حسابها|محفظتي|رقمي',
  ],
})

/** Why it must not be paid, asked about or seen where everybody else does. */
const EXCUSES = compile({
  en: [
    'system|systems|machine|portal|treasurers|school|club|masjid|mosque|trust|temple|church|office|company|ministry|ministrys|station|agency|site ..1 account|system|machine|portal|card|finance ..4 down|slow|issue|issues|problem|audit|stuck|closed|maintenance|update|updated|broken|delayed|blocked|approval|vat|time',
    'due|because|as|since ..2 audit|vat|maintenance|approval ..4 cant|cannot|not|no',
    'system|machine|portal ..1 is|are|has ..2 down|slow|broken|stuck|maintenance|off',
    'company|agency|office has|have vat|tax|audit',
    'no|without ..1 receipt|bill|invoice|ejari|agency|license|licence|organisation|organization|prescription|contract ..1 because|better|needed|only|required|as|for|no',
    'off|outside system|systems|books|record|records',
    'backdoor|underground|unofficial ..1 cover|rate|deal|way|price|quota',
    'staff|crew|closing|inside|old|distress ..1 rate|stock|quota|price ..4 not|only|no|for',
    'not to ..1 developer|company|office|school|agency|bank',
    'isnt|not|cannot ..1 be ..1 shown|visible|listed ..3 website|till|until|online|on',
    'not|cant|cannot ..2 allowed ..1 to ..1 name|say|tell|show|share',
    'cant|cannot|unable ..2 send|share|show ..2 photo|picture|list|proof|receipt|details|members ..3 now|because|as|he|she|some',
    'no|not|dont ..3 new faces|outsiders',
    'only trusts ..1 me',
    'closes|blocks|cancels ..2 for you ..3 if ..3 start|go|ask|come',
    'to skip|avoid|save ..2 fee|vat|tax|commission|queue|line',
  ],
  ar: [
    'حساب|نظام|سيستم|السيستم|جهاز|مكينة|شبكة ..1 المدرسة|المسجد|الجمعية|الشركة|النادي|الوزارة|المكتب|المركز ..3 صيانة|مقفل|موقوف|معلق|تحديث|تدقيق|بطيء|خربان|واقف|عطلان',
    'السيستم|النظام|الجهاز|المكينة ..1 فيه|فيها|واقع|طايح|خربان|خربانة|عطلان|واقف|معطل|صيانة',
    'بدون|بلا|من غير ..1 إيصال|وصل|فاتورة|عقد|رخصة|ضريبة ..2 عشان|لأن|أحسن|أرخص|ولا',
    'برا|خارج ..1 السيستم|النظام',
    'سعر|حصة|كوتة ..1 الموظفين|موظفين|داخلي ..3 لا|بس|فقط',
  ],
})

/** Whether money is to go to somebody's own purse. */
export function namesPrivatePayee({ words }: Prepared): boolean {
  return occurs(words, PRIVATE_PAYEES)
}

/** Whether a reason is given why it goes by no proper way, where somebody could ask. */
export function excusesTheWay({ words }: Prepared): boolean {
  return occurs(words, EXCUSES, 'any')
}
