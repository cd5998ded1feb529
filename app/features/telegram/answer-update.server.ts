import { LIMITS } from '#app/domain/limits.ts'
import { ANALYSIS_FAILED } from '#app/features/checks/check-content.server.ts'
import { explainVerdict } from '#app/features/checks/kinds/explained-kind.db.server.ts'
import { checkedText } from '#app/features/ocr/text/checked-text.ts'
import { contentOfTexts, SHARE_FIELDS } from '#app/features/share/shared-content.ts'
import type { App } from '#app/platform/context.server.ts'
import { turnstile } from '#app/platform/process/turnstile.server.ts'
import { consume } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { checkMessage } from './check-message.server.ts'
import { readCodes } from './read-codes.server.ts'
import { readerLanguage } from './reader-language.ts'
import type { SentMessage, SentUpdate } from './sent-update.server.ts'
import { statusOf, type Telegram } from './telegram-api.server.ts'
import { takeUpdate } from './updates.db.server.ts'
import {
  type Reader,
  wordHelp,
  wordNoCode,
  wordProblem,
  wordReport,
  wordVerdict,
} from './word-answer.server.ts'

/** Updates that one process answers at the same time. Others wait. */
const AT_ONCE = 4
/** The person has blocked the bot. */
const BLOCKED = 403

const MESSAGES = { places: LIMITS.botMessagesPerWindow, windowMs: LIMITS.botMessageWindow }
/** Answers that say that the limit is used up. */
const REFUSALS = { places: 1, windowMs: LIMITS.checkWindow }

const COMMAND = /^\/([a-z]\w*)(?:@\w+)?(?=\s|$)/i

const enter = turnstile(AT_ONCE)

/**
 * Answers an update once, whichever process gets it and however often. It is taken on first and answered
 * then, so an update under way is lost if the process is killed (decision 0037). Nothing of it is stored or
 * logged.
 * @param isEnding whether no further update is to be taken on
 * @throws Error if the update could not be taken on; it may be delivered again
 */
export async function answerUpdate(
  app: App,
  telegram: Telegram,
  { id, message }: SentUpdate,
  isEnding: () => boolean = () => false,
): Promise<void> {
  if (!message) return
  await enter(async () => {
    if (isEnding() || !(await takeUpdate(app.db, id))) return
    const html = await answerTo(app, telegram, message)
    if (html !== null) await sendAnswer(app, telegram, message, html)
  })
}

async function sendAnswer(
  { log, metrics }: App,
  telegram: Telegram,
  { id, chat }: SentMessage,
  html: string,
): Promise<void> {
  try {
    await telegram.send({ chat, to: id, html })
  } catch (err) {
    const status = statusOf(err)
    if (status === BLOCKED) return
    metrics.failures.inc({ of: 'telegram' })
    log.warn({ err, status }, 'an answer to a message could not be sent')
  }
}

/** Returns the answer in Telegram's HTML; null for none. */
async function answerTo(
  app: App,
  telegram: Telegram,
  message: SentMessage,
): Promise<string | null> {
  const { language, text, sender: account } = message
  const reader = { locale: readerLanguage(language, text), origin: app.env.PUBLIC_ORIGIN ?? '' }
  const sender = { ipHash: app.crypto.fingerprint('telegram', String(account)) }
  try {
    const isHeard = await consume(app.db, `telegram:${sender.ipHash}`, MESSAGES)
    if (!isHeard) return await refusal(app, sender, reader)
    const command = message.isForwarded ? null : COMMAND.exec(text)
    if (command)
      return command[1]?.toLowerCase() === 'report' ? wordReport(reader) : wordHelp(reader)
    return await checkOf(app, telegram, message, { sender, reader })
  } catch (err) {
    app.log.error({ err }, 'a message could not be answered')
    return wordVerdict(ANALYSIS_FAILED, null, reader)
  }
}

type Asker = { sender: Visitor; reader: Reader }

async function checkOf(
  app: App,
  telegram: Telegram,
  message: SentMessage,
  { sender, reader }: Asker,
): Promise<string | null> {
  const codes = await codesOf(app, telegram, message)
  const content =
    codes.length > 0
      ? checkedText({ from: null, text: message.text }, codes)
      : contentOfTexts((name) => (name === SHARE_FIELDS.text ? message.text : ''))
  const check = await checkMessage(app, sender, content, reader.locale)
  if (check.ok) {
    const kind = await explainVerdict(app, check.analysis)
    return wordVerdict(check.analysis, kind, reader)
  }
  if (check.problem === 'rate-limited') return refusal(app, sender, reader)
  if (check.problem !== 'empty') return wordProblem(check.problem, reader)
  return message.hasPicture ? wordNoCode(reader) : wordHelp(reader)
}

/** Reads the codes of a picture; none if there is no picture, or if Telegram does not hand it over. */
async function codesOf({ log, metrics }: App, telegram: Telegram, { picture }: SentMessage) {
  if (picture === null) return []
  try {
    const file = await telegram.download(picture, LIMITS.evidenceFile)
    return file ? await readCodes(file) : []
  } catch (err) {
    metrics.failures.inc({ of: 'telegram' })
    log.warn({ err, status: statusOf(err) }, 'a picture could not be read')
    return []
  }
}

/** Says once an hour that the limit is used up, so that many messages do not make many answers. */
async function refusal({ db }: App, sender: Visitor, reader: Reader): Promise<string | null> {
  const isFirst = await consume(db, `telegram-refused:${sender.ipHash}`, REFUSALS)
  return isFirst ? wordProblem('rate-limited', reader) : null
}
