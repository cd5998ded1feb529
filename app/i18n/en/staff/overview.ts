/** Words of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  counters: {
    reports: 'Total Reports',
    users: 'Total Users',
    detected: 'Scams Detected',
    pending: 'Pending Reports',
  },
  recent: 'Recent Reports',
  none: 'No reports yet.',
  notLoaded: 'The figures could not be loaded. The fault was logged.',
}

/** Words of the analytics. */
export const analytics = {
  title: 'Analytics Dashboard',
  loading: 'Loading…',
  cards: {
    scams: 'Total Scams',
    reports: 'Total Reports',
    pending: 'Pending Reports',
    month: 'This Month',
  },
  timeline: 'Scams Timeline',
  categories: 'Category Distribution',
  statuses: 'Report Status Distribution',
  uncategorized: 'Uncategorized',
  figures: 'Figures',
  month: 'Month',
  category: 'Category',
  status: 'Status',
  scams: 'Scams',
  reports: 'Reports',
  none: 'Nothing to show yet.',
  mostRead: {
    title: 'Most Read Pages',
    intro: (days: number) =>
      `How often a page was opened in the last ${days} days, today included. Browsers that ask not to be followed are not counted.`,
    page: 'Page',
    views: 'Views',
    languages: { en: 'English', ar: 'Arabic' },
  },
}
