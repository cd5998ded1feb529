/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-15',
  types: {
    message: {
      found: 0.461,
      falseAlarms: 0.005,
      rows: 41736,
    },
    email: {
      found: 0.571,
      falseAlarms: 0.005,
      rows: 17091,
    },
    website: {
      found: 0.645,
      falseAlarms: 0.008,
      rows: 23357,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.515,
      falseAlarms: 0.003,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.249,
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
      found: 0.599,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
