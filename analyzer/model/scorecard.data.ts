/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-8',
  types: {
    message: {
      found: 0.257,
      falseAlarms: 0.008,
      rows: 33566,
    },
    email: {
      found: 0.508,
      falseAlarms: 0.005,
      rows: 16562,
    },
    website: {
      found: 0.649,
      falseAlarms: 0.008,
      rows: 23357,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.261,
      falseAlarms: 0.003,
      rows: 12143,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.162,
      falseAlarms: 0.03,
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
      found: 0.54,
      falseAlarms: 0.005,
      rows: 9652,
    },
  ],
} as const
