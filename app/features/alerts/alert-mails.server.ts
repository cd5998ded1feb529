import { type Xml, xml } from '#app/domain/text/xml.ts'
import { LIBRARY_PATH } from '#app/features/scams/scam-filters.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { DIRECTIONS, type Locale } from '#app/i18n/locale.ts'
import type { Message } from '#app/platform/mail/message.server.ts'
import { alertsText } from '#words/library/alerts.js'
import { shellText } from '#words/shell.js'
import { HOURS_TO_CONFIRM } from './alert-limits.ts'
import { ONE_CLICK_PATH, SUBSCRIPTION_PATH, withToken } from './alerts.ts'
import type { Requested } from './subscriptions.db.server.ts'

/** A new library entry in the language of its reader, if it has one. */
export type NewEntry = { id: string; title: string; language: Locale }

/** What an alert tells. */
export type News = {
  entries: readonly NewEntry[]
  /** Number of further new entries. */
  more: number
}

type Recipient = { email: string; token: string; language: Locale }

/** A paragraph, which may be a link or a list of links. */
type Part = { text: string; href?: string; language?: Locale } | { links: readonly Part[] }

/** The mail to somebody who asked for alerts: with the link that confirms them, or to those they have already. */
export function requestMail(email: string, requested: Requested, origin: string): Message {
  const { language, isConfirmed, token } = requested
  const t = alertsText[language].mail
  const words = isConfirmed ? t.known : t.confirm
  const href = origin + withToken(localPath(language, SUBSCRIPTION_PATH), token)
  const ignore = isConfirmed ? t.known.ignore : t.confirm.ignore({ hours: HOURS_TO_CONFIRM })
  return mailOf({ email, language, subject: words.subject }, [
    { text: words.text },
    { text: words.link, href },
    { text: ignore },
  ])
}

/** The mail about new entries. */
export function alertMail(
  { email, token, language }: Recipient,
  news: News,
  origin: string,
): Message {
  const { entries, more } = news
  const t = alertsText[language].mail.alert
  const at = (path: string) => origin + localPath(language, path)
  const links = entries.map((entry) => ({
    text: entry.title,
    href: at(`${LIBRARY_PATH}/${entry.id}`),
    language: entry.language,
  }))
  const subject = subjectOf(news, language)
  const parts: Part[] = [
    { text: t.intro },
    { links },
    ...(more > 0 ? [{ text: t.more, href: at(LIBRARY_PATH) }] : []),
    { text: t.why },
    { text: t.end, href: origin + withToken(localPath(language, SUBSCRIPTION_PATH), token) },
  ]
  return {
    ...mailOf({ email, language, subject }, parts),
    endUrl: origin + withToken(localPath(language, ONE_CLICK_PATH), token),
  }
}

/** What is new in a line: the newest entry, and the number of others. */
export function subjectOf({ entries, more }: News, language: Locale): string {
  const { subject } = alertsText[language].mail.alert
  const others = entries.length + more - 1
  const title = entries[0]?.title ?? ''
  return others > 0 ? subject.several({ title, others }) : subject.one({ title })
}

function mailOf(
  { email, language, subject }: { email: string; language: Locale; subject: string },
  parts: readonly Part[],
): Message {
  return {
    senderName: shellText[language].productName,
    to: { name: '', address: email },
    isAutomatic: true,
    subject,
    text: `${parts.map(plainPart).join('\n\n')}\n`,
    html: xml`<div lang="${language}" dir="${DIRECTIONS[language]}">${parts.map(htmlPart)}</div>`
      .xml,
  }
}

function plainPart(part: Part): string {
  if ('links' in part) return part.links.map(plainPart).join('\n\n')
  return part.href ? `${part.text}\n${part.href}` : part.text
}

function htmlPart(part: Part): Xml {
  if ('links' in part)
    return xml`<ul>${part.links.map((link) => xml`<li>${inline(link)}</li>`)}</ul>`
  return xml`<p>${inline(part)}</p>`
}

function inline(part: Part): Xml {
  if ('links' in part) return htmlPart(part)
  const { text, href, language } = part
  if (!href) return xml`${text}`
  return language
    ? xml`<a href="${href}" lang="${language}" dir="${DIRECTIONS[language]}">${text}</a>`
    : xml`<a href="${href}">${text}</a>`
}
