import { compile, occurs } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'

const LOAN = compile({
  en: ['loan|loans|debt|dues|emi|repay|repayment|overdue|instalment|installment|borrowed|lender'],
  ar: ['قرض|ديون|قسط|أقساط|سداد|سدد|تسدد'],
  others: ['लोन|कर्ज|कर्ज़|किस्त|قسط|qarz|karz|udhaar'],
})

/** Says what the reader's people will be told of him. */
const callsNames = phraseSignal(
  'threatens-to-shame',
  {
    en: [
      'tell|inform|call|message|notify|text|email|show ..3 your|ur|all|every ..2 contacts|phonebook|family|relatives|friends|colleagues|neighbours ..3 you|youre|ur ..4 defaulter|defaulted|thief|fraudster|fraud|cheat|cheater',
      'tell|inform|message|notify|show everyone|everybody ..2 you|youre|ur ..3 defaulter|defaulted|thief|fraudster|fraud|cheat|cheater',
      'every|all ..2 contact|contacts ..2 be told|informed ..2 you|youre ..4 defaulter|defaulted|thief|fraudster|fraud|cheat|cheater',
      'your ..2 photo|photos|picture|pictures|face|selfie ..8 defaulter|thief|fraudster|cheater',
    ],
    ar: [
      'نخبر|بنخبر|نرسل|بنرسل|نتصل|بنتصل|نبلغ|بنبلغ|نفضحك|بنفضحك|نقول|بنقول ..4 أهلك|عائلتك|أصدقائك|ربعك|معارفك|أقاربك|زملائك ..8 متعثر|مديون|مدين|نصاب|محتال|سارق|حرامي|متهرب|هارب',
      'نخبر|بنخبر|نرسل|بنرسل|نتصل|بنتصل|نبلغ|بنبلغ|نقول|بنقول ..3 جهات اتصال ..8 متعثر|مديون|مدين|نصاب|محتال|سارق|حرامي|متهرب|هارب',
      'نخبر|بنخبر|نبلغ|بنبلغ|نقول|بنقول ..2 الجميع|الكل ..1 أنك|بأنك|إنك ..2 متعثر|مديون|مدين|نصاب|محتال|سارق|حرامي|متهرب|هارب',
      'صورك|صورتك ..8 متعثر|مديون|نصاب|حرامي|متهرب|سارق',
    ],
    others: [
      'contact|contacts|rishtedaron|gharwalon|कॉन्टैक्ट|कॉन्टैक्ट्स|संपर्कों|रिश्तेदारों|घरवालों|کانٹیکٹ|کانٹیکٹس|رابطوں|داروں|والوں ko|को|کو ..8 defaulter|chor|fraud|डिफॉल्टर|डिफ़ॉल्टर|चोर|फ्रॉड|ڈیفالٹر|چور|فراڈ',
    ],
  },
  { negations: 'warnings' },
)

/** Says that they will be called or written to, in a text about a loan. */
const callsContacts = phraseSignal(
  'threatens-to-shame',
  {
    en: [
      'will|well|shall|gonna tell|inform|call|message|text|email|notify ..3 your|ur|all|every ..2 contacts|phonebook',
      'will|well|shall|gonna send|share|forward ..6 to|with ..2 your|ur|all|every ..2 contacts|phonebook',
      'we|will|shall|gonna start|begin ..1 call|calling|tell|telling|message|messaging ..8 your ..2 contacts|phonebook',
      'be sent|shared|forwarded ..2 to all ..2 contacts',
      'your ..2 contacts ..2 be informed|told|called|messaged',
    ],
    ar: [
      'نخبر|بنخبر|نرسل|بنرسل|نتصل|بنتصل|نبلغ|بنبلغ|نفضحك|بنفضحك ..4 أهلك|عائلتك|أصدقائك|ربعك|معارفك|أقاربك|زملائك',
      'نخبر|بنخبر|نرسل|بنرسل|نتصل|بنتصل|نبلغ|بنبلغ ..3 جهات اتصال',
    ],
    others: [
      'contact|contacts|कॉन्टैक्ट|कॉन्टैक्ट्स|کانٹیکٹ|کانٹیکٹس|رابطوں ko|को|کو ..2 call|batayenge|bhejenge|bata|bhej|कॉल|बता|बताएंगे|भेज|भेजेंगे|کال|بتا|بھیج',
    ],
  },
  { negations: 'warnings', when: ({ words }) => occurs(words, LOAN) },
)

/** Threatens to tell everybody whom the reader knows that he owes money, as lenders do who hold his contacts. */
export const threatensToShame = firstOf(callsNames, callsContacts)
