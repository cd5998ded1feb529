/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-4',
  types: {
    message: {
      found: 0.229,
      falseAlarms: 0.015,
      rows: 23813,
    },
    email: {
      found: 0.39,
      falseAlarms: 0.011,
      rows: 14118,
    },
    website: {
      found: 0.555,
      falseAlarms: 0.01,
      rows: 22995,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.252,
      falseAlarms: 0.007,
      rows: 12143,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.148,
      falseAlarms: 0.061,
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
      found: 0.407,
      falseAlarms: 0.005,
      rows: 9652,
    },
  ],
} as const
