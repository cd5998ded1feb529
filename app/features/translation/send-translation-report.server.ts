import { LIMITS } from '#app/domain/limits.ts'
import { xml } from '#app/domain/text/xml.ts'
import { type Locale, languageName } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import type { Message } from '#app/platform/mail/message.server.ts'
import { consume, refund } from '#app/platform/rate-limit.db.server.ts'
import type { Visitor } from '#app/platform/visitor/visitor.server.ts'
import { translationMail as t } from '#words/en/translation-mail.js'
import { findMessageNames } from './find-message-names.server.ts'
import {
  type TranslationInput,
  type TranslationProblems,
  translationProblems,
} from './translation-input.ts'

const HOURLY = { places: LIMITS.contactsPerWindow, windowMs: LIMITS.contactWindow }

export type TranslationOutcome =
  | { ok: true }
  | { ok: false; problem: 'invalid'; fields: TranslationProblems }
  | { ok: false; problem: 'rate-limited' | 'failed' }

/**
 * Hands a report of a wrong sentence to the staff, as contact messages are: by mail, or in the outbox where there is no
 * mail service. It takes one of the visitor's places in the hour, and gives it back when the mail was not taken.
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
    const place = await consume(app.db, `translation:${visitor?.ipHash ?? 'unknown'}`, HOURLY)
    if (!place) return { ok: false, problem: 'rate-limited' }
    try {
      await app.mail.send(mailOf(input, locale, app.env.SUPPORT_EMAIL))
    } catch (fault) {
      await refund(app.db, place)
      throw fault
    }
    return { ok: true }
  } catch (err) {
    app.log.error({ err }, 'a report of a wrong sentence was not sent')
    return { ok: false, problem: 'failed' }
  }
}

function mailOf(input: TranslationInput, locale: Locale, supportEmail: string): Message {
  const names = findMessageNames(input.sentence, locale)
  const rows = [
    { label: t.language, value: languageName(locale, 'en') },
    { label: t.page, value: input.page || t.unknown },
    { label: t.message, value: names.join('\n') || t.unknown },
    { label: t.sentence, value: input.sentence },
    { label: t.better, value: input.better || t.none },
  ]
  return {
    to: { name: '', address: supportEmail },
    subject: t.subject({ language: languageName(locale, 'en'), page: input.page || t.unknown }),
    text: rows.map(({ label, value }) => `${label}:\n${value}\n`).join('\n'),
    html: xml`<dl>${rows.map(({ label, value }) => xml`<dt><b>${label}</b></dt><dd dir="auto">${value}</dd>`)}</dl>`
      .xml,
  }
}
