/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-22',
  types: {
    message: {
      found: 0.473,
      falseAlarms: 0.006,
      rows: 48686,
    },
    email: {
      found: 0.599,
      falseAlarms: 0.007,
      rows: 19859,
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
      found: 0.534,
      falseAlarms: 0.003,
      rows: 11164,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.262,
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
      found: 0.628,
      falseAlarms: 0.006,
      rows: 9652,
    },
  ],
} as const
