import { hasContact } from '../../entities/strangers.ts'
import { phraseSignal } from '../detector.ts'

/** Reads like talk between people who know each other; a greeting alone is no such talk. */
export const personalChat = phraseSignal(
  'personal-chat',
  {
    en: [
      'lol|haha|hahaha|lmao|omg',
      'love you|u|ya',
      'miss|missed you|u',
      'see you|u|ya|ü',
      'coming home|over|back',
      'dinner|lunch|breakfast|coffee|movie|gym|shopping|groceries|homework|exam|birthday',
      'habibi|habibti|yalla|inshallah|mashallah|wallah',
      'good luck',
      'on ..1 my way',
      'pick ..3 up',
      'gonna|wanna|gotta|dunno|kinda',
      'bro|dude|babe|sis',
      'call me|you ..2 later|back|when',
      'are|r you|u ..2 home|free|coming|ok|there|still|going',
      'how are|r you|u',
    ],
    ar: [
      'اشتقت',
      'شلونك|كيفك|شخبارك|شحالك',
      'العشاء|الغداء|الفطور|العشا|الغدا|غداء|عشاء|للعشاء|للغداء|للفطور|القهوة',
      'يلا|إنشاء|ماشي|هههه|ههههه',
      'بكرة|باكر|الليلة',
      'راجع|راجعة|رايح|رايحة|جاي|جاية|وصلت|طالع|في|بال ..1 بيت|البيت|للبيت',
      'نلتقي|نتقابل|أشوفك|اشوفك',
    ],
    others: [
      'bhai|yaar|beta|jaan|ammi|mummy|papa|dost|भाई|माँ|यार|मम्मी|بھائی|امی|یار ..8 hu|hoon|raha|rahi|gaya|gayi|hai|liye|diye|हूँ|है|रहा|गया|लिए|दिए|ہوں|ہے|رہا|گیا|دیے',
      'akhoy|7abibi|7abibti|shlonch|shlonak|kifak|wallah|weldi|inshallah|yalla',
    ],
  },
  { when: (content) => !hasContact(content) },
)
