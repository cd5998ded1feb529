/** Words of the page that says how often the checker is right. */
export const accuracy = {
  title: 'How accurate is the checker?',
  description:
    'How many scams the Himaya checker finds, how often it wrongly warns, and what it cannot see: measured on texts it had never met.',
  keywords: 'scam checker accuracy, false alarms, how it works, UAE',
  intro:
    'We measure the checker on collections of messages, emails and web addresses that it has never seen. It is good help, but it is not a guarantee.',
  types: { message: 'Messages', email: 'Emails', website: 'Web addresses' },
  languages: { en: 'English', ar: 'Arabic', hi: 'Hindi' },
  reading:
    'The checker gives one of three answers: a scam, not sure, or safe. Each cell says how many of 100 texts got which.',
  byType: 'By what you check',
  byLanguage: 'By language',
  columns: {
    what: 'What',
    scams: 'What scams were called',
    ordinary: 'What ordinary texts were called',
    rows: 'Texts in the test',
  },
  called: (scam: string, unsure: string, safe: string) =>
    `${scam} scam, ${unsure} not sure, ${safe} safe`,
  percent: (n: number) => `${n}%`,
  count: (n: number) => n.toLocaleString('en'),
  tooFew: 'Too few to say',
  said: {
    title: 'What visitors say',
    intro:
      'Under every result we ask “Was this right?”. We keep an answer as long as its check. These are opinions and measure nothing: a good scam convinces people that it is safe.',
    answers: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
    none: 'Nobody has answered yet.',
    share: (percent: string, all: string) => `Of ${all} answers, ${percent} were “Yes”.`,
    tooFew: (least: number) =>
      `These are too few answers for a share. We give one from ${least} answers on.`,
    staffTitle: 'What our staff say',
    staffIntro:
      'Our staff read only texts whose result a visitor called wrong. So these numbers say nothing about all results.',
    labels: {
      right: 'The checker was right',
      wrong: 'The checker was wrong',
      unknown: 'They could not tell',
    },
    staffNone: 'Our staff have judged no text yet.',
    notLoaded: 'We cannot count the answers at the moment. Try again later.',
  },
  how: {
    title: 'How we measure',
    items: [
      'Each collection in turn is left out when the checker learns, and the checker is then asked about it. What it knows by heart does not count.',
      'Collections count alike, so that a large one does not hide a small one.',
      'Advertising is no scam and is not counted.',
      'Some collections call adverts and ordinary notices scams. An AI model read those messages again: what it would not call a scam counts neither as found nor as missed.',
      'Most collections come from other countries: there is no public collection of real messages from the UAE yet.',
    ],
  },
  limits: {
    title: 'What it cannot see',
    items: [
      'A scam told in words that look like any friendly message, such as the first weeks of a false romance.',
      'An honest-looking shop that never delivers: an address alone does not show it.',
      'A real account that somebody has taken over: the sender is right, the request is not.',
      'What a picture, a call or an attached file says.',
    ],
  },
  advice:
    'If a message asks you for money, a code or a card, check with the sender another way, whatever the checker says.',
  check: 'Check a message',
  version: (version: string) => `Measured with version ${version} of the checker.`,
}
