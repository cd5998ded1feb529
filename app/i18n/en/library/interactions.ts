/** Words of what visitors say of a library entry. */
export const interactions = {
  title: 'Have you met this scam?',
  intro: 'One tap helps others see how common it is. No name, no account.',
  buttons: {
    helpful: { open: 'Found Helpful', recorded: 'Found Helpful' },
    experienced: { open: 'I Experienced This', recorded: 'You Experienced This' },
    know_someone: { open: 'I Know Someone Affected', recorded: 'Know Someone Affected' },
  },
  plusOne: '+1',
  announcement: (label: string, count: string) => `Thank you. ${label}: ${count}`,
}
