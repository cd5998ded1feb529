import { isTaken } from '#database/transaction.server.ts'

/** Whether an article could not be kept because another one has its slug: the only thing of it that must be unique. */
export function slugIsTaken(fault: unknown): boolean {
  return isTaken(fault)
}
