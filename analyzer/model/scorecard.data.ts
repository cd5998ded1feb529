/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-19',
  types: {
    message: {
      found: 0.492,
      falseAlarms: 0.007,
      rows: 45380,
    },
    email: {
      found: 0.522,
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
      found: 0.558,
      falseAlarms: 0.004,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.276,
      falseAlarms: 0.027,
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
      found: 0.554,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
