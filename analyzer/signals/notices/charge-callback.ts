import { isTollFreeAbroad, type Phone } from '../../entities/contacts.ts'
import { isHarmless } from '../../entities/harmless-links.ts'
import {
  isFileSharing,
  isFreeHosting,
  isTrusted,
  isTrustedMailHost,
} from '../../entities/official.ts'
import { hasNoPublishedPhone } from '../../entities/strangers.ts'
import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import type { Span } from '../../types.ts'
import { type Detector, firstOf, phraseSignal } from '../detector.ts'

const CHARGES = compile({
  en: [
    'renewed|renewal|renewing|charge|charged|debit|debited|deducted|billed|invoice|subscription|subscribed|purchase|purchased|order|payment|transaction|paid|spent',
  ],
  ar: ['تجديد|تجدد|خصم|سحب|شراء|طلبك|طلبية|اشتراك|فاتورة|دفع|عملية'],
})

/** "If you did not order it". */
const DENIED = {
  en: 'not|didnt|dont|wasnt|isnt|havent|never ..4 you|yours|authorise|authorised|authorize|authorized|recognise|recognised|recognize|recognized|approve|approved|order|ordered|place|placed|make|made|initiate|initiated|request|requested|purchase|purchased',
  ar: 'لم|ما|لست|ليس|مش|مب|مو ..3 تقم|تقدم|تسجل|تضف|تصرح|تطلب|تجر|تنفذ|توافق|تأذن|تفوض|تشتر|أنت|قمت|طلبت|سويت|اشتريت|منك',
}
/** What somebody else may have done in the reader's name. */
const EVENTS = compile({
  en: [
    'application|loan|overdraft|card|account ..4 approved|opened|activated|issued',
    'new|unknown|unrecognised|unrecognized ..1 device|login|payee|beneficiary',
    'device|payee|beneficiary ..4 added|paired|registered|linked',
    'password|pin|email ..3 changed|reset',
    'login|sign ..4 from|attempt',
  ],
  ar: [
    'طلب|قرض|بطاقة|حساب ..3 الموافقة|قبول|اعتماد|فتح|تفعيل',
    'الموافقة|قبول|اعتماد|فتح|تفعيل ..3 طلب|قرض|بطاقة|حساب|طلبك',
    'جهاز|مستفيد|دخول ..2 جديد|غير|مجهول',
    'تغيير|تعديل ..2 كلمة|الرقم|بريدك',
  ],
})
/** "Did you approve it? Reply YES or NO": the answer brings the call of somebody who poses as the bank. */
const ANSWER = {
  en: 'reply|respond|answer|text ..2 yes|y|no|n|1|2',
  ar: 'رد|الرد|أرسل|ارسل|أجب ..2 نعم|لا|1|2',
}
const ASKED = compile({
  en: [
    'did|have you ..1 approve|authorise|authorize|make|attempt|request|initiate|approved|authorised|authorized|made|attempted ..3 transaction|payment|transfer|purchase|charge|withdrawal',
  ],
  ar: ['هل ..1 قمت|أجريت|وافقت|حاولت ..3 عملية|شراء|بشراء|تحويل|بتحويل|سحب|بسحب|دفع|بدفع'],
})

/** "To cancel it and be refunded": who only ends a subscription asks for nothing back. */
const UNDONE = {
  en: [
    'cancel|stop|reverse ..8 refund|refunded',
    'refund ..6 cancel|dispute',
    'claim ..2 refund',
    'dispute ..4 charge|payment|transaction|order|renewal',
    'transaction|charge|payment|purchase|order|renewal|debit ..3 unauthorised|unauthorized|unrecognised|unrecognized|fraudulent|unapproved',
    'cancel|cancellation|reverse|refund ..4 not|wont|cannot ..1 possible|accepted|available',
    'call|ring|dial|contact|talk|speak|reach|number|helpline ..10 to ..1 void|revoke',
  ],
  ar: [
    'إلغاء|لإلغاء|إيقاف|لإيقاف ..6 استرداد|استرجاع',
    'اعتراض|للاعتراض|الاعتراض ..3 خصم|عملية|فاتورة|دفع',
  ],
}
const UNWANTED = compile({ en: [DENIED.en, ...UNDONE.en], ar: [DENIED.ar, ...UNDONE.ar] })

const CALL = {
  en: 'call|contact|dial|phone|ring|reach|talk|speak|helpline|hotline|helpdesk|line ..10 @phone',
  ar: 'اتصل|اتصلوا|الاتصال|للاتصال|تواصل|التواصل|كلمنا ..8 @phone',
}
/** Nobody who sells asks for a form to undo what was not bought. */
const FORM = {
  en: 'fill|complete|proceed|open|use|submit|download ..4 cancellation|cancelation|refund|dispute form',
  ar: 'املأ|عبئ|افتح|أكمل ..2 نموذج|استمارة ..1 الإلغاء|إلغاء|الاسترداد|الاعتراض',
}
const NOT_MINE = compile({ en: [DENIED.en], ar: [DENIED.ar] })

/** A page to go to; no organisation asks for that on a service where anybody puts up pages. */
const PAGE = {
  en: 'visit|go|click|open|use|tap|follow|cancel|secure|stop|verify|at|here ..4 @link',
  ar: 'عبر|على|زر|افتح|ادخل|اضغط|الرابط|لإلغاء|للإلغاء|لإيقاف ..4 @link',
}

/** The number stands in the file, where no filter reads it. */
const NUMBER_INSIDE = {
  en: [
    'team|desk|us|support ..4 phone|number|helpline|line ..2 given|inside|mentioned|listed|printed ..3 inside|attached|attachment|pdf|invoice|document|file',
    'team|desk|us|support ..4 phone|number|helpline|line ..2 inside',
    'call|dial|ring|phone ..6 number|helpline ..2 inside|given|mentioned|listed ..4 attached|attachment|pdf|document|file',
  ],
  ar: [],
}
const ATTACHED_BILL = compile({
  en: [
    'invoice|receipt|bill|statement ..6 attached|attachment|pdf',
    'attached|attachment|pdf ..6 invoice|receipt|bill|purchase',
  ],
  ar: [],
})
const SOFTWARE = compile({
  en: [
    'antivirus|security|protection|renewal|renewed|subscription|plan|defender|norton|mcafee|geek|purchase',
  ],
  ar: [],
})

/** Digits some of which are letters: "1 8O8 – 555 – O177". */
const SPELLED_NUMBER =
  /(?<![\p{L}\p{N}])\+? ?1?[ .–—()-]{0,4}[\dOoIl]{3}[ .–—()-]{1,4}[\dOoIl]{3}[ .–—()-]{1,4}[\dOoIl]{4}(?![\p{L}\p{N}])/gu
const FEWEST_DIGITS = 4
/** A free number of North America, every digit by itself: "1 - 8 5 5 - 5 5 5 - 0 1 3 4". */
const SPLIT_NUMBER =
  /(?<![\p{L}\p{N}.,])\+?(?:1[ .–()-]{1,3})?8[ .–()-]{1,3}[0-8](?:[ .–()-]{1,3}\d){8}(?![\p{L}\p{N}])/gu

const ringsDisguised: Detector = ({ text, words, type }) => {
  if (type === 'website' || !occurs(words, CHARGES)) return []
  const spans: Span[] = []
  for (const { 0: written, index } of text.matchAll(SPELLED_NUMBER)) {
    const digits = written.replaceAll(/\D/g, '').length
    if (digits < FEWEST_DIGITS || !/[OoIl]/.test(written)) continue
    spans.push({ start: index, end: index + written.length })
  }
  for (const { 0: written, index } of text.matchAll(SPLIT_NUMBER))
    spans.push({ start: index, end: index + written.length })
  return spans.length > 0 ? [{ code: 'charge-callback', params: {}, spans: spans.slice(0, 3) }] : []
}

/** Friends tell each other what they paid, too. */
const AMONG_FRIENDS = {
  en: ['call|phone|ring|contact|reach me|him|her|dad|mum|mom'],
  ar: ['كلمني|اتصل بي'],
}

/** The end of a number that only the bank knows, which it names the card or account by. */
const END_OF_NUMBER =
  /(?:\bcard|\baccount|بطاقة|xx|\*\*|••|ending(?: in| with)?|تنتهي بـ?)[ -]{0,2}\d{3,4}/iu

/** Where it was spent: the bank says it, who knows nothing of the reader does not. */
const MERCHANT = /(?:\bat|لدى|عند) \p{L}/iu

/**
 * Tells of a charge, and of a stranger's number to call for whoever did not want it: one abroad where no account is named, or a
 * private one that is said to be an organisation's; or of a form to fill in.
 */
export const chargeCallback = firstOf(
  ringsDisguised,
  phraseSignal('charge-callback', NUMBER_INSIDE, {
    within: 'email',
    when: ({ words }) => occurs(words, ATTACHED_BILL) && occurs(words, SOFTWARE),
  }),
  phraseSignal(
    'charge-callback',
    { en: [CALL.en], ar: [CALL.ar] },
    {
      except: AMONG_FRIENDS,
      when: (content) =>
        (rings(content, 'abroad') || ringsWhereCharged(content)) &&
        tellsOfCharge(content) &&
        occurs(content.words, UNWANTED) &&
        !END_OF_NUMBER.test(content.text),
    },
  ),
  phraseSignal(
    'charge-callback',
    { en: [`${DENIED.en} ..8 ${CALL.en}`], ar: [`${DENIED.ar} ..8 ${CALL.ar}`] },
    {
      except: AMONG_FRIENDS,
      when: (content) =>
        rings(content, 'uae-mobile') &&
        content.brands.length > 0 &&
        (tellsOfCharge(content) || occurs(content.words, EVENTS)),
    },
  ),
  phraseSignal(
    'charge-callback',
    { en: [ANSWER.en], ar: [ANSWER.ar] },
    {
      when: (content) =>
        tellsOfCharge(content) &&
        occurs(content.words, ASKED) &&
        !END_OF_NUMBER.test(content.text) &&
        !MERCHANT.test(content.text),
    },
  ),
  phraseSignal('charge-callback', { en: [FORM.en], ar: [FORM.ar] }, { when: saysNotMine }),
  phraseSignal(
    'charge-callback',
    { en: [PAGE.en], ar: [PAGE.ar] },
    {
      when: ({ links, words }) =>
        links.some(({ host }) => isFreeHosting(host) && !isFileSharing(host)) &&
        !links.some(({ host }) => isTrusted(host)) &&
        (occurs(words, CHARGES) || occurs(words, EVENTS)) &&
        occurs(words, NOT_MINE),
    },
  ),
)

function saysNotMine(content: Prepared): boolean {
  return tellsOfCharge(content) && occurs(content.words, NOT_MINE)
}

/** Dollars, pounds and euros are charged abroad, and so a free number without a country's code is one of there. */
function ringsWhereCharged({ text, phones }: Prepared): boolean {
  return FOREIGN_MONEY.test(text) && phones.some(isTollFreeAbroad)
}

const FOREIGN_MONEY = /[$£€]|\b(?:usd|eur|gbp)\b/i

function rings({ phones }: Prepared, where: Phone['reach']): boolean {
  return phones.some(({ reach }) => reach === where)
}

/** Whether it names a charge and its sum, and neither who tells of it nor anywhere to turn to is known. */
function tellsOfCharge(content: Prepared): boolean {
  const { words, links, headers } = content
  return (
    words.at.has('@amount') &&
    occurs(words, CHARGES) &&
    links.every(isHarmless) &&
    !isTrustedMailHost(headers.from?.host ?? '') &&
    hasNoPublishedPhone(content)
  )
}
