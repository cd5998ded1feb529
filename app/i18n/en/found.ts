/** What the site says of itself where it is not open: in shared links and on a home screen. */
export const found = {
  /** The large words and the smaller ones of each social image. */
  images: {
    default: {
      heading: 'Protection from scams in the UAE',
      line: 'Check, recognise, report. Free, with no account.',
    },
    home: {
      heading: 'Is it a scam? Find out before you pay.',
      line: 'Check messages, emails and links. Free, with no account.',
    },
    checker: {
      heading: 'Check it before you trust it',
      line: 'Paste a message, an email or a link and see what gives a scam away.',
    },
    library: {
      heading: 'Know the scams of the UAE',
      line: 'How they begin, what they ask for and how to protect yourself.',
    },
    tips: {
      heading: 'A few habits stop most scams',
      line: 'Steps for your bank, your shopping, your accounts and your family.',
    },
    report: {
      heading: 'Report a scam',
      line: 'What you tell us warns the next person. Your name is not needed.',
    },
    blog: {
      heading: 'Scams explained',
      line: 'Articles on how scams work in the UAE and what to do about them.',
    },
    contact: {
      heading: 'Write to us',
      line: 'Questions, corrections and help after a scam.',
    },
  },
  /** Under the title of a library entry. */
  cardLine: 'See the warning signs and how to protect yourself.',
  app: {
    name: 'Himaya: protection from scams in the UAE',
    description: 'Check suspicious messages, learn about scams in the UAE and report them.',
  },
}
