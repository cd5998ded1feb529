/** How right the analyzer was about unseen collections. */
export const SCORECARD = {
  version: 'himaya-25',
  types: {
    message: {
      found: 0.507,
      falseAlarms: 0.006,
      rows: 25383,
    },
    email: {
      found: 0.646,
      falseAlarms: 0.006,
      rows: 26065,
    },
    website: {
      found: 0.766,
      falseAlarms: 0.007,
      rows: 118577,
    },
  },
  languages: [
    {
      type: 'message',
      lang: 'en',
      found: 0.556,
      falseAlarms: 0.002,
      rows: 18580,
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
      falseAlarms: 0.002,
      rows: 1209,
    },
    {
      type: 'email',
      lang: 'en',
      found: 0.676,
      falseAlarms: 0.006,
      rows: 17115,
    },
  ],
} as const
