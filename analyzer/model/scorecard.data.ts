/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-9',
  types: {
    message: {
      found: 0.262,
      falseAlarms: 0.008,
      rows: 36295,
    },
    email: {
      found: 0.546,
      falseAlarms: 0.005,
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
      found: 0.26,
      falseAlarms: 0.004,
      rows: 12143,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.177,
      falseAlarms: 0.027,
      rows: 534,
    },
    {
      type: 'message',
      lang: 'hi',
      found: null,
      falseAlarms: 0,
      rows: 1209,
    },
    {
      type: 'email',
      lang: 'en',
      found: 0.577,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
