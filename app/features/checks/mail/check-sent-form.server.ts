import { LIMITS } from '#app/domain/limits.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { consume } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { type CheckOutcome, checkContent, checksRemaining } from '../check-content.server.ts'
import { type CheckProblem, inputProblem, isLongSource } from '../check-input.ts'
import { readMail } from './read-mail.server.ts'
import type { SentForm } from './read-sent-form.server.ts'

const MAILS = { places: LIMITS.mailsPerWindow, windowMs: LIMITS.checkWindow }

/** Result of a submission, and the text for the box: the analysed text or the input. */
export type SentFormOutcome = { outcome: CheckOutcome; text: string }

/**
 * Checks a submitted form. For an email file, or mail source that is too long, only the extracted text is
 * analysed; the rest is not stored.
 */
export async function checkSentForm(
  app: App,
  visitor: Visitor | null,
  { type, text, mail }: SentForm,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<SentFormOutcome> {
  const refused = async (problem: CheckProblem) => {
    const remaining = await checksRemaining(app, visitor)
    return { outcome: { ok: false, problem, remaining } as const, text }
  }
  const check = (judged: string) =>
    checkContent(app, visitor, { type, text: judged, locale }, signal)

  if (mail === 'too-large') return refused('mail-too-large')
  const problem = inputProblem({ type, text, mail: mail?.length ?? null })
  if (problem) return refused(problem)
  const source = mail ?? (isLongSource(type, text) ? Buffer.from(text) : null)
  if (!source) return { outcome: await check(text), text }
  if (!visitor) return refused('no-identity')
  if (!(await mayBeRead(app, visitor))) return refused('rate-limited')
  const read = await readMail(source)
  if (read === null) return refused(mail ? 'not-a-mail' : 'too-long')
  const outcome = await check(read)
  return { outcome, text: outcome.ok || text === '' ? read : text }
}

/** Consumes a separate rate limit. If it cannot be counted, the check itself reports the error. */
async function mayBeRead({ db, log }: App, { ipHash }: Visitor): Promise<boolean> {
  try {
    return (await consume(db, `mail:${ipHash}`, MAILS)) !== null
  } catch (err) {
    log.error({ err }, 'the reading of an e-mail could not be counted')
    return true
  }
}
