import type { CodePurpose } from '#app/features/staff-access/auth/send-code.server.ts'

/** A message of a visitor that waits in the outbox. */
export type WaitingMessage = {
  file: string
  at: Date
  /** Where it is answered to. */
  from: string
  subject: string
  text: string
}

/** A code that could not be mailed: for whom and for what. The code itself is shown to nobody. */
export type WaitingCode = {
  file: string
  at: Date
  /** The address, with most of its name left out. */
  to: string
  purpose: CodePurpose
  /** Whether it is good no more. */
  isOver: boolean
}

export const MESSAGES_PATH = '/admin/messages'

/** The parameter that names the message whose removal is asked about, by its file. */
export const MESSAGE_PARAMETER = 'answered'

/** The intent that removes all codes. */
export const CLEAR_CODES = 'clear-codes'
