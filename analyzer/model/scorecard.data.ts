/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-22',
  types: {
    message: {
      found: 0.465,
      falseAlarms: 0.006,
      rows: 49945,
    },
    email: {
      found: 0.584,
      falseAlarms: 0.006,
      rows: 19846,
    },
    website: {
      found: 0.684,
      falseAlarms: 0.01,
      rows: 23666,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.531,
      falseAlarms: 0.003,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.236,
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
      found: 0.613,
      falseAlarms: 0.005,
      rows: 9652,
    },
  ],
} as const
