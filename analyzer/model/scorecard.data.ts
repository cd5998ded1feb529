/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-26',
  types: {
    message: {
      found: 0.494,
      falseAlarms: 0.007,
      rows: 25383,
    },
    email: {
      found: 0.621,
      falseAlarms: 0.005,
      rows: 26065,
    },
    website: {
      found: 0.766,
      falseAlarms: 0.007,
      rows: 118577,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.539,
      falseAlarms: 0.002,
      rows: 18580,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.316,
      falseAlarms: 0.027,
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
      found: 0.651,
      falseAlarms: 0.004,
      rows: 17115,
    },
  ],
} as const
