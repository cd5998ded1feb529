/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-19',
  types: {
    message: {
      found: 0.51,
      falseAlarms: 0.008,
      rows: 45380,
    },
    email: {
      found: 0.525,
      falseAlarms: 0.005,
      rows: 18422,
    },
    website: {
      found: 0.665,
      falseAlarms: 0.008,
      rows: 23357,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.566,
      falseAlarms: 0.004,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.302,
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
      found: 0.556,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
