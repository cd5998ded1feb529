/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-5',
  types: {
    message: {
      found: 0.227,
      falseAlarms: 0.009,
      rows: 25156,
    },
    email: {
      found: 0.438,
      falseAlarms: 0.005,
      rows: 14367,
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
      found: 0.248,
      falseAlarms: 0.005,
      rows: 12143,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.129,
      falseAlarms: 0.03,
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
      found: 0.449,
      falseAlarms: 0.003,
      rows: 9652,
    },
  ],
} as const
