import { LISTS, linesOf, type ScamInput, WORDS } from '#app/features/scams/staff/scam-input.ts'
import { fieldIn } from '#app/features/texts/texts.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { Alert } from '#app/ui/alert.tsx'
import { staffReports } from '#words/en/staff/staff-reports.js'
import { findPersonalData } from '../personal-data/find-personal-data.ts'

const EMAIL = /[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[\p{L}]{2,}/gu

/** What in these texts may belong to a person, each once. */
export function personalDataIn(texts: readonly string[]) {
  const emails = texts.join('\n').match(EMAIL) ?? []
  const data = [
    ...texts
      .flatMap((description) => findPersonalData({ title: '', description }))
      .map(({ kind, text }) => ({ kind, text })),
    ...emails.map((text) => ({ kind: 'email' as const, text })),
  ]
  return data.filter(({ text }, place) => data.findIndex((other) => other.text === text) === place)
}

/** What in an entry may belong to a person, in whichever of its fields. */
export function personalDataOf(entry: ScamInput) {
  return personalDataIn([
    ...WORDS.flatMap((name) => LOCALES.map((locale) => entry[fieldIn(name, locale)])),
    ...LISTS.flatMap((name) => LOCALES.flatMap((locale) => linesOf(entry[fieldIn(name, locale)]))),
  ])
}

export type FoundDatum = ReturnType<typeof personalDataIn>[number]

/** The text with what may be personal marked. */
export function MarkedText({ text, data }: { text: string; data: readonly FoundDatum[] }) {
  const parts = split(text, data)
  return (
    <p lang={languageOf(text)} dir="auto" className="wrap-anywhere whitespace-pre-line">
      {parts.map(({ part, isDatum, at }) =>
        isDatum ? (
          <mark key={at} className="rounded-sm bg-caution-soft px-0.5 font-semibold text-caution">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  )
}

/** Asks staff to take personal data out, while there is any. */
export function PersonalDataNote({ data }: { data: readonly FoundDatum[] }) {
  const t = staffReports.report.personal
  if (data.length === 0) return null
  return (
    <Alert tone="danger" title={t.title}>
      <p>{t.text}</p>
      <ul className="mt-1 list-inside list-disc">
        <FoundData data={data} />
      </ul>
    </Alert>
  )
}

/** What was found, each by its kind, as items of a list. */
export function FoundData({ data }: { data: readonly FoundDatum[] }) {
  const { kinds } = staffReports.report.personal
  return data.map(({ kind, text }) => (
    <li key={text}>
      {kinds[kind]}: <bdi className="font-semibold wrap-anywhere">{text}</bdi>
    </li>
  ))
}

function split(text: string, data: readonly FoundDatum[]) {
  const parts: { part: string; isDatum: boolean; at: number }[] = []
  let at = 0
  while (at < text.length) {
    const next = data
      .map((datum) => ({ ...datum, start: text.indexOf(datum.text, at) }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start || b.text.length - a.text.length)[0]
    const end = next ? next.start : text.length
    if (end > at) parts.push({ part: text.slice(at, end), isDatum: false, at })
    if (!next) break
    parts.push({ part: next.text, isDatum: true, at: next.start })
    at = next.start + next.text.length
  }
  return parts
}
