import type { CodePurpose } from '#app/features/staff-access/auth/send-code.server.ts'

/** A visitor's message in the outbox. */
export type WaitingMessage = {
  file: string
  at: Date
  /** Reply address. */
  from: string
  subject: string
  text: string
}

/** A code that could not be mailed: recipient and purpose. The code itself is never shown. */
export type WaitingCode = {
  file: string
  at: Date
  /** The address with its name mostly masked. */
  to: string
  purpose: CodePurpose
  /** Whether it has expired. */
  isOver: boolean
}

export const MESSAGES_PATH = '/admin/messages'

/** Query parameter with the file of the message whose removal is being confirmed. */
export const MESSAGE_PARAMETER = 'answered'

/** Intent that removes all codes. */
export const CLEAR_CODES = 'clear-codes'
