import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

const SENT = 'send|email|mail|forward|attach|provide|share|prepare|compile|need|want|get|have'
const OWED =
  'aging|ageing|receivable|receivables|ar|debtors|overdue|unpaid|outstanding|statement|statements|open|owing'
const STAFF = 'staff|employee|employees|everyone|everyones|personnel|workers|workforce|team'

/** Whom the customers' bills go to: nobody who works there needs that in one list. */
const CUSTOMERS_LISTS = [
  `${SENT} ..8 ${OWED} ..16 customer|customers|client|clients|their|contact|contacts ..6 email|emails|mail|mails|contact|contacts|addresses`,
  `${SENT} ..8 customer|customers|client|clients|vendor|vendors|supplier|suppliers ..6 ${OWED} ..12 email|emails|mail|mails|contact|contacts`,
  `${SENT} ..8 ${OWED} ..14 email|emails|mail|mails|contact|contacts ..6 customer|customers|client|clients|payable|payables|ap`,
  `${SENT} ..8 customers|clients|client|customer|each ..3 ap|payable|payables|billing ..2 contact|contacts|email|emails|mail`,
  `${SENT} ..8 list ..4 vendors|suppliers|customers|clients ..4 email|emails|mail|mails|contact|contacts ..4 bank|account|accounts|iban|unpaid|overdue|outstanding`,
]
const STAFF_LISTS = [
  `${SENT} ..10 w 2|2s ..14 ${STAFF}|copies|copy|all|pdf|list`,
  `${SENT} ..8 ${STAFF}|copies|copy|all|pdfs|pdf|list ..8 w 2|2s`,
  `${SENT} ..8 ${STAFF}|copies|copy|all|pdfs|pdf ..6 p|t|form 60|4|60s|45|16`,
  `${SENT} ..6 all|every|everyones|whole|entire|each|our|of|list|copies|scans ..3 ${STAFF} ..8 passport|passports|ids|iban|ibans|salary|salaries|ssn|ssns|birth|payslips|ni|emirates|tax`,
  `${SENT} ..6 passport|passports|ids|iban|ibans|salary|salaries|ssn|ssns|payslips|tax|bank ..6 all|every|whole|entire|each|of ..3 ${STAFF}`,
]

/** It is wanted at once, by nobody else, or from a telephone. */
const PRESSED = compile({
  en: [
    'only|just|directly|straight to me',
    'to me ..1 only|directly|alone|personally|personal',
    'not|dont ..3 copy|cc|share|tell|discuss|involve|mention|bother|loop',
    'asap|urgently|urgent|immediately|quick|promptly|discreetly|confidential|confidentially|personally',
    'how soon|quickly',
    'sent from my|phone|iphone|ipad',
    'i|id|ill ..3 want|need|like ..6 review|go|check|write',
    'for ..3 review|quick|audit|check',
    'kindly',
    'reply',
    'by|before ..2 # ..1 oclock|pm|am|today',
  ],
  ar: [],
})

const HAS_PLACE = compile({
  en: [
    'portal|intranet|payroll site|system',
    'shared|team drive|folder',
    'upload|uploaded|template',
  ],
  ar: [],
})

const MOST_WORDS = 110

/** A chief by mail who wants, at once and for himself, the tax forms of all staff or whom every customer owes through. */
export const wantsFiles = phraseSignal(
  'boss-request',
  { en: [...CUSTOMERS_LISTS, ...STAFF_LISTS], ar: [] },
  { negations: 'any', within: 'email', when: isPressed },
)

function isPressed({ words, links }: Prepared): boolean {
  if (links.length > 0 || words.tokens.length > MOST_WORDS) return false
  return occurs(words, PRESSED) && !occurs(words, HAS_PLACE)
}
