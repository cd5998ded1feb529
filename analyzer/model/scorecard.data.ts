/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-21',
  types: {
    message: {
      found: 0.499,
      falseAlarms: 0.006,
      rows: 45998,
    },
    email: {
      found: 0.539,
      falseAlarms: 0.006,
      rows: 18422,
    },
    website: {
      found: 0.667,
      falseAlarms: 0.009,
      rows: 23357,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.575,
      falseAlarms: 0.004,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.244,
      falseAlarms: 0.015,
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
      found: 0.57,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
