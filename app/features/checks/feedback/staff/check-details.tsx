import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ShortDate } from '#app/features/audit/short-date.tsx'
import { SubmitFailureNote } from '#app/features/staff-access/draft-recovery/submit-failure-note.tsx'
import { englishName } from '#app/features/texts/language-name.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { Button } from '#app/ui/button.tsx'
import { staffFeedback } from '#words/en/staff/staff-feedback.js'
import { LABELS } from '../answer.ts'
import type { DisagreedCheck } from './disagreed.db.server.ts'

/** Stored data of a check except its text. */
export function CheckFacts({ check }: { check: DisagreedCheck }) {
  const { check: t, list, values } = staffFeedback
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.type, values.type[check.type]],
    [list.columns.verdict, values.outcome[check.outcome]],
    [t.confidence, `${check.confidence}%`],
    [t.scamType, check.scamType ?? list.noRules],
    [list.columns.rules, check.reasons.join(', ') || list.noRules],
    [list.columns.language, englishName(check.locale)],
    [list.columns.date, <ShortDate key="date" date={check.createdAt} exact />],
    [t.analyzer, check.analyzer],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The text of a check, or a button that requests it. */
export function CheckText({ text }: { text: string | null }) {
  const t = staffFeedback.check
  return (
    <section>
      <h3 className="text-lg">{t.text}</h3>
      {text === null ? (
        <Form method="post" preventScrollReset className="mt-2">
          <SubmitFailureNote />
          <p className="text-muted">{t.readHint}</p>
          <Button type="submit" look="quiet" name="intent" value="read" className="mt-2">
            {t.read}
          </Button>
        </Form>
      ) : (
        <p
          lang={languageOf(text)}
          dir="auto"
          className="mt-2 rounded-md border border-line bg-raised p-4 wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </p>
      )}
    </section>
  )
}

/** Label form. Each button submits. */
export function LabelForm({ label }: { label: DisagreedCheck['label'] }) {
  const { check: t, labels } = staffFeedback
  return (
    <Form method="post" preventScrollReset>
      <SubmitFailureNote />
      <input type="hidden" name="before" value={label ?? ''} />
      <fieldset>
        <legend className="text-lg font-bold">{t.label}</legend>
        <div className="mt-2 flex flex-wrap gap-3">
          {LABELS.map((choice) => (
            <Button
              key={choice}
              type="submit"
              look="quiet"
              name="label"
              value={choice}
              aria-pressed={choice === label}
            >
              {labels[choice]}
            </Button>
          ))}
        </div>
      </fieldset>
    </Form>
  )
}
