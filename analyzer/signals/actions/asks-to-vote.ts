import { phraseSignal } from '../detector.ts'

/** Wants a vote or a like by a link, a friend's stolen account asks so. */
export const asksToVote = phraseSignal(
  'asks-to-vote',
  {
    en: [
      'vote|voting ..4 for|my|his|her|our ..6 niece|nephew|daughter|son|sister|brother|cousin|friend|kid|contest|competition|child|me|baby|@link',
      'help|please ..5 vote|voting',
      'vote|voting ..10 @link',
    ],
    ar: [
      'صوت|صوتوا|صوتي|تصوت|تصوتون|التصويت|تصويت|صوتولي ..4 ابنة|بنت|ولد|ابن|اخت|أخت|أخي|اخوي|ابنتي|بنتي|ولدي|ابني|مسابقة|المسابقة|@link|رابط|الرابط',
    ],
  },
  { negations: 'any' },
)
