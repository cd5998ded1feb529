import { Link } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { languageOf } from '#app/i18n/text-language.ts'
import { Card } from '#app/ui/card.tsx'
import { staffMessages } from '#words/en/staff/staff-messages.js'
import { MESSAGE_PARAMETER, type WaitingMessage } from './outbox.ts'

const ACTION = 'inline-flex min-h-11 items-center font-semibold text-brand underline'

/** Visitors' messages in full, with links to reply and to remove. */
export function MessageList({ messages }: { messages: readonly WaitingMessage[] }) {
  const t = staffMessages.messages
  return (
    <ul className="mt-3 grid gap-4">
      {messages.map(({ file, at, from, subject, text }) => (
        <li key={file}>
          <Card>
            <h3 lang={languageOf(subject)} dir="auto" className="text-lg wrap-anywhere">
              {subject}
            </h3>
            <p className="text-sm text-muted">
              <ShortDate date={at} exact />
            </p>
            <p
              lang={languageOf(text)}
              dir="auto"
              className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere"
            >
              {text.trim()}
            </p>
            <p className="mt-3 flex flex-wrap gap-x-6">
              {from && (
                <a href={answerTo(from, subject)} className={ACTION}>
                  {t.answer}
                </a>
              )}
              <Link
                to={{ search: `?${MESSAGE_PARAMETER}=${file}` }}
                preventScrollReset
                aria-label={t.answeredOf({ subject })}
                className={ACTION}
              >
                {t.answered}
              </Link>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function answerTo(address: string, subject: string): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
