/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-33',
  types: {
    message: {
      found: 0.499,
      falseAlarms: 0.007,
      rows: 25383,
    },
    email: {
      found: 0.634,
      falseAlarms: 0.006,
      rows: 26065,
    },
    website: {
      found: 0.772,
      falseAlarms: 0.007,
      rows: 118577,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.544,
      falseAlarms: 0.002,
      rows: 18580,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.316,
      falseAlarms: 0.023,
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
      found: 0.662,
      falseAlarms: 0.005,
      rows: 17115,
    },
  ],
} as const
