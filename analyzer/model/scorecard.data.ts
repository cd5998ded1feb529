/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-20',
  types: {
    message: {
      found: 0.506,
      falseAlarms: 0.009,
      rows: 45840,
    },
    email: {
      found: 0.54,
      falseAlarms: 0.005,
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
      found: 0.555,
      falseAlarms: 0.004,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.311,
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
      found: 0.572,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
