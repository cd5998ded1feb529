import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

/** What waits behind the false sign-in page. */
const WAITS = compile({
  en: [
    'document|documents|file|files|fax|faxes|voicemail|voice|audio|invitation|invite|card|policy|policies|handbook|report|list|remittance|rfq|specification|proposal|statement|payslip|bonus|salary|contract|agreement|message|messages|listen|pages|signature|sign|review|training|quota|storage|mailbox|migrate|calendar|meeting|complaint|order|shared|folder|signing|settlement|pdf|recording|htm|html|spreadsheet|drive|summary|survey',
  ],
  ar: [],
})

const SIGNS_IN =
  'sign|signing|logging|validate|log|login|logon|signin|authenticate|continue|access|verify'
const OWN =
  'work|company|corporate|office|business|mail|mailbox|email|professional|organization|organisation'

/** A notice of something that only the password of the reader's own mailbox opens, or his employer's sign-in. */
export const opensByLogin = phraseSignal(
  'asks-for-password',
  {
    en: [
      `${SIGNS_IN} ..2 with|using|w|by|through ..4 ${OWN} ..8 password|pass|pw|pwd`,
      `${SIGNS_IN} ..2 with|using|w|by|through ..2 work|company|corporate|office|business ..2 email|mail|credentials|login`,
      `enter|use|provide|type|input|confirm ..4 ${OWN} ..1 password|pass|pw|pwd`,
      `enter|use|provide|type|input|confirm ..4 ${OWN} ..2 and|with|its|plus ..2 password|pass|pw|pwd`,
      `enter|use|provide|type|input ..3 work|company|corporate|office|business ..2 credentials|login`,
      `${SIGNS_IN} ..3 with|using|by|through|via ..5 ${OWN} ..4 account|login|credentials|address|id ..5 hear|view|open|listen|sign|see|read|access|play`,
      `hear|view|open|listen|see|read|access|play|sign ..8 ${SIGNS_IN} ..3 with|using|by|through|via ..5 ${OWN} ..4 account|login|credentials|id`,
      'verify|authenticate|identify ..2 yourself|identity ..3 with|using|by ..4 mail|email|mailbox|work|company|corporate|office|business ..4 login|account|credentials|email|mail|password',
      'hear|view|open|listen|see|read|play ..3 validate|confirm|verify|authenticate ..3 mail|email|mailbox',
      'need|needed|required|requires|require ..3 company|work|corporate|office|mail|email|mailbox ..3 login|password|credentials ..3 to|for ..1 open|view|see|read|listen|access|hear',
      'with|using|by ..1 your|the ..2 mail|email|mailbox password|pass',
      'enter|provide|type ..4 mail|email ..8 along|and|with ..2 password|pass',
      'mailbox|mail|email ..3 password|pass|pwd|credentials ..3 opens|open|unlock|unlocks|access|needed|required|asked|code|view|download',
      'open|opens|opened|unlock|unlocked|listen|view|viewed|access|download|read ..3 with|by|using ..3 mailbox|mail|email|company|work|corporate|office ..3 password|pass|login|credentials|sign|logon',
      'choose|select|selecting|choosing|pick ..3 mail|email ..2 provider',
      'choose|select|selecting|choosing|pick|with|using ..4 gmail|outlook|office|office365 ..1 yahoo|aol|gmail|hotmail|outlook ..6 sign|log|login|password|other|others',
      'sign|log|login ..5 provider|gmail|outlook|office ..2 gmail|yahoo|outlook|aol ..2 yahoo|other|aol|others|office',
      'log|sign in|on by selecting|choosing ..3 mail|email',
      'log|sign in|on w|with|using|via office365|office|o365|microsoft ..2 or ..1 other ..1 mail|email|account',
      'identity check|confirmation|verification microsoft|office|outlook',
      'work|company|office|corporate|business ..2 mail|email ..2 its password',
      'mail|email id|user|username ..3 pass|password ..4 then|and press|click|expand|submit',
    ],
    ar: [],
  },
  {
    negations: 'any',
    within: 'email',
    when: ({ words }: Prepared) => occurs(words, WAITS),
  },
)
