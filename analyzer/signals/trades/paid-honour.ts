import type { Prepared } from '../../prepared.ts'
import { compile, occurs } from '../../text/phrases.ts'
import { firstOf, phraseSignal } from '../detector.ts'

const journalInNeed = phraseSignal(
  'paid-honour',
  {
    en: [
      'short|shortage|deficit|lack|lacking|deficient|shortfall ..2 of|for|by|in|with ..3 article|articles|manuscript|manuscripts|paper|papers',
      'one|single|two|1|2|few article|articles|paper|papers|manuscript|manuscripts short|away|left ..6 issue|volume|release',
      'need|needs|require|requires|want|missing|lack|await|awaiting ..3 one|single|two|1|2 ..1 article|articles|paper|papers|manuscript ..6 issue|volume|complete|release',
      'publish|published|publication|accepted|acceptance|online ..5 in|within|under|just|after ..1 # ..2 hours|hrs|hour|hr',
      'publish|published|publication|accepted|acceptance ..3 in|within ..1 # ..2 days|day ..4 payment|fee|paid|apc',
      '# hours|hrs|hour|hr ..1 publication|acceptance|review',
      'publication|published|publish|online ..3 in|within|under|just ..1 1|2|3|4|5|7|one|two|three|five|seven ..1 days|day|working',
      'rapid|fast|quick|swift|speedy|express ..1 publication|review|publishing|acceptance ..14 fee|charge|apc|cost|only|#',
      'publication|publishing|processing|article|manuscript ..1 processing|handling ..1 fee|fees|charge|charges ..6 only|just|nominal|small|minimal|low|discounted',
      'nominal|small|minimal|low|discounted|special|reduced|partial ..2 publication|publishing|processing|article|apc ..2 fee|fees|charge|charges|cost|apc',
      'short|mini ..1 communication|communications ..10 issue|volume|inaugural',
      'single|one|2|two|1|few ..1 more ..1 article|articles|manuscript|manuscripts|paper|papers',
      'editorial board ..14 submit|waiver|free|discount ..6 article|paper|manuscript|apc|waiver|discount',
      'waiver|discount|off ..4 apc|publication|processing ..3 if|submit|submitted|before|fee|charge',
      '# page|pages|paged opinion|review|commentary|editorial',
      '# ..1 page|pages|paged ..1 mini|short|opinion|commentary|editorial|review ..2 review|opinion|article|communication|commentary|paper',
      'any|short|mini ..1 topic|article|review|opinion ..2 of ..2 your ..1 choice|interest',
      'article|articles|manuscript|paper|submit|contribute|submission ..6 any ..1 topic|type|kind|area|subject|field',
      'send|submit|contribute ..2 any|even ..1 article|manuscript|paper',
      'withdraw|withdrawal|withdrawn|retract ..4 costs|fee|charge|charged|@amount',
    ],
    ar: [],
  },
  { negations: 'any', within: 'email', when: isPaidJournal },
)

const honourForMoney = phraseSignal(
  'paid-honour',
  {
    en: [
      'inclusion|included|listed|selected|nominated ..4 whos|who ..1 who',
      'honorable|honourable|eminent|renowned|esteemed|distinguished speaker|guest|delegate|presenter|keynote ..30 pay|register|registration|slot|slots|fee|@amount',
      'only|last|limited|few ..2 # ..1 speaker|speakers|speaking|oral|presentation ..1 slot|slots|seats|places',
      'speaker|speaking|presentation ..1 slot|slots ..6 left|secure|remaining|confirm ..8 pay|fee|registration|@amount',
      'selected|chosen|nominated|invited|accepted ..4 distinguished|honorable|honourable|eminent|renowned|esteemed|featured ..1 speaker|guest|delegate|presenter',
    ],
    ar: [],
  },
  { negations: 'any', within: 'email', when: namesFee },
)

const authorPays = phraseSignal(
  'paid-honour',
  {
    en: [
      'screenplay|treatment|pitch|trailer|storyboard|sizzle|logline|coverage ..12 @amount|package|licensed|paid|investment|fee|cost',
      'returnability|returnable ..2 insurance|program|programme|fee|of|policy',
      'coverage|licence|license|endorsement|adaptation ..8 fee|investment|package|cost|payment ..6 @amount',
      'copyright|rights ..2 transfer|registration|renewal|licensing ..1 fee|cost',
      'investment|fee|package|cost|payment ..4 @amount ..8 publicity|catalogue|marketing|poster|display|trailer|coverage|printing|editing|returns',
      'author|authors ..4 contributes|contribute|invest|invests|shoulders|shoulder|covers|pays|pay ..3 @amount',
      'you ..4 contribute|invest|shoulder ..3 @amount',
      'one time|off investment|fee|payment ..2 @amount',
      '@amount ..4 for|towards|toward ..3 printing|editing|copyright|publishing|proofreading|endorsement|pitching|returns',
      'display|displayed|represent|represented|showcase|showcased|exhibit|exhibited|feature|featured|republish|publish ..4 book|title|novel ..20 pay|shoulder|invest|investment|cover|settle|fee|package|@amount',
      'author|authors|you ..3 shoulder|invest|cover|pay|contribute|settle ..5 printing|publishing|copyright|insurance|marketing|editing|submission|representation ..3 @amount|fee|cost|costs|package|of|and',
      'royalties|royalty|rights|advance|contract|deal|offer ..12 pay|settle|shoulder|covered|cost|fee ..4 copyright|licensing|endorsement|editing|transfer|release|insurance',
    ],
    ar: [],
  },
  { negations: 'any', within: 'email', when: flattersAuthor },
)

/** A trip to a conference that is paid for, but for the hotel. */
const sponsoredTrip = phraseSignal(
  'paid-honour',
  {
    en: [
      'ticket|tickets|airfare|flight|flights|travel|visa|visas|airticket ..14 sponsored|sponsor|sponsors|sponsoring|provided|provide|free|paid|covered|cover ..25 only|except|responsible|however|but|just ..8 hotel|accommodation|lodging',
      'sponsored|sponsor|sponsors|sponsoring|provide|provided|pay|cover|free|bear ..8 ticket|tickets|airfare|flight|flights|visa|visas ..25 only|except|responsible|however|but|just ..8 hotel|accommodation|lodging',
      'hotel|accommodation|lodging|room|rooms ..10 paid|pay|payment|transfer|transferred|remitted|deposit|fee|booked ..6 secretariat|committee|liaison ..6 before|western|account|moneygram|visa|iban|advance',
    ],
    ar: [],
  },
  { negations: 'any', within: 'email', when: paysHotel },
)

const ownHotel = phraseSignal(
  'paid-honour',
  {
    en: [
      'only|just|responsible|yourself|own|your|except|but ..6 hotel|accommodation|lodging|room ..3 booking|reservation|reservations|bill|fee|cost|accommodation|in|at|through',
      '{pay}|book|reserve ..5 hotel|accommodation|lodging ..6 secretariat|before|advance|confirm|confirmation',
    ],
    ar: [],
  },
  { within: 'email', when: isSponsored },
)
const SPONSORS = compile({
  en: [
    'sponsor|sponsors|sponsored|sponsoring|organizers|organisers|organizer|donors|foundation|we ..8 ticket|tickets|airfare|flight|flights|visa|visas|airticket',
    'free ..3 ticket|tickets|airfare|flight|flights',
    'ticket|tickets|airfare|flight|flights|visa|visas ..8 sponsored|free|provided|paid|covered|arranged',
  ],
  ar: [],
})

const JOURNALS = compile({
  en: ['journal|journals|issue|volume|manuscript|editorial|article|paper'],
  ar: [],
})
/** Its call for papers asks for abstracts, and names what it is about. */
const GATHERINGS = compile({
  en: ['abstract|abstracts|workshop|proceedings|symposium|colloquium|annual'],
  ar: [],
})
const SOLD = compile({
  en: [
    'fee|fees|apc|esteemed|eminent|indexed|impact|processing|discount|waiver|invoice|@amount|nominal|isbn|doi|ugc|acknowledgement|greetings',
  ],
  ar: [],
})
const SCHOLARS = compile({
  en: ['dr|doctor|prof|professor|researcher|author|authors|scientist|colleague|scholar|sir'],
  ar: [],
})
const FEE = compile({
  en: ['fee|fees|pay|package|packages|@amount|payment|plaque'],
  ar: [],
})
const BOOKS = compile({ en: ['book|books|novel|author|authors|memoir|manuscript'], ar: [] })
const STAGE = compile({
  en: [
    'film|films|movie|netflix|hollywood|warner|studio|producer|producers|adaptation|adaptations|cinematic|agent|agency|scout|fair|returnability|literary|represent|imprint|penguin|publisher|publishers|publishing',
  ],
  ar: [],
})
const HOTEL = compile({
  en: ['conference|summit|symposium|seminar|workshop|congress|forum'],
  ar: [],
})

function isPaidJournal({ words }: Prepared): boolean {
  if (occurs(words, GATHERINGS)) return false
  return occurs(words, JOURNALS) && occurs(words, SOLD) && occurs(words, SCHOLARS)
}

function namesFee({ words }: Prepared): boolean {
  return occurs(words, FEE)
}

function flattersAuthor({ words }: Prepared): boolean {
  return words.at.has('@amount') && occurs(words, BOOKS) && occurs(words, STAGE)
}

function isSponsored(content: Prepared): boolean {
  const { words } = content
  return paysHotel(content) && words.at.has('secretariat') && occurs(words, SPONSORS)
}

function paysHotel({ words }: Prepared): boolean {
  return occurs(words, HOTEL)
}

/** Praises the reader's work and sells what is earned: a paper printed at once, a film, an award, a speaker's place. */
export const paidHonour = firstOf(
  journalInNeed,
  honourForMoney,
  authorPays,
  sponsoredTrip,
  ownHotel,
)
