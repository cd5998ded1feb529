/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-18',
  types: {
    message: {
      found: 0.497,
      falseAlarms: 0.008,
      rows: 45380,
    },
    email: {
      found: 0.521,
      falseAlarms: 0.005,
      rows: 18422,
    },
    website: {
      found: 0.667,
      falseAlarms: 0.008,
      rows: 23357,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.561,
      falseAlarms: 0.004,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.276,
      falseAlarms: 0.034,
      rows: 488,
    },
    {
      type: 'message',
      lang: 'hi',
      found: null,
      falseAlarms: 0.002,
      rows: 1209,
    },
    {
      type: 'email',
      lang: 'en',
      found: 0.553,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
