/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-20',
  types: {
    message: {
      found: 0.504,
      falseAlarms: 0.008,
      rows: 45772,
    },
    email: {
      found: 0.554,
      falseAlarms: 0.006,
      rows: 18422,
    },
    website: {
      found: 0.679,
      falseAlarms: 0.009,
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
      found: 0.289,
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
      found: 0.583,
      falseAlarms: 0.005,
      rows: 9652,
    },
  ],
} as const
