/** Words of the outbox: what could not be mailed, for staff to read and to put away. */
export const staffMessages = {
  title: 'Messages',
  mailed: (address: string) =>
    `Contact messages are mailed to ${address}, and codes to staff. Nothing of them is kept here, but what was written before mail was set up.`,
  kept: 'This site has no mail service: contact messages, and codes that staff ask for, are kept on the server and mailed to nobody. Staff read them here. Whoever runs the server can set up a mail service.',
  notLoaded: 'The messages could not be loaded. The fault was logged.',
  more: 'There are more. They show once some of these are removed.',
  done: { answered: 'Message removed.', codes: 'Codes removed.' },
  messages: {
    title: 'Contact messages',
    empty: 'No messages wait.',
    answer: 'Answer by email',
    answered: 'Mark as answered',
    answeredOf: (subject: string) => `Mark as answered: ${subject}`,
  },
  codes: {
    title: 'Codes that were not mailed',
    intro:
      'A code is for the person who asked for it, so it is not shown here. Who may read the files of the server finds it in the outbox. A code is good for 10 minutes.',
    empty: 'No codes wait.',
    columns: { to: 'For', purpose: 'To', at: 'Asked for', state: 'State', file: 'File' },
    purposes: {
      'sign-in': 'sign in',
      'forget-password': 'set a new password',
      'email-verification': 'prove an address',
      'change-email': 'prove an address',
    },
    good: 'Still good',
    over: 'Over',
    clear: 'Remove all codes',
    failed: 'The codes were not removed. The fault was logged.',
  },
  confirm: {
    title: 'Mark as answered',
    question: 'The message is removed from the server for good. Is it answered?',
    missing: 'This message is not there any more.',
    close: 'Close',
    yes: 'Remove',
    no: 'Cancel',
    failed: 'Nothing was removed. The fault was logged.',
  },
}
