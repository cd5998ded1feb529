/** The id of what the server's answers to a report take the place of: the form, or the receipt. */
export const REPORT_REGION = 'report'
