import { hasNoTrustedLink } from '../../entities/strangers.ts'
import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { phraseSignal } from '../detector.ts'

const CARD = compile({
  en: ['nol', 'metro|travel|transport|transit|tram card|cards|pass|passes'],
  ar: ['نول', 'بطاقة|بطاقات|كرت|كارت ..1 مترو|مواصلات|تنقل|سفر'],
  others: ['नोल|نول|metro|मेट्रो|میٹرو ..1 card|कार्ड|کارڈ'],
})

function isCardForSale(content: Prepared): boolean {
  return occurs(content.words, CARD) && hasNoTrustedLink(content)
}

/** Months of free travel on a card for public transport, as only imitations of the authority that issues it offer them. */
export const freeTravelCard = phraseSignal(
  'free-travel-card',
  {
    en: [
      'free|unlimited ..3 metro|tram|transport|transit|transportation|travel|rides|ride|trips|journeys ..4 2|3|4|5|6|12|two|three|four|five|six|twelve|half ..1 month|months',
      '2|3|4|5|6|12|two|three|four|five|six|twelve month|months|year ..2 free|unlimited ..2 nol',
      'free|unlimited ..1 nol ..5 month|months|year',
      'metro|tram|transport|travel|rides|trips ..2 free ..3 2|3|4|5|6|12|two|three|four|five|six|twelve|half ..1 month|months',
      '2|3|4|5|6|12|two|three|four|five|six|twelve months ..2 free|unlimited ..2 metro|tram|transport|travel|rides|trips',
      'free|unlimited ..3 metro|tram|transport|transit|travel|rides|trips ..3 year',
    ],
    ar: [
      'مترو|تنقل|مواصلات|رحلات|ركوب|سفر ..3 مجاني|مجانا|مجانية ..4 أشهر|شهور|شهرا|سنة|عام',
      'مجاني|مجانا|مجانية ..3 مترو|تنقل|مواصلات|رحلات|ركوب|سفر ..4 أشهر|شهور|شهرا|سنة|عام',
      'أشهر|شهور|سنة ..3 مترو|تنقل|مواصلات|رحلات|سفر ..2 مجاني|مجانا|مجانية',
    ],
    others: [
      'metro|मेट्रो|میٹرو ..3 free|muft|मुफ्त|मुफ़्त|फ्री|مفت|فری ..4 mahine|महीने|महीनों|مہینے|ماہ',
      'metro|मेट्रो|میٹرو ..3 mahine|महीने|مہینے|ماہ ..2 free|muft|मुफ्त|मुफ़्त|फ्री|مفت|فری',
      'mahine|महीने|مہینے|ماہ ..4 free|muft|मुफ्त|मुफ़्त|फ्री|مفت|فری ..2 metro|मेट्रो|میٹرو',
      'mahine|महीने|مہینے|ماہ ..2 metro|मेट्रो|میٹرو ..2 free|muft|मुफ्त|मुफ़्त|फ्री|مفت|فری',
    ],
  },
  { negations: 'any', when: isCardForSale },
)
