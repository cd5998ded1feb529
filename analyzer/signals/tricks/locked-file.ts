import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'

/** Its password stands in the same mail, so that it locks out no one but the filters. */
const opensForReader = phraseSignal(
  'locked-file',
  {
    en: [
      'archive|zip|rar|iso|zipped|7z ..1 password|pass|pwd|passcode|passwd ..3 #',
      'password|pass|pwd|passcode ..3 archive|zip|rar|unzip|unpack|extract ..3 #',
      'unzip|unpack|extract ..4 with|using ..2 password|pass|pwd|passcode|code ..3 #',
      'file|files|document|attachment|attached ..1 password|pass|pwd|passcode ..2 #',
      'password|pass|pwd|passcode|code ..1 to|for ..2 open|opening|view|file|document|attachment|extract ..3 #',
      'protected|locked|encrypted ..2 by|with ..2 password|pass|pwd|code ..3 #',
      'link|below|attached ..3 pass|password|pwd ..2 #',
      'password|pass|pwd|passcode ..2 # ..3 unlock|open|extract|unzip|unpack',
      'zip|rar|archive ..6 code|pass|password ..1 #',
    ],
    ar: [],
  },
  { negations: 'any', within: 'email', when: wantsItOpened },
)

/** What keeps a file from doing harm is to be turned off, or it is to be opened where it can do some. */
const letsItRun = phraseSignal(
  'locked-file',
  {
    en: [
      'enable|allow ..2 editing|content|macros ..4 word|excel|document|protected|view|see|read|display',
      'protected|older|previous|encrypted ..6 enable|click ..2 editing|content|macros|enable',
      'enable|click enable|editing ..1 and|content ..1 content|editing|enable',
      'unzip|unpack|extract ..4 open|run|launch|start|click|execute ..3 script|shortcut|file|document|program inside|in|within',
      'download ..3 unzip|unpack|extract ..6 script|shortcut|scr|js|exe|inside',
      'open|opens|opened|opening|view|check|see|read|run ..6 windows|desktop|pc|computer|laptop ..5 not|cant|cannot|wont|doesnt ..3 readable|open|opens|work|works|shown|display|displayed|on|from ..2 phone|phones|mobile|mac|tablet',
      'not|cant|cannot|wont|doesnt ..3 readable|open|opens|opened|work|works|display|displayed ..2 on|from ..1 phone|phones|mobile|mac|tablet ..8 windows|desktop|pc|computer',
      'on|from|with|using ..3 laptop|desktop|windows|pc|computer ..1 or|and ..1 desktop|laptop|pc|computer only',
      'only ..3 opens|open|opened|works|viewed|readable|read ..2 on|with|from|in ..1 windows|pc|computer|desktop',
      'open|opens|opened|works|viewed|readable|read ..1 only ..2 on|with|from|in ..1 windows|pc|computer|desktop',
    ],
    ar: [],
  },
  {
    negations: 'warnings',
    within: 'email',
    when: (content) => bringsFile(content) && !isDenied(content),
  },
)

/** No court sends its papers in an archive. */
const summons = phraseSignal(
  'locked-file',
  {
    en: [
      'hereby|notified|inform|informed|commanded|ordered|summoned|obliged|required|notice ..4 to appear ..4 court|hearing|judge',
      'appear|appearance ..4 court ..8 hearing|case|notice',
      'heard|hear|decided|considered|held|proceed|continue|go ..6 in your absence',
    ],
    ar: [],
  },
  { negations: 'warnings', within: 'email', when: bringsPapers },
)

const OPENED = compile({
  en: [
    'open|see|read|view|check|find|review|look|attached|attachment|download|sign|unzip|extract|link|documents|archive',
  ],
  ar: [],
})
const FILES = compile({
  en: [
    'attached|attachment|archive|zip|rar|download|file|document|doc|report|photos|pictures|link',
  ],
  ar: [],
})
const DENIALS = compile({
  en: [
    'dont|not|never ..3 enable|open|run|click|unzip',
    'by|per text|sms|phone|post',
    'digits|birth|birthday|dob|surname|payslip|payslips|statement',
    'call|conference|dial|zoom|meeting|webinar|wifi|username|participant|bridge ..6 password|pass|passcode|code|pin|id',
    'password|pass|passcode|code|pin ..6 call|conference|dial|zoom|wifi|participant|bridge|username',
  ],
  ar: [],
})
const PAPERS = compile({
  en: [
    'attached|attachment|zip ..6 notice|plaint|complaint|subpoena|summons|copy|case|details|text|court',
    'notice|plaint|complaint|subpoena|copy|case|details|text|court ..6 attached|attachment|zip',
  ],
  ar: [],
})
/** A lawyer speaks of a case that his client knows. */
const KNOWN_CASE = compile({
  en: ['my|our client', 'solicitor|solicitors|sra', 'as|we ..3 discussed|spoke'],
  ar: [],
})

function isDenied({ words }: Prepared): boolean {
  return occurs(words, DENIALS)
}

function wantsItOpened(content: Prepared): boolean {
  return occurs(content.words, OPENED) && !isDenied(content)
}

function bringsFile({ words }: Prepared): boolean {
  return occurs(words, FILES)
}

function bringsPapers({ words }: Prepared): boolean {
  return occurs(words, PAPERS) && !occurs(words, KNOWN_CASE)
}

/** Wants a file opened as whoever spreads malware does: its password beside it, its protection off, on a computer only. */
export const lockedFile = firstOf(opensForReader, letsItRun, summons)
