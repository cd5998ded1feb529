import { isFreeMail, isMessenger } from './entities/official.ts'
import {
  hasContact,
  hasUnknownLink,
  hasUnknownMobile,
  hasUnknownPhone,
} from './entities/strangers.ts'
import type { Prepared } from './prepared.ts'
import { avoidsCalls } from './signals/claims/avoids-calls.ts'
import { errandByMail } from './signals/claims/errand-by-mail.ts'
import { namesPretext } from './signals/claims/fraud-pretext.ts'
import { excusesTheWay, namesPrivatePayee } from './signals/claims/no-proper-way.ts'
import { namesPrivatePurse } from './signals/claims/private-purse.ts'
import { namesSafeAccount } from './signals/claims/safe-account.ts'
import { wantsFiles } from './signals/claims/wants-files.ts'
import { opensByLogin } from './signals/notices/opens-by-login.ts'
import { ownRequest } from './signals/notices/own-request.ts'
import { isPriced } from './signals/offers/priced.ts'
import { coachesAnswers } from './signals/pressure/coaches-answers.ts'
import { settlesQuietly } from './signals/pressure/settles-quietly.ts'
import { hiresUnseen } from './signals/promises/easy-income.ts'
import { lendsByMail } from './signals/promises/easy-loan.ts'
import { surveyGift } from './signals/promises/prize.ts'
import { wantsAnswerOnly } from './signals/promises/strangers-deal.ts'
import { asksForCode, exceptsWriter } from './signals/secrets/asks-for-code.ts'
import { sentByOthers } from './signals/secrets/asks-to-approve.ts'
import { replacesNumber } from './signals/stories/replaces-number.ts'
import { ordersOnCredit } from './signals/trades/goods-before-money.ts'
import { mentionsPayment } from './signals/trades/mentions-payment.ts'
import { offersGoods } from './signals/trades/offers-goods.ts'
import { paysMovers } from './signals/trades/pay-before-delivery.ts'
import { hidesItsWords } from './signals/tricks/mixed-letters.ts'
import { isInSignature, signOffsIn } from './text/courtesies.ts'
import { invitesElsewhere } from './text/lost-contacts.ts'
import { compile, occurs } from './text/phrases.ts'
import { asksOnlyAdvice, endsInQuestion } from './text/second-opinion.ts'

/** Whether it reads like a notice or an offer and not like a chat: a link, a number, a sum or many words. */
export function isFromStranger({ links, phones, words }: Prepared): boolean {
  return (
    links.length > 0 || phones.length > 0 || words.at.has('@amount') || words.tokens.length >= 12
  )
}

const APP_FILE = /\.x?apk(?![\p{L}\p{N}])/iu

/** Whether nobody wants to be told the code that the text carries. */
export function asksNoTelling(content: Prepared): boolean {
  return asksForCode(content).length === 0
}

/** Whether a visitor seems to ask what to think of what he tells, and not to paste what he was sent. */
export function seemsToAsk({ type, words, links }: Prepared): boolean {
  return type === 'message' && (words.asksAdvice || (endsInQuestion(words) && links.length === 0))
}

/** As many words as fit a text message. */
const BRIEF = 80

/** How many words into a text a sender still gives its name. */
const OPENING = 4

/** After such a word an organisation is what somebody else speaks of. */
const SPOKEN_OF = new Set('for about regarding at on via with my our'.split(' '))

/** Whether it opens with the name of an organisation, or greets that organisation's customers. */
function speaksAsBrand({ words }: Prepared): boolean {
  return words.tokens.slice(0, OPENING).some(({ forms }, place, opening) => {
    const before = opening[place - 1]?.text ?? ''
    return forms.includes('@brand') && !SPOKEN_OF.has(before)
  })
}

/** Whoever signs a letter with his number asks nobody to call; an organisation's letter has none of a person's. */
function hasPrivateContact(content: Prepared): boolean {
  const { words, phones } = content
  const signOffs = speaksAsBrand(content) ? [] : signOffsIn(words)
  const given = phones.filter(({ span }) => !isInSignature(words, span, signOffs))
  return (
    hasUnknownPhone({ ...content, phones: given }) ||
    content.links.some(({ host }) => isMessenger(host)) ||
    content.emails.some(({ host }) => isFreeMail(host))
  )
}

const THIRD_PARTIES = compile({
  en: [
    'my|our|the driver|forwarder|forwarders|agent|transporter|courier|mover|shipper|brother|cousin|assistant|accountant|secretary|lawyer|friend',
  ],
  ar: [
    'السائق|للسائق|سائقي|المندوب|للمندوب|وكيلي|الناقل|أخوي|لأخي|صديقي|ربيعي|رفيجي|المحامي|المحاسب|السواق',
  ],
})

function sendsSomebodyElse({ words }: Prepared): boolean {
  return occurs(words, THIRD_PARTIES)
}

/** A form or a receipt that came with the mail, to be filled in or shown: what opens it is the trick. */
const ATTACHED_FORMS = compile({
  en: [
    'fill|complete|submit|open|download|print|bring ..6 form|receipt|label|slip|waybill|copy ..3 attached|attachment|enclosed',
    'fill|complete|submit|open|download|print|bring ..3 attached|enclosed|attachment ..3 form|receipt|label|slip|waybill|copy|file|document',
    'in|see|open ..1 attachment ..6 form|receipt|label|slip|waybill',
  ],
  ar: [
    'نموذج|النموذج|استمارة|الاستمارة|إيصال|الإيصال|بوليصة ..3 مرفق|المرفق|مرفقة|المرفقة',
    'املأ|عبئ|اطبع|افتح|حمل|أكمل ..2 مرفق|المرفق|المرفقة|الملف',
  ],
})

function bringsForm({ type, words }: Prepared): boolean {
  return type === 'email' && occurs(words, ATTACHED_FORMS)
}

const TAXES = compile({
  en: ['tax|taxes|taxpayer|hmrc|irs'],
  ar: ['ضريبة|ضريبي|ضريبية|ضرائب'],
})

const INVITATIONS = compile({
  en: [
    'vendor|supplier|contractor registration|prequalification|questionnaire',
    'register|registration ..3 as ..3 vendor|supplier|contractor',
    'invitation|invite|invited|invites ..2 tender|bid',
    'purchasing|procurement|tender committee',
    'expression of interest',
  ],
  ar: [
    'تسجيل|للتسجيل|تسجيلكم ..2 كمورد|كموردين|مورد|موردين',
    'دعوة|ندعوكم|دعوتكم ..3 مناقصة|المناقصة|عطاء|عطاءات',
  ],
})

function invitesVendors({ words }: Prepared): boolean {
  return occurs(words, INVITATIONS)
}

/**
 * What is true of a text without being a sign of anything: the rules count it only together with signs
 * (weighing/combinations.data.ts), and what was learned also by itself.
 */
const CIRCUMSTANCES = {
  'unknown-link': hasUnknownLink,
  'private-contact': hasPrivateContact,
  'has-contact': hasContact,
  'invites-elsewhere': (content: Prepared) =>
    !hasContact(content) && invitesElsewhere(content.words),
  'names-brand': ({ brands }: Prepared) => brands.length > 0,
  'speaks-as-brand': speaksAsBrand,
  'phone-abroad': ({ phones }: Prepared) => phones.some(({ reach }) => reach === 'abroad'),
  'mobile-number': hasUnknownMobile,
  'mentions-payment': mentionsPayment,
  'offers-goods': offersGoods,
  'third-party': sendsSomebodyElse,
  'invites-vendors': invitesVendors,
  'attached-form': bringsForm,
  'mentions-tax': ({ words }: Prepared) => occurs(words, TAXES),
  'lends-by-mail': lendsByMail,
  'fraud-pretext': namesPretext,
  'safe-account': namesSafeAccount,
  'excepts-writer': exceptsWriter,
  'sent-by-others': sentByOthers,
  'coaches-answers': (content: Prepared) => coachesAnswers(content).length > 0,
  'avoids-calls': avoidsCalls,
  'hides-its-words': hidesItsWords,
  'hires-unseen': hiresUnseen,
  'wants-answer-only': wantsAnswerOnly,
  'replaces-number': replacesNumber,
  'answers-request': (content: Prepared) => ownRequest(content).length > 0,
  'errand-by-mail': (content: Prepared) => errandByMail(content).length > 0,
  'wants-files': (content: Prepared) => wantsFiles(content).length > 0,
  'opens-by-login': (content: Prepared) => opensByLogin(content).length > 0,
  'orders-on-credit': (content: Prepared) => ordersOnCredit(content).length > 0,
  'survey-gift': (content: Prepared) => surveyGift(content).length > 0,
  'pays-movers': (content: Prepared) => paysMovers(content).length > 0,
  'asks-advice': ({ words }: Prepared) => asksOnlyAdvice(words),
  'settles-quietly': settlesQuietly,
  'private-purse': namesPrivatePurse,
  'private-payee': namesPrivatePayee,
  'no-proper-way': excusesTheWay,
  priced: isPriced,
  number: ({ words }: Prepared) => words.at.has('#'),
  'app-file': ({ text }: Prepared) => APP_FILE.test(text),
  brief: ({ words }: Prepared) => words.tokens.length <= BRIEF,
  sum: ({ words }: Prepared) => words.at.has('@amount'),
} as const

export type Circumstance = keyof typeof CIRCUMSTANCES

export function circumstancesOf(content: Prepared): Circumstance[] {
  return (Object.keys(CIRCUMSTANCES) as Circumstance[]).filter((name) =>
    CIRCUMSTANCES[name](content),
  )
}
