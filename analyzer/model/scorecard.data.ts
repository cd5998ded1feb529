/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-6',
  types: {
    message: {
      found: 0.251,
      falseAlarms: 0.009,
      rows: 26028,
    },
    email: {
      found: 0.509,
      falseAlarms: 0.007,
      rows: 14681,
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
      found: 0.259,
      falseAlarms: 0.004,
      rows: 12143,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.185,
      falseAlarms: 0.038,
      rows: 534,
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
      found: 0.534,
      falseAlarms: 0.005,
      rows: 9652,
    },
  ],
} as const
