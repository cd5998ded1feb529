/** The region of the form for a receipt's code and of its answer: see `sendInPlace`. */
export const STATUS_REGION = 'status'
