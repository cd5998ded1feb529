import { site } from './site.ts'

/** Words around every public screen. */
export const shell = {
  ...site,
  logo: 'Himaya, home page',
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  tabs: 'Main screens',
  /** The way to this page in the other language, named in that language. */
  otherLanguage: 'العربية',
  links: {
    home: 'Home',
    checker: 'Scam Checker',
    library: 'Scam Library',
    tips: 'Safety Tips',
    firstDay: 'What to do in the first 24 hours',
    report: 'Report Scam',
    blog: 'Blog',
    contact: 'Contact Us',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  footer: {
    about: 'Free help to recognise, check and report scams in the United Arab Emirates.',
    quickLinks: 'Quick links',
    legal: 'Legal',
    officialResources: 'Official resources',
    resources: {
      police: 'Dubai Police',
      centralBank: 'Central Bank of the UAE',
      identity: 'UAE Pass',
    },
    emergency: 'In an emergency',
    emergencyLine: 'Emergency',
    eCrimeLine: 'e-Crime',
    support: 'Support',
    location: 'Dubai, United Arab Emirates',
    social: 'Follow us',
    networks: { facebook: 'Facebook', instagram: 'Instagram', x: 'X' },
    strip: 'Losing money right now? Call your bank first, then the police.',
    rights: (year: number) => `© ${year} Himaya`,
    independent: 'Himaya is independent and is not a government service.',
  },
}
