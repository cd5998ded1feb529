/** The id of what the server's answers to a report take the place of: the form, or the receipt. */
export const REPORT_REGION = 'report'

/** The region of the form for a receipt's code and of its answer: see `sendInPlace`. */
export const STATUS_REGION = 'status'
