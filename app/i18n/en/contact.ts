/** Words of the contact screen, and of the mail that it sends. */
export const contact = {
  title: 'Contact Us',
  description:
    'Write to the people behind Himaya, the free service against scams in the United Arab Emirates.',
  keywords: 'contact Himaya, UAE scam help, support',
  intro: 'Ask a question, tell us about a mistake on this site, or suggest something.',
  /** What becomes of a message: it is mailed to the operators, or kept for staff where the site has no mail service. */
  fate: {
    mailed: 'We answer by email.',
    kept: 'We keep your message here and our staff read it. They can answer to your email address.',
  },
  required: 'All fields are required.',
  labels: {
    name: 'Your name',
    email: 'Your email address',
    subject: 'Subject',
    message: 'Message',
  },
  hints: {
    email: 'We use it to answer you, and for nothing else.',
    message: 'Never send passwords, one-time codes or card numbers, to us or to anyone.',
  },
  submit: 'Send Message',
  submitting: 'Sending...',
  honeypot: 'Leave this field empty',
  errorTitle: 'There is a problem',
  problems: {
    name: { missing: 'Enter your name' },
    email: {
      missing: 'Enter your email address',
      malformed: 'Enter an email address in the correct form, like name@example.com',
    },
    subject: { missing: 'Enter a subject' },
    message: { missing: 'Enter a message' },
  },
  tooLong: {
    name: (limit: number) => `Your name must be ${limit.toLocaleString('en')} characters or fewer`,
    email: (limit: number) =>
      `Your email address must be ${limit.toLocaleString('en')} characters or fewer`,
    subject: (limit: number) =>
      `The subject must be ${limit.toLocaleString('en')} characters or fewer`,
    message: (limit: number) =>
      `The message must be ${limit.toLocaleString('en')} characters or fewer`,
  },
  refusals: {
    'no-identity': 'Could not verify user identity',
    'rate-limited': 'You have sent several messages this hour. Please try again in an hour.',
    failed: 'Failed to send message. Please try again later.',
  },
  kept: 'Everything you typed is still here.',
  direct: {
    title: 'Other ways to reach us',
    email: 'Email',
    location: 'Location',
    place: 'Dubai, UAE',
    emergencyTitle: 'Losing money right now?',
    emergency: 'We are not an emergency service. Call your bank first, then the police.',
    police: 'Police',
    eCrime: 'e-Crime',
    privacy: 'What happens to what you send us',
  },
  sent: {
    title: 'Message Sent Successfully',
    text: 'Thank you for writing to us.',
    again: 'Send Another Message',
  },
  mail: {
    title: (subject: string) => `Contact Form: ${subject}`,
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
  },
}
