/** Types of email files for file inputs and the share target. */
export const MAIL_FILE_TYPES = ['message/rfc822', '.eml'] as const
