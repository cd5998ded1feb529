/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-12',
  types: {
    message: {
      found: 0.468,
      falseAlarms: 0.006,
      rows: 41693,
    },
    email: {
      found: 0.555,
      falseAlarms: 0.005,
      rows: 17091,
    },
    website: {
      found: 0.646,
      falseAlarms: 0.008,
      rows: 23357,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.532,
      falseAlarms: 0.004,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.244,
      falseAlarms: 0.011,
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
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
