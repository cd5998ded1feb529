/** Words of the report form and of what follows it. */
export const report = {
  title: 'Report a Scam',
  description:
    'Tell us about a scam you met in the UAE, with screenshots if you have them. No account needed; you get a code to follow what becomes of it.',
  keywords: 'report scam UAE, report fraud Dubai, scam report, phishing report',
  intro: 'Tell us what happened. Every report helps others see the same scam coming.',
  urgent: {
    before: 'Losing money right now? Call your bank, then e-Crime on ',
    between: '. If you are in danger, call the police on ',
    after: '.',
  },
  haveCode: 'Sent one already? See what became of it',
  fields: {
    title: {
      label: 'Title',
      hint: 'In a few words, such as “Fake parcel fee by SMS”.',
      problems: {
        missing: 'Enter a title',
        'too-long': 'Title must be 150 characters or less',
        malformed: 'Enter a title',
      },
    },
    category: {
      label: 'Category',
      hint: null,
      problems: {
        missing: 'Select a category',
        'too-long': 'Select a category',
        malformed: 'Select a category',
      },
    },
    description: {
      label: 'Description',
      hint: 'What did they say or send? The numbers, names and links they used help most.',
      problems: {
        missing: 'Describe what happened',
        'too-long': 'Description must be 5000 characters or less',
        malformed: 'Describe what happened',
      },
    },
    email: {
      label: 'Email (optional)',
      hint: null,
      problems: {
        missing: 'Enter your email address',
        'too-long': 'Email address is too long',
        malformed: 'Enter an email address in the form name@example.com, or leave it empty',
      },
    },
    phone: {
      label: 'Phone (optional)',
      hint: null,
      problems: {
        missing: 'Enter your phone number',
        'too-long': 'Phone number is too long',
        malformed: 'Enter a phone number with digits, spaces, + and - only, or leave it empty',
      },
    },
  },
  /** Above a form that begins with what was checked. */
  drafted:
    'We filled this in from your check and masked card numbers, Emirates IDs and codes. Change what you like. Nothing is sent until you submit.',
  selectCategory: 'Select Category',
  chosenCategory: 'The category you chose',
  length: (used: string, most: string) => `${used} of ${most} characters`,
  contact: {
    title: 'How we can reach you',
    text: 'Only if you want us to. By filling these in you agree that we keep them, encrypted, to ask you about this report. You can withdraw that at any time.',
  },
  evidence: {
    label: 'Evidence images (optional)',
    hint: (files: number) =>
      `Screenshots or photos, up to ${files}, each under 5MB. Hidden details such as where a photo was taken are removed.`,
    pick: 'Add images',
    drop: 'or drop or paste them here',
    rejected: 'Some files were rejected. Please only upload images under 5MB.',
    tooMany: (files: number) => `You can add up to ${files} images.`,
    lost: 'Your browser could not keep the images you chose. Please choose them again.',
    chosen: 'Chosen images',
    added: (n: number) => (n === 1 ? '1 image chosen' : `${n} images chosen`),
    remove: (name: string) => `Remove ${name}`,
    kilobytes: (n: string) => `${n} KB`,
    megabytes: (n: string) => `${n} MB`,
  },
  honeypot: 'Leave this field empty',
  hint: {
    before: 'Already in our library: ',
    newTab: '(opens in a new tab)',
    after: 'You can still report it: it shows us how far it has spread.',
  },
  personalData: {
    title: 'Is any of this your own?',
    text: 'Your report holds details that should stay with you. Mask what is yours. What belongs to the scammer helps us: leave it.',
    kinds: {
      card: 'Is this your own card number?',
      'emirates-id': 'Is this your own Emirates ID?',
      iban: 'Is this your own bank account?',
      code: 'Is this a code that was sent to you?',
      phone: 'Is this your own number?',
    },
    mask: 'Mask',
    maskWhat: (datum: string) => `Mask ${datum}`,
    done: 'Nothing of yours is left to mask.',
    goOn: 'When it is right, submit the report.',
  },
  summary: 'There is a problem',
  submit: 'Submit Report',
  privacy: 'Staff read every report before anything is published, and never publish who sent it.',
  uploading: (percent: string) => `Uploading… ${percent}%`,
  progress: 'Upload',
  finishing: 'Checking your report…',
  cancel: 'Cancel',
  mayHaveArrived: {
    title: 'Your report may have arrived',
    text: 'You cancelled after all of it had been sent. Send it again as it is to be sure and to get your receipt code: it counts once.',
  },
  problems: {
    failed: 'Failed to submit report. Please try again.',
    malformed: 'Failed to submit report. Please try again.',
    'rate-limited':
      'You have sent as many reports as one visitor can in an hour. Please try again later.',
    'no-identity': 'Could not verify user identity',
    'too-large': 'Too much was sent at once. Please send fewer or smaller images.',
  },
  noCategories: 'The categories could not be loaded. Please try again in a moment.',
  received: {
    title: 'Report Submitted Successfully',
    code: 'Your receipt code',
    explained:
      'With this code you can see what became of your report, without an account. We keep no copy, and show it for half an hour only: write it down, print it or take a screenshot.',
    copy: 'Copy code',
    print: 'Print',
    copied: 'Copied',
    notCopied: 'The code could not be copied. Please write it down.',
    gone: 'The receipt code is shown for half an hour after a report, and only in a browser that accepts cookies. It cannot be shown here.',
    rejected: (files: number, megapixels: number) =>
      `Some files were rejected. Please only upload images under 5MB. Your report was sent without them. A report takes up to ${files} images, of at most ${megapixels} megapixels each.`,
    next: 'What happens next',
    steps: [
      'Our staff read your report and look at the images.',
      'If it is a scam that others should know, it goes into the scam library, without anything about you.',
      'Follow it with your receipt code on the report status page.',
    ],
    police: {
      before: 'Did you lose money? Report it to the police as well: in Dubai ',
      or: ' or ',
      abuDhabi: ', in Abu Dhabi ',
      after: '.',
    },
    again: 'Submit Another Report',
    status: 'Report status',
  },
}

/** Words of the page that shows what became of a report. */
export const reportStatus = {
  title: 'Report Status',
  description: 'See what became of your report with the receipt code you were given.',
  keywords: 'report status, receipt code, scam report, UAE',
  intro: 'Enter the receipt code that you were given when you sent your report.',
  label: 'Receipt code',
  hint: 'Four groups of four, such as 7K2M\u2011Q9XD\u20110HTB\u2011V4RW. Capitals, spaces and dashes do not matter.',
  submit: 'Show status',
  problems: {
    empty: 'Enter your receipt code',
    unknown: 'We know no report with this code. Please check it and try again.',
    'rate-limited': 'Too many tries. Please try again in an hour.',
    'no-identity': 'Could not verify user identity',
    failed: 'The status could not be loaded. Please try again later.',
  },
  result: 'Your report',
  receivedOn: (date: string) => `Received on ${date}`,
  steps: {
    received: 'Received',
    pending: 'Under review',
    reviewed: 'Reviewed',
    approved: 'Approved',
    rejected: 'Not published',
  },
  explained: {
    pending: 'Our staff are reviewing it. Please come back in a few days.',
    approved: 'Thank you. It was confirmed and helps to warn others.',
    rejected:
      'We could not confirm it as a scam that others should be warned of. Thank you all the same.',
  },
  entry: 'See it in the scam library',
  entryGone:
    'Thank you. It was confirmed. What we published of it is no longer in the scam library.',
  current: 'Now',
  report: 'Report a Scam',
}
