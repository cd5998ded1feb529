/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-14',
  types: {
    message: {
      found: 0.44,
      falseAlarms: 0.005,
      rows: 41736,
    },
    email: {
      found: 0.557,
      falseAlarms: 0.005,
      rows: 17091,
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
      found: 0.499,
      falseAlarms: 0.003,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.222,
      falseAlarms: 0.008,
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
      found: 0.585,
      falseAlarms: 0.004,
      rows: 9652,
    },
  ],
} as const
