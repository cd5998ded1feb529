/** Words of the question under a verdict. */
export const feedback = {
  question: 'Was this right?',
  hint: 'If you answer “No”, our staff may read the text you checked to find the mistake.',
  answers: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
  thanks: 'Thank you. Your answer helps us improve the checker.',
  problems: {
    refused: 'We could not save your answer.',
    'rate-limited': 'You have sent many answers. Try again in an hour.',
    failed: 'We could not save your answer. Try again in a moment.',
  },
}
