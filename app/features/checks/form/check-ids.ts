/** What the script of the checker's form looks for in the page. */
export const CHECK_IDS = {
  /** The region of the form and its result: see `sendInPlace`. */
  region: 'check',
  field: 'check-text',
  label: 'check-label',
  hint: 'check-hint',
  problem: 'check-problem',
  panel: 'check-panel',
  /** The file of an e-mail, and what stands around it. */
  mail: 'check-mail',
  mailField: 'check-mail-field',
  mailHint: 'check-mail-hint',
  /** What the page has added to a text that was pasted. */
  added: 'check-added',
  result: 'check-result',
  /** The link of a verdict to the form of a report. */
  report: 'check-report',
} as const
