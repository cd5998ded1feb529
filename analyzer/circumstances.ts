import { hidesItsWords } from './checks/unicode/mixed-script-words.ts'
import { bringsProgram } from './checks/url/risky-attachment.ts'
import { isFreeMail, isMessenger } from './entities/official.ts'
import {
  hasContact,
  hasUnknownLink,
  hasUnknownMobile,
  hasUnknownPhone,
} from './entities/unknown-contacts.ts'
import { hasFeature } from './match/match-rules.ts'
import { isInSignature, signOffsIn } from './parse/boilerplate.ts'
import { wordSet } from './parse/class-words.ts'
import { asksOnlyAdvice, endsInQuestion } from './parse/user-question.ts'
import type { ParsedContent } from './parsed-content.ts'

const ARCHIVE = /\.(?:zip|rar|7z|iso|img|ace|cab)(?![\p{L}\p{N}])/iu
const APP_FILE = /\.x?apk(?![\p{L}\p{N}])/iu

/**
 * Whether a visitor asks for advice about an event in their own words, instead of pasting a message they
 * received.
 */
export function seemsToAsk({ type, words, links }: ParsedContent): boolean {
  return type === 'message' && (words.asksAdvice || (endsInQuestion(words) && links.length === 0))
}

/** Maximum number of words in a text message. */
const BRIEF = 80

/** Number of words at the start of a text in which a sender still names itself. */
const OPENING = 4

/** After such a word the organisation is mentioned by somebody else. */
const SPOKEN_OF = wordSet('contacts/spoken_of')

/** Whether the text opens with an organisation's name or greets its customers. */
function speaksAsBrand({ words }: ParsedContent): boolean {
  return words.tokens.slice(0, OPENING).some(({ forms }, place, opening) => {
    const before = opening[place - 1]?.text ?? ''
    return forms.includes('@brand') && !SPOKEN_OF.has(before)
  })
}

/**
 * Whether the text asks the reader to call a private number. A number below a signature does not ask for a
 * call, and an organisation's letter has no private number.
 */
function hasPrivateContact(content: ParsedContent): boolean {
  const { words, phones } = content
  const signOffs = speaksAsBrand(content) ? [] : signOffsIn(words)
  const given = phones.filter(({ span }) => !isInSignature(words, span, signOffs))
  return (
    hasUnknownPhone({ ...content, phones: given }) ||
    content.links.some(({ host }) => isMessenger(host)) ||
    content.emails.some(({ host }) => isFreeMail(host))
  )
}

/**
 * Features of a text that are not findings. Rules count them only in combination with findings
 * (rules/composites.yaml); the model also counts them alone.
 */
const feature = (name: string) => (content: ParsedContent) => hasFeature(content, name)

const CIRCUMSTANCES = {
  'unknown-link': hasUnknownLink,
  'private-contact': hasPrivateContact,
  'has-contact': hasContact,
  'invites-elsewhere': (content: ParsedContent) =>
    !hasContact(content) && hasFeature(content, 'invites-elsewhere'),
  'names-brand': ({ brands }: ParsedContent) => brands.length > 0,
  'speaks-as-brand': speaksAsBrand,
  'phone-abroad': ({ phones }: ParsedContent) => phones.some(({ reach }) => reach === 'abroad'),
  'mobile-number': hasUnknownMobile,
  'mentions-payment': feature('mentions-payment'),
  'offers-goods': feature('offers-goods/offers-of-goods'),
  'third-party': feature('third-party'),
  'invites-vendors': feature('invites-vendors'),
  'attached-form': (content: ParsedContent) =>
    content.type === 'email' && hasFeature(content, 'attached-form'),
  'mentions-tax': feature('mentions-tax'),
  'lends-by-mail': feature('easy-loan/lends-by-mail'),
  'fine-grows-at-once': feature('unpaid-fine/grows-at-once'),
  'dues-of-all-workers': feature('unclaimed-dues/paid-to-all'),
  'paid-for-answers': feature('easy-income/pays-for-answers'),
  'asks-for-word': feature('easy-income/asks-for-word'),
  'account-to-upgrade': feature('buyer-sends-courier/account-to-upgrade'),
  'money-back-remotely': feature('remote-access-request/money-back'),
  'asks-who-entered': feature('brand-mail/asks-who-entered'),
  'complains-as-guest': feature('brand-mail/complains-as-guest'),
  'gift-waits': feature('brand-mail/gift-waits'),
  'finders-share': feature('windfall-offer/finders-share'),
  'intimate-bait': feature('stranger-opener/intimate-bait'),
  'rags-to-riches': feature('easy-income/rags-to-riches'),
  'parcel-to-be-paid': feature('parcel-problem/to-be-paid'),
  'passport-blocked': feature('visa-threat/passport-elsewhere'),
  'rates-places': feature('job-task/rates-places'),
  'fraud-pretext': feature('fraud-pretext/pretexts'),
  'safe-account': feature('safe-account/safe-accounts'),
  'exception-for-sender': feature('otp-request/asks-to-be-excepted'),
  'unrequested-approval': feature('approval-request/unrequested-approval'),
  'coaches-answers': feature('secrecy-demand/coaches-answers'),
  'avoids-calls': feature('avoids-calls/no-calls'),
  'hides-its-words': hidesItsWords,
  'hires-unseen': feature('easy-income/hires-unseen'),
  'reply-only-request': feature('windfall-offer/reply-only-request'),
  'replaces-number': feature('new-number/replaces-number'),
  'answers-request': feature('solicited-mail'),
  'errand-by-mail': feature('boss-impersonation/errand-by-mail'),
  'wants-files': (content: ParsedContent) =>
    hasFeature(content, 'boss-impersonation/asks-for-customers') ||
    hasFeature(content, 'boss-impersonation/asks-for-staff'),
  'file-behind-login': feature('password-request/file-behind-login'),
  'orders-on-credit': feature('goods-before-money/orders-on-credit'),
  'survey-gift': feature('prize/survey-gift'),
  'pays-movers': feature('pay-before-delivery/pays-movers'),
  'asks-advice': ({ words }: ParsedContent) => asksOnlyAdvice(words),
  'off-record-settlement': feature('off-record-settlement/quietly'),
  'personal-donation-account': feature('personal-donation-account/names-private-purse'),
  'private-payee': feature('no-official-channel/private-payees'),
  'no-official-channel': feature('no-official-channel/excuses'),
  priced: feature('priced/prices'),
  number: ({ words }: ParsedContent) => words.at.has('#'),
  archive: ({ text }: ParsedContent) => ARCHIVE.test(text),
  'app-file': ({ text }: ParsedContent) => APP_FILE.test(text),
  'attached-program': (content: ParsedContent) =>
    bringsProgram(content) && !hasFeature(content, 'developer-talk'),
  brief: ({ words }: ParsedContent) => words.tokens.length <= BRIEF,
  sum: ({ words }: ParsedContent) => words.at.has('@amount'),
} as const

export type Circumstance = keyof typeof CIRCUMSTANCES

export const CIRCUMSTANCE_NAMES = Object.keys(CIRCUMSTANCES) as readonly Circumstance[]

/** The names that the trained weights use for features renamed since. */
const LEARNED_AS: Readonly<Partial<Record<Circumstance, string>>> = {
  'exception-for-sender': 'excepts-writer',
  'unrequested-approval': 'sent-by-others',
  'reply-only-request': 'wants-answer-only',
  'file-behind-login': 'opens-by-login',
  'no-official-channel': 'no-proper-way',
  'personal-donation-account': 'private-purse',
  'off-record-settlement': 'settles-quietly',
}

/** Returns the name that the weights use. */
export function learnedName(name: Circumstance): string {
  return LEARNED_AS[name] ?? name
}

export function circumstancesOf(content: ParsedContent): Circumstance[] {
  return CIRCUMSTANCE_NAMES.filter((name) => CIRCUMSTANCES[name](content))
}
