/** Words of the library's feeds. */
export const feeds = {
  title: 'Himaya: scams in the UAE',
  titleOf: (filters: readonly string[]) => `Himaya: scams in the UAE (${filters.join(', ')})`,
  description: 'Scams that residents of the UAE meet: how to recognise them and how to stay safe.',
  author: 'Himaya',
  formats: { rss: 'RSS feed', atom: 'Atom feed', json: 'JSON feed' },
  signs: 'Warning Signs',
  tips: 'How to Protect Yourself',
  query: (query: string) => `“${query}”`,
  category: {
    phishing: 'phishing',
    investment: 'investment',
    shopping: 'shopping',
    romance: 'romance',
    job: 'job',
    other: 'other',
  },
  /** Before a text that is not in the language of the feed. */
  writtenIn: { en: 'In English', ar: 'In Arabic' },
  risk: {
    low: 'low risk',
    medium: 'medium risk',
    high: 'high risk',
    critical: 'critical risk',
  },
  status: {
    all: 'any status',
    active: 'active',
    inactive: 'inactive',
    under_investigation: 'under investigation',
  },
}

/** What the programming interface says of itself. It is read by developers, in English only. */
export const api = {
  title: 'Himaya scam library',
  description:
    'Read-only access to the library of scams in the United Arab Emirates. Needs no key. Every answer can be read from any web page, kept for a minute, used for five more while a new one is fetched, and revalidated by its ETag; HEAD works wherever GET does. Errors are problem details as RFC 9457 defines them.',
  listScams: 'List scams, newest first; with words, best match first',
  getScam: 'Read one scam',
  listCategories: 'List the categories, by name, with Other last',
  getDocument: 'Read this document',
  ok: 'What was asked for.',
  notModified: 'What the client has is still right.',
  parameters: {
    q: 'Words to look for, in English or Arabic: in titles first, then in descriptions, category names, tips and signs. Plurals, synonyms and one typing error are looked past.',
    risk: 'Only scams of this risk level.',
    status: 'Only scams of this status.',
    category: 'Only scams of this category.',
    page: 'Which page, from 1.',
    limit: 'How many scams a page has.',
    id: 'The id of a scam.',
  },
  fields: {
    arabic: 'The same in Arabic, or null while there is none.',
    arabicList: 'The same in Arabic, empty while there is none.',
    reportedCount: 'How many people have reported this scam.',
    preventionTips: 'How to protect oneself.',
    indicators: 'Signs by which to recognise it.',
    total: 'How many scams there are on all pages.',
    totalIsCapped: 'Whether there are more than total: a search stops counting.',
    next: 'The address of the next page, or null on the last.',
    errors: 'Every parameter that is wrong.',
  },
  problems: {
    400: { title: 'Bad Request', detail: 'Some parameters of the address are wrong.' },
    403: { title: 'Forbidden', detail: 'Other sites may only read this address.' },
    404: { title: 'Not Found', detail: 'There is nothing at this address.' },
    405: { title: 'Method Not Allowed', detail: 'This address can only be read.' },
    413: { title: 'Payload Too Large', detail: 'Nothing that large is taken here.' },
    500: { title: 'Internal Server Error', detail: 'Something went wrong on our end.' },
    503: {
      title: 'Service Unavailable',
      detail: 'The library cannot be read now. Please try again later.',
    },
  },
  anyProblem:
    'Any other problem: another method (405, from another site 403), or a fault of ours (500).',
  wholeNumber: 'Invalid input: expected a whole number',
  onlyOnce: 'Invalid input: expected once',
}
