/** What says that a file is an email, to a file control and to a system that shares files. */
export const MAIL_FILE_TYPES = ['message/rfc822', '.eml'] as const
