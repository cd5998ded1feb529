/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-17',
  types: {
    message: {
      found: 0.461,
      falseAlarms: 0.006,
      rows: 41774,
    },
    email: {
      found: 0.543,
      falseAlarms: 0.006,
      rows: 17091,
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
      found: 0.53,
      falseAlarms: 0.004,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.227,
      falseAlarms: 0.011,
      rows: 488,
    },
    {
      type: 'message',
      lang: 'hi',
      found: null,
      falseAlarms: 0.001,
      rows: 1209,
    },
    {
      type: 'email',
      lang: 'en',
      found: 0.569,
      falseAlarms: 0.005,
      rows: 9652,
    },
  ],
} as const
