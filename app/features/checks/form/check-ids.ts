/** Element ids used by the checker's script. */
export const CHECK_IDS = {
  /** Region of form and result: see `sendInPlace`. */
  region: 'check',
  field: 'check-text',
  label: 'check-label',
  hint: 'check-hint',
  problem: 'check-problem',
  panel: 'check-panel',
  /** File input of an email and its container. */
  mail: 'check-mail',
  mailField: 'check-mail-field',
  mailHint: 'check-mail-hint',
  /** Text about link targets added on paste. */
  added: 'check-added',
  /** File input of a picture, and where its reading is shown. */
  picture: 'check-picture',
  reading: 'check-reading',
  result: 'check-result',
  /** Link from a verdict to the report form. */
  report: 'check-report',
} as const
