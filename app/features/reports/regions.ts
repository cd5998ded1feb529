/** Id of the region with the form or receipt, replaced by responses. */
export const REPORT_REGION = 'report'

/** Id of the status form's region: see `sendInPlace`. */
export const STATUS_REGION = 'status'
