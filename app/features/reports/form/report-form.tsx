import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { LIMITS } from '#app/domain/limits.ts'
import { reportText } from '#app/i18n/report.ts'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { LibraryHintNote } from '../hint/library-hint-note.tsx'
import {
  findPersonalData,
  maskIn,
  type PersonalDatum,
} from '../personal-data/find-personal-data.ts'
import { PersonalDataWarning } from '../personal-data/personal-data-warning.tsx'
import {
  EVIDENCE,
  LURE,
  NO_FIELDS,
  OPENED,
  problemsOf,
  type ReportAnswer,
  readFields,
} from '../report-input.ts'
import { type Category, CategoryOptions } from './category-options.tsx'
import { EvidenceField } from './evidence-field.tsx'
import { Refusal, type Refused } from './refusal.tsx'
import { ReportFormField } from './report-field.tsx'
import { sendReport } from './send-report.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useEvidence } from './use-evidence.ts'

type Accepted = Extract<ReportAnswer, { ok: true }>

type Props = {
  categories: readonly Category[]
  /** When the form was opened, sealed. */
  opened: string
  /** What the server said to a page without script. */
  answer: Extract<ReportAnswer, { ok: false }> | null
  onReceived: (answer: Accepted) => void
}

/** The form of a report. Without script the browser sends it; with script it stays in the page until it has arrived. */
export function ReportForm({ categories, opened, answer, onReceived }: Props) {
  const t = useText(reportText)
  const local = useLocalPath()
  const initial = answer?.fields ?? NO_FIELDS
  const wasAsked = answer?.problem === 'personal-data' || answer?.problem === 'unsent'
  const [refused, setRefused] = useState<Refused | null>(answer)
  const [found, setFound] = useState(wasAsked ? findPersonalData(initial) : null)
  const [text, setText] = useState({ title: initial.title, description: initial.description })
  const [share, setShare] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const cancel = useRef<AbortController>(null)
  const evidence = useEvidence()
  const isAsking = found !== null
  const isSending = share !== null
  const problems = refused?.problems ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said anew is read anew
  useEffect(() => note.current?.focus(), [refused, isAsking])
  useEffect(() => () => cancel.current?.abort(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const body = new FormData(event.currentTarget)
    const fields = readFields((name) => body.get(name))
    const wrong = problemsOf(fields)
    if (Object.keys(wrong).length > 0) {
      return setRefused({ problem: 'invalid', problems: wrong })
    }
    setRefused(null)
    const personal = findPersonalData(fields)
    if (!isAsking && personal.length > 0) return setFound(personal)
    for (const { file } of evidence.images) body.append(EVIDENCE, file)
    await send(body)
  }

  async function send(body: FormData) {
    const stop = new AbortController()
    cancel.current = stop
    setShare(0)
    const reply = await sendReport(body, { onProgress: setShare, signal: stop.signal })
    setShare(null)
    if (reply?.ok) return onReceived(reply)
    if (!stop.signal.aborted) setRefused(reply ?? { problem: 'failed', problems: {} })
  }

  function mask(datum: PersonalDatum) {
    const control = form.current?.elements.namedItem(datum.field) as HTMLInputElement
    control.value = maskIn(control.value, datum)
    const masked = { ...text, [datum.field]: control.value }
    setText(masked)
    setFound(findPersonalData(masked))
    note.current?.focus()
  }

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    evidence.add(event.clipboardData.files)
  }

  return (
    <form
      ref={form}
      method="post"
      action={local('/report-scam')}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onPaste={paste}
    >
      {refused && <Refusal ref={note} refused={refused} />}
      {found && (
        <PersonalDataWarning
          ref={refused ? null : note}
          found={found}
          onMask={mask}
          isSending={isSending}
        />
      )}
      <input type="hidden" name={OPENED} value={opened} />
      <p aria-hidden="true" className="sr-only">
        <label htmlFor={LURE}>{t.lure}</label>
        <input id={LURE} name={LURE} tabIndex={-1} autoComplete="off" />
      </p>
      <ReportFormField
        name="title"
        problem={problems.title}
        defaultValue={initial.title}
        dir="auto"
        required
        onChange={(event) => setText({ ...text, title: event.target.value })}
      />
      <ReportFormField
        as="select"
        name="category"
        problem={problems.category}
        defaultValue={initial.category}
        required
        options={<CategoryOptions categories={categories} chosen={initial.category} />}
      />
      <ReportFormField
        as="textarea"
        name="description"
        problem={problems.description}
        defaultValue={initial.description}
        rows={7}
        required
        onChange={(event) => setText({ ...text, description: event.target.value })}
      >
        <p className="mt-1 text-end text-sm text-muted">
          {t.length(
            text.description.length.toLocaleString('en'),
            LIMITS.reportDescriptionLength.toLocaleString('en'),
          )}
        </p>
        <LibraryHintNote {...text} />
      </ReportFormField>
      <EvidenceField evidence={evidence} wereLost={answer?.hadFiles ?? false} />
      <fieldset className="mt-8">
        <legend className="text-lg font-bold">{t.contact.title}</legend>
        <p className="max-w-prose text-sm text-muted">{t.contact.text}</p>
        <div className="grid gap-x-5 sm:grid-cols-2">
          <ReportFormField
            name="email"
            problem={problems.email}
            defaultValue={initial.email}
            type="email"
            autoComplete="email"
            dir="ltr"
            spellCheck={false}
          />
          <ReportFormField
            name="phone"
            problem={problems.phone}
            defaultValue={initial.phone}
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
        </div>
      </fieldset>
      {share !== null && <UploadProgress share={share} onCancel={() => cancel.current?.abort()} />}
      <Button type="submit" look="danger" disabled={isSending} className="mt-8 w-full sm:w-auto">
        {t.submit}
      </Button>
      <p className="mt-4 text-sm text-muted">{t.privacy}</p>
    </form>
  )
}
