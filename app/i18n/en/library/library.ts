/** Words of the scam library and of its entries. */
export const library = {
  title: 'Scam Library',
  description:
    'Scams that residents of the UAE really meet: how each one works, the signs to look for and the steps that protect you.',
  keywords: 'UAE scams, scam list, phishing, investment scam, job scam, romance scam, fraud, Dubai',
  intro: 'Scams that really happen in the UAE. Find the one you met, and see what to do.',
  search: {
    label: 'Search scams',
    placeholder: 'parcel, bank, investment…',
    submit: 'Search',
  },
  filters: {
    risk: 'Risk level',
    status: 'Status',
    category: 'Category',
    all: 'All',
  },
  risks: { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' },
  riskBadge: {
    low: 'LOW RISK',
    medium: 'MEDIUM RISK',
    high: 'HIGH RISK',
    critical: 'CRITICAL RISK',
  },
  statuses: {
    active: 'Active',
    inactive: 'Inactive',
    under_investigation: 'Under investigation',
  },
  categories: {
    phishing: 'Phishing',
    investment: 'Investment',
    shopping: 'Shopping',
    romance: 'Romance',
    job: 'Job',
    other: 'Other',
  },
  /** Beside a text that is not in the language of the page. */
  writtenIn: { en: 'In English', ar: 'In Arabic' },
  loading: 'Loading scams…',
  total: (n: number) => (n === 1 ? '1 scam' : `${n.toLocaleString('en')} scams`),
  moreThan: (n: number) => `More than ${n.toLocaleString('en')} scams`,
  onPage: (entries: string, page: number) => `${entries}, page ${page.toLocaleString('en')}`,
  reports: (n: number) => (n === 1 ? '1 report' : `${n.toLocaleString('en')} reports`),
  list: 'Scams',
  pages: 'Pages',
  previous: 'Previous page',
  loadMore: 'Load more',
  loadingMore: 'Loading more…',
  loaded: (n: number) => (n === 1 ? '1 more scam shown' : `${n} more scams shown`),
  lastPage: 'These are the newest entries. Search or choose a filter to find older ones.',
  empty: {
    title: 'No scams found',
    text: 'Try fewer or other words, or show the whole library.',
    clear: 'Clear search and filters',
  },
  failure: {
    text: 'Failed to load scams. Please try again later.',
    retry: 'Try again',
  },
}

/** Words of one entry of the library. */
export const scamDetail = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  library: 'Scam Library',
  keywords: (category: string) => `${category} scam, UAE, warning signs, how to protect yourself`,
  category: 'Category',
  reports: 'Reports',
  /** How many visitors reported it to this site. */
  reported: (n: number) => (n === 0 ? 'None yet' : n.toLocaleString('en')),
  created: 'Added',
  updated: 'Last updated',
  noDate: 'Not available',
  signs: 'Warning Signs',
  protection: 'How to Protect Yourself',
  defaultTips: [
    'Never share sensitive personal information',
    'Be wary of urgent or threatening messages',
    'Verify through official channels',
    'Report suspicious activities to authorities',
  ],
  check: 'Check a message like this',
  related: 'Related Scams',
  back: 'Back to Scam Library',
  share: {
    button: 'Share',
    copied: 'Link copied',
    failed: (address: string) => `The link could not be copied. It is ${address}`,
  },
  notFound: {
    title: 'Scam Not Found',
    text: 'This entry cannot be shown. That can have three reasons:',
    reasons: [
      'The scam was removed from the library',
      'The web address is wrong',
      'You have no permission to see it',
    ],
    back: 'Back to Scam Library',
  },
}
