/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-21',
  types: {
    message: {
      found: 0.483,
      falseAlarms: 0.006,
      rows: 46047,
    },
    email: {
      found: 0.528,
      falseAlarms: 0.005,
      rows: 18422,
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
      found: 0.552,
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
      falseAlarms: 0,
      rows: 1209,
    },
    {
      type: 'email',
      lang: 'en',
      found: 0.562,
      falseAlarms: 0.003,
      rows: 9652,
    },
  ],
} as const
