/** Words of the home page. The figures are the operator's to set, here and in Arabic: see docs/decisions/0006. */
export const home = {
  title: 'Home',
  description:
    'Check a suspicious message, email or web site, read about scams in the UAE and report what happened to you. Free, with no account.',
  keywords: 'UAE scams, scam checker, phishing, fraud, Dubai, Abu Dhabi, report a scam',
  hero: {
    title: 'Is it a scam? Find out before you pay.',
    text: 'Paste the message, email or link. In a moment you see whether it looks like a scam, which words gave it away, and what to do now.',
    check: 'Check for Scams',
    browse: 'Browse Scam Library',
    promise: 'Free. No account. What you paste is encrypted and never sold.',
  },
  statistics: {
    title: 'Why it matters',
    origin: (year: string) => `Figure of this site’s operator, ${year}`,
    note: 'The operator of this site gives these figures. We know of no public report that states them.',
    figures: [
      {
        value: 'AED 3.8B',
        label: 'lost to scams',
        year: '2024',
      },
      {
        value: '50%',
        label: 'rise in online scams',
        year: '2024',
      },
      {
        value: '39,000+',
        label: 'cybercrime reports',
        year: '2024',
      },
    ],
  },
  steps: {
    title: 'How a check works',
    items: ['Paste what you received', 'See the verdict and why', 'Do what we advise'],
  },
  features: {
    title: 'How Himaya helps',
    items: [
      {
        title: 'AI-powered protection',
        text: 'The checker knows how scams push, what they ask for and where their links lead, in English and in Arabic.',
      },
      {
        title: 'Smart verification',
        text: 'It compares links and senders with the official ones of UAE banks, couriers and government services.',
      },
      {
        title: 'UAE scam database',
        text: 'A library of scams that really happen here, with the signs to look for and the steps that protect you.',
      },
    ],
  },
  urgent: {
    title: 'Already paid, or shared something?',
    text: 'Two questions, then an ordered plan for the first 24 hours.',
    link: 'See what to do now',
  },
  closing: {
    title: 'A few habits stop most scams',
    text: 'Learn what a real bank, courier or ministry never asks of you.',
    tips: 'Get Safety Tips',
  },
}
