/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-13',
  types: {
    message: {
      found: 0.46,
      falseAlarms: 0.006,
      rows: 41693,
    },
    email: {
      found: 0.564,
      falseAlarms: 0.006,
      rows: 17091,
    },
    website: {
      found: 0.64,
      falseAlarms: 0.008,
      rows: 23357,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.53,
      falseAlarms: 0.004,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.222,
      falseAlarms: 0.008,
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
      found: 0.592,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
