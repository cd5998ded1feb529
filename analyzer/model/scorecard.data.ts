/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-36',
  types: {
    message: {
      found: 0.491,
      falseAlarms: 0.005,
      rows: 25383,
    },
    email: {
      found: 0.652,
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
      found: 0.546,
      falseAlarms: 0.002,
      rows: 18580,
    },
    {
      type: 'message',
      lang: 'ar',
      found: 0.302,
      falseAlarms: 0.004,
      rows: 488,
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
      found: 0.681,
      falseAlarms: 0.005,
      rows: 17115,
    },
  ],
} as const
