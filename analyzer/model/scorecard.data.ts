/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-6',
  types: {
    message: {
      found: 0.249,
      falseAlarms: 0.008,
      rows: 26028,
    },
    email: {
      found: 0.513,
      falseAlarms: 0.006,
      rows: 14681,
    },
    website: {
      found: 0.644,
      falseAlarms: 0.008,
      rows: 22952,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.257,
      falseAlarms: 0.004,
      rows: 12143,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.185,
      falseAlarms: 0.03,
      rows: 534,
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
      found: 0.538,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
