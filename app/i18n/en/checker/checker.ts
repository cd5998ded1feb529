/** Words of the scam checker. */
export const checker = {
  title: 'Scam Checker',
  description:
    'Paste a suspicious SMS, WhatsApp message, email or web address and see at once whether it looks like a scam, and why.',
  keywords:
    'scam checker, check message, phishing check, suspicious link, UAE, SMS scam, WhatsApp scam',
  intro:
    'Paste what you received. You get an answer in a moment, with the words that gave it away.',
  tabs: {
    label: 'What do you want to check?',
    message: 'Message Check',
    email: 'Email Analysis',
    website: 'Website Verification',
  },
  field: {
    message: {
      label: 'The message',
      hint: 'SMS, WhatsApp or social media. Include the sender if you can.',
      placeholder: 'Paste the message here',
    },
    email: {
      label: 'The email',
      hint: 'Include the subject and the sender’s address if you can.',
      placeholder: 'Paste the email here',
    },
    website: {
      label: 'The web address',
      hint: 'Copy it without opening it: press and hold the link, then copy.',
      placeholder: 'https://',
    },
  },
  file: {
    label: 'Or choose an email file',
    hint: 'Up to 1 MB, ending in .eml. We read the file on our server and do not keep it. You can also paste the whole email with its headers, even if they are long.',
  },
  linksAdded: (links: string) =>
    `We added where the links lead: ${links}. You can change this before you check.`,
  length: (used: string, most: string) => `${used} of ${most} characters`,
  submit: 'Check Now',
  submitting: 'Analyzing Content...',
  /** Empties the field and takes the verdict away. */
  clear: 'Clear',
  remaining: (n: number) =>
    n === 1 ? '1 check remaining this hour' : `${n} checks remaining this hour`,
  privacy: 'Kept encrypted and never sold. Leave out names and numbers you need not share.',
  problems: {
    empty: 'Please enter some content to check',
    'too-long': 'Content is too long. Please limit to 5000 characters',
    'no-address':
      'Enter a web address, such as https://example.ae. To check a text, choose Message Check or Email Analysis',
    'mail-empty': 'The file is empty. Choose another file or paste the email',
    'mail-too-large': 'The file must be smaller than 1 MB. Choose another file or paste the email',
    'not-a-mail': 'The file must be an email (.eml). Choose another file or paste the email',
    'no-identity': 'Could not verify user identity',
    'rate-limited': (n: number) =>
      `Rate limit exceeded. Please try again in an hour. (${n} checks remaining)`,
  },
  result: {
    label: 'Result',
    safe: 'Content Appears Safe',
    scam: 'Potential Scam Detected',
    unsure: 'Not sure: do not act yet',
    failed: 'Analysis Error',
    scamType: 'Type of scam',
    confidence: 'Confidence',
    percent: (n: number) => `${n}%`,
    levels: {
      low: 'Low risk',
      medium: 'Medium risk',
      high: 'High risk',
      critical: 'Critical risk',
    },
    signs: 'Warning Signs Detected',
    /** Above signs that are too weak to make a text anything but safe. */
    noticed: 'We also noticed',
    reassurances: 'Reassuring signs',
    settledBy: 'How to find out',
    callOn: (name: string, phone: string) =>
      `Call ${name} on ${phone}, the number it publishes. Do not use a number from the text.`,
    callOfficial:
      'Call the person or organisation on a number you already have, or the one on its own site or your card. Do not use a number from the text.',
    askSomebody: 'Ask somebody you trust before you pay, sign in or give a code.',
    action: 'Recommended Action',
    similar: (n: number) =>
      n === 0
        ? 'No similar scams reported in the UAE yet'
        : n === 1
          ? '1 similar scam reported in the UAE'
          : `${n} similar scams reported in the UAE`,
    report: 'Report a Scam',
    /** Leads to the library's entry about the kind of scam. */
    howItWorks: 'How this scam works',
    /** Titles of reports that begin with a verdict of no kind. */
    draftTitles: {
      message: 'Suspicious message',
      email: 'Suspicious email',
      website: 'Suspicious website',
    },
    yourText: 'Your text, with the warning signs marked',
    /** On paper, where the field is not. */
    checkedText: 'The text that was checked',
    markOf: (n: number) => `warning sign ${n}`,
    accuracy: 'How often the checker is right',
    uncertain:
      'No checker can be certain. If it still feels wrong, trust that feeling and ask someone.',
  },
  outcomes: {
    'analysis-unclear': 'Analysis unclear',
    'analysis-failed': 'Unable to complete security analysis. Please try again.',
  },
  scamTypes: {
    unspecified: 'Potential Security Concern',
    'analysis-error': 'Analysis Error',
  },
  recommendations: {
    'verify-official': 'Verify through official channels',
    'try-again': 'Unable to analyze content. Please try again or contact support.',
  },
  tips: {
    title: 'Quick safety tips',
    items: [
      'Never share OTP codes or banking credentials',
      'Be cautious of urgent requests for money transfers',
      'Verify official communications through proper channels',
      'Report suspicious activities to UAE authorities',
    ],
  },
}
