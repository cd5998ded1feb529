import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'

const SENT = 'send|email|mail|forward|attach|provide|share|prepare|compile|need|want|get|have'
const OWED =
  'aging|ageing|receivable|receivables|ar|debtors|overdue|unpaid|outstanding|statement|statements|owing|owe|owes|due|balances'
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
  `${SENT} ..6 all|every|each ..2 ${STAFF} ..3 w 2|2s`,
  `${SENT} ..8 ${STAFF}|copies|copy|all|pdfs|pdf|list ..8 w 2|2s`,
  `${SENT} ..8 ${STAFF}|copies|copy|all|pdfs|pdf ..6 p|t|form 60|4|60s|45|16`,
  `${SENT} ..6 all|every|everyones|whole|entire|each|our|of|list|copies|scans ..3 ${STAFF} ..8 passport|passports|ids|iban|ibans|salary|salaries|ssn|ssns|birth|payslips|ni|emirates|tax`,
  `${SENT} ..4 list|spreadsheet|file|names|details ..3 every|all|each ..3 ${STAFF} ..8 birth|social|salary|salaries|bank|address|passport`,
  `${SENT} ..4 all ..3 copies|forms ..6 pdf|one`,
  `${SENT} ..6 passport|passports|ids|iban|ibans|salary|salaries|ssn|ssns|payslips|tax|bank ..6 all|every|whole|entire|each|of ..3 ${STAFF}`,
]

/** It is wanted at once, by nobody else, or from a telephone. */
const PRESSED = compile({
  en: [
    'only|just|directly|straight ..1 to ..1 me|address',
    'between us|you',
    'in one|single file|pdf|document|attachment|mail|email',
    'before ..1 my|the ..2 call|meeting|flight',
    'this ..1 address|mail|email only',
    'to me ..1 only|directly|alone|personally|personal',
    'not|dont ..3 copy|cc|share|tell|discuss|involve|mention|bother|loop',
    'asap|urgently|urgent|immediately|quick|promptly|discreetly|confidential|confidentially|personally',
    'how soon|quickly',
    'sent from my|phone|iphone|ipad',
    'i|id|ill ..3 want|need|like ..6 review|go|check|write|look',
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

const asksForCustomers = phraseSignal(
  'boss-request',
  { en: CUSTOMERS_LISTS, ar: [] },
  { negations: 'any', within: 'email', when: isBrief },
)

const asksForStaff = phraseSignal(
  'boss-request',
  { en: STAFF_LISTS, ar: [] },
  { negations: 'any', within: 'email', when: isPressed },
)

/** A chief by mail who wants, at once and for himself, the tax forms of all staff or whom every customer owes through. */
export const wantsFiles = firstOf(asksForCustomers, asksForStaff)

function isBrief({ words, links }: Prepared): boolean {
  return links.length === 0 && words.tokens.length <= MOST_WORDS && !occurs(words, HAS_PLACE)
}

function isPressed(content: Prepared): boolean {
  return isBrief(content) && occurs(content.words, PRESSED)
}
