/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-23',
  types: {
    message: {
      found: 0.489,
      falseAlarms: 0.006,
      rows: 21973,
    },
    email: {
      found: 0.589,
      falseAlarms: 0.006,
      rows: 26065,
    },
    website: {
      found: 0.732,
      falseAlarms: 0.011,
      rows: 118577,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.537,
      falseAlarms: 0.002,
      rows: 17647,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.298,
      falseAlarms: 0.019,
      rows: 488,
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
      found: 0.616,
      falseAlarms: 0.005,
      rows: 17115,
    },
  ],
} as const
