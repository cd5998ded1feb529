import { operatorMail, sendToOperators } from '#app/features/contact/operator-mail.server.ts'
import { englishName } from '#app/features/texts/language-name.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Message } from '#app/platform/mail/message.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { translationMail as t } from '#words/en/translation-mail.js'
import { findMessageNames } from './find-message-names.server.ts'
import {
  type TranslationInput,
  type TranslationProblems,
  translationProblems,
} from './translation-input.ts'

export type TranslationOutcome =
  | { ok: true }
  | { ok: false; problem: 'invalid'; fields: TranslationProblems }
  | { ok: false; problem: 'rate-limited' | 'failed' }

/**
 * Hands a report of a wrong sentence to the staff, as contact messages are: see `sendToOperators`.
 * @param locale the language of the page
 */
export async function sendTranslationReport(
  app: App,
  visitor: Visitor | null,
  input: TranslationInput,
  locale: Locale,
): Promise<TranslationOutcome> {
  const fields = translationProblems(input)
  if (Object.keys(fields).length > 0) return { ok: false, problem: 'invalid', fields }
  try {
    const key = `translation:${visitor?.ipHash ?? 'unknown'}`
    const sent = await sendToOperators(app, key, mailOf(input, locale, app.env.SUPPORT_EMAIL))
    return sent ? { ok: true } : { ok: false, problem: 'rate-limited' }
  } catch (err) {
    app.log.error({ err }, 'a report of a wrong sentence was not sent')
    return { ok: false, problem: 'failed' }
  }
}

function mailOf(input: TranslationInput, locale: Locale, supportEmail: string): Message {
  const names = findMessageNames(input.sentence, locale)
  const language = englishName(locale)
  const page = input.page || t.unknown
  const rows = [
    { label: t.language, value: language },
    { label: t.page, value: page },
    { label: t.message, value: names.join('\n') || t.unknown },
    { label: t.sentence, value: input.sentence },
    { label: t.better, value: input.better || t.none },
  ]
  return operatorMail({ subject: t.subject({ language, page }), rows }, supportEmail)
}
