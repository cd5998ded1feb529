import { purposeOf } from '#app/features/staff-access/auth/send-code.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { outboxOf } from '#app/platform/mail/mail.server.ts'
import { mailsByAge, openOutbox, removeMails } from '#app/platform/mail/outbox.server.ts'

/** Removes a message after it was handled; does nothing if it is already gone. */
export async function removeMessage(
  { env, log }: Pick<App, 'env' | 'log'>,
  staff: Staff,
  file: string,
): Promise<void> {
  const outbox = openOutbox(outboxOf(env))
  for await (const { path } of outbox.list()) {
    if (path !== file) continue
    await outbox.remove(path)
    log.info({ staff: staff.id, file }, 'a message was removed from the outbox')
  }
}

/** Removes all codes. Users can request new ones. */
export async function clearCodes(
  { env, log }: Pick<App, 'env' | 'log'>,
  staff: Staff,
): Promise<void> {
  const outbox = outboxOf(env)
  const files: string[] = []
  for await (const { file, text } of mailsByAge(outbox)) if (purposeOf(text)) files.push(file)
  await removeMails(outbox, files)
  log.info({ staff: staff.id, codes: files.length }, 'codes were removed from the outbox')
}
