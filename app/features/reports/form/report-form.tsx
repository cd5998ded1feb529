import { LIMITS } from '#app/domain/limits.ts'
import { useLocalPath, useText } from '#app/i18n/use-text.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { fillPlaceholder, PLACEHOLDER } from '#app/ui/form/fill-placeholder.ts'
import { type Control, FormField } from '#app/ui/form/form-field.tsx'
import { Honeypot } from '#app/ui/form/honeypot.tsx'
import { ProblemSummary } from '#app/ui/form/problem-summary.tsx'
import { reportText } from '#words/report.js'
import libraryHintScript from '../client/library-hint-script.ts?script'
import { LibraryHintNote } from '../hint/library-hint-note.tsx'
import { findPersonalData } from '../personal-data/find-personal-data.ts'
import { PersonalDataWarning } from '../personal-data/personal-data-warning.tsx'
import {
  type FieldProblem,
  FORM_ID,
  HONEYPOT,
  NO_FIELDS,
  REPORT_FIELDS,
  type ReportField,
  type ReportRefusal,
} from '../report-input.ts'
import { type Category, CategoryOptions } from './category-options.tsx'
import { EvidenceField } from './evidence-field.tsx'
import { UploadProgress } from './upload-progress.tsx'

type Props = {
  categories: readonly Category[]
  formId: string
  /** Server's response to the last submission. */
  refusal: ReportRefusal | null
  /** Whether the server can decode HEIC. */
  readsHeic: boolean
}

/** The report form. Prompts, previews and upload progress are added by script. */
export function ReportForm({ categories, formId, refusal, readsHeic }: Props) {
  const t = useText(reportText)
  const local = useLocalPath()
  const fields = refusal?.fields ?? NO_FIELDS
  const problems = refusal?.problems ?? {}
  const asks = refusal?.problem === 'personal-data' || refusal?.problem === 'unsent'
  const faults = REPORT_FIELDS.flatMap((field) => {
    const problem = problems[field]
    return problem ? [{ field, text: t.fields[field].problems[problem] }] : []
  })
  const failures: Readonly<Record<string, string>> = t.problems
  const failure = failures[refusal?.problem ?? '']
  const most = LIMITS.reportDescriptionLength.toLocaleString('en')
  const length = t.length({ used: PLACEHOLDER, most })
  return (
    <form method="post" action={local('/report-scam')} encType="multipart/form-data" noValidate>
      <ProblemSummary title={t.summary} faults={faults} />
      <div data-note>{failure && <FailureNote title={t.summary} text={failure} />}</div>
      <template data-unreachable>
        <FailureNote title={t.summary} text={t.problems.failed} />
      </template>
      <template data-may-have-arrived>
        <ArrivalNote />
      </template>
      <div data-drafted hidden={refusal?.problem !== 'draft'} className="mt-6">
        <Alert tone="info">
          <p>{t.drafted}</p>
        </Alert>
      </div>
      <PersonalDataWarning
        found={refusal?.wasAsked ? findPersonalData(fields) : null}
        takesFocus={asks}
      />
      <input type="hidden" name={FORM_ID} value={formId} />
      <Honeypot name={HONEYPOT} label={t.honeypot} />
      <ReportFormField name="title" problem={problems.title} defaultValue={fields.title} required />
      <ReportFormField
        as="select"
        name="category"
        problem={problems.category}
        defaultValue={fields.category}
        required
        data-slugs={JSON.stringify(
          Object.fromEntries(categories.map(({ slug, id }) => [slug, id])),
        )}
        options={<CategoryOptions categories={categories} chosen={fields.category} />}
      />
      <ReportFormField
        as="textarea"
        name="description"
        problem={problems.description}
        defaultValue={fields.description}
        rows={7}
        required
      >
        <p
          data-counts="description"
          data-words={length}
          className="mt-1 text-end text-sm text-muted noscript:hidden"
        >
          {fillPlaceholder(length, fields.description.length.toLocaleString('en'))}
        </p>
        <LibraryHintNote script={libraryHintScript} />
      </ReportFormField>
      <EvidenceField wereLost={refusal?.hadFiles ?? false} readsHeic={readsHeic} />
      <fieldset className="mt-8">
        <legend className="text-lg font-bold">{t.contact.title}</legend>
        <p className="max-w-prose text-sm text-muted">{t.contact.text}</p>
        <div className="grid gap-x-5 sm:grid-cols-2">
          <ReportFormField
            name="email"
            problem={problems.email}
            defaultValue={fields.email}
            type="email"
            autoComplete="email"
            dir="ltr"
            spellCheck={false}
          />
          <ReportFormField
            name="phone"
            problem={problems.phone}
            defaultValue={fields.phone}
            type="tel"
            autoComplete="tel"
            dir="ltr"
          />
        </div>
      </fieldset>
      <UploadProgress />
      <Button type="submit" look="danger" data-sends className="mt-8 w-full sm:w-auto">
        {t.submit}
      </Button>
      <p className="mt-4 text-sm text-muted">{t.privacy}</p>
    </form>
  )
}

type FieldProps = { name: ReportField; problem: FieldProblem | undefined } & Control

/** A field of the report form with its texts. */
function ReportFormField(props: FieldProps) {
  return <FormField {...useText(reportText).fields[props.name]} {...props} />
}

/** Error that belongs to no field. Receives focus when it appears. */
function FailureNote({ title, text }: { title: string; text: string }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-takes-focus
      className="mt-6 scroll-mt-24 rounded-md border-2 border-danger bg-danger-soft p-5"
    >
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 font-semibold text-danger-strong">{text}</p>
    </div>
  )
}

/** Says that a cancelled report may have been stored. Receives focus when it appears. */
function ArrivalNote() {
  const t = useText(reportText).mayHaveArrived
  return (
    <div tabIndex={-1} data-takes-focus className="mt-6 scroll-mt-24 rounded-md">
      <Alert tone="info" announce title={t.title}>
        <p>{t.text}</p>
      </Alert>
    </div>
  )
}
