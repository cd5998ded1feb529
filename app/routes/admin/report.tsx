import { useId } from 'react'
import { data, redirect, useLocation } from 'react-router'
import { History } from '#app/features/audit/history.tsx'
import { versionIn, versionOfForm } from '#app/features/audit/row-version.ts'
import { IndicatorBoxes, tickedIn } from '#app/features/indicators/staff/indicator-boxes.tsx'
import { AdjacentReports } from '#app/features/reports/staff/adjacent-reports.tsx'
import {
  type Decision,
  decideReport,
} from '#app/features/reports/staff/decision/decide-report.server.ts'
import { DecisionForm } from '#app/features/reports/staff/decision/decision-form.tsx'
import {
  draftOf,
  entryOf,
  readEntryInput,
} from '#app/features/reports/staff/decision/entry-input.ts'
import { EvidenceGallery } from '#app/features/reports/staff/evidence-gallery.tsx'
import { LastDecisionLine } from '#app/features/reports/staff/last-decision-line.tsx'
import { nextPending } from '#app/features/reports/staff/list/list-reports.db.server.ts'
import {
  type ReportFilters,
  readReportFilters,
  writeReportFilters,
} from '#app/features/reports/staff/list/report-filters.ts'
import { ReportKeysHelp } from '#app/features/reports/staff/list/report-keys-help.tsx'
import { openReport } from '#app/features/reports/staff/open-report.server.ts'
import type { FoundDatum } from '#app/features/reports/staff/personal-data.tsx'
import { ReportFacts } from '#app/features/reports/staff/report-facts.tsx'
import { SimilarEntries, SimilarReports } from '#app/features/reports/staff/similar-items.tsx'
import {
  isSubmitFailure,
  submitKeepingDraft,
} from '#app/features/staff-access/draft-recovery/submit-keeping-draft.ts'
import { staffOf } from '#app/features/staff-access/layout/require-staff.server.ts'
import { staffMeta } from '#app/features/staff-access/sign-in/staff-meta.ts'
import { languageOf } from '#app/i18n/text-language.ts'
import { appContext } from '#app/platform/context.server.ts'
import { readForm } from '#app/platform/http/guards/form.server.ts'
import { logFault } from '#app/platform/log-fault.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { toStorableText } from '#app/ui/form/typed-text.ts'
import { Modal } from '#app/ui/staff/modal.tsx'
import { useLatest } from '#app/ui/staff/use-latest.ts'
import type { Queries } from '#database/connect.server.ts'
import { staffReports } from '#words/en/staff/staff-reports.js'
import type { Route } from './+types/report'

/** HTTP status by rejection. */
const STATUS = {
  invalid: 400,
  'personal-data': 400,
  unknown: 400,
  conflict: 409,
  gone: 404,
  'entry-gone': 409,
} as const

/** Intent that makes a report pending again and opens it. */
const UNDO = 'undo'

const NOTHING_FOUND: readonly FoundDatum[] = []

export const meta = () => staffMeta(staffReports.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  try {
    const opened = await openReport(app, params.id)
    if (!opened) return data({ isLoaded: true, opened }, { status: 404 })
    return { isLoaded: true, opened }
  } catch (err) {
    logFault(context, err, 'a report failed to load')
    return data({ isLoaded: false, opened: null }, { status: 503 })
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await readForm(request)
  const kept = keptOf(form)
  const decision = decisionOf(form)
  if (!decision) {
    return data({ problem: 'unknown', ...kept } as const, { status: STATUS.unknown })
  }
  try {
    const outcome = await decideReport(app, staffOf(context), {
      id: params.id,
      version: kept.version,
      decision,
    })
    if (outcome.ok) {
      const filters = readReportFilters(new URL(request.url).searchParams)
      const next = await reportAfter(app.db, filters, params.id, form).catch((err) => {
        logFault(context, err, 'the next report was not found')
        return null
      })
      const path = next ? `/admin/reports/${next}` : '/admin/reports'
      return redirect(path + writeReportFilters(filters, params.id), 303)
    }
    const isSecond = STATUS[outcome.problem] === 409
    const now = isSecond ? { now: await openReport(app, params.id) } : {}
    return data({ ...outcome, ...kept, ...now }, { status: STATUS[outcome.problem] })
  } catch (err) {
    logFault(context, err, 'a decision was not saved')
    return data({ problem: 'failed', ...kept } as const, { status: 503 })
  }
}

export const clientAction = (args: Route.ClientActionArgs) => submitKeepingDraft(args, keptOf)

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { isLoaded } = loaderData
  const opened = useLatest(loaderData.opened, actionData)
  const { report: t, statuses } = staffReports
  const { search } = useLocation()
  const formId = useId()
  const lastId = useId()
  const closing = { closeTo: `/admin/reports${search}`, closeLabel: t.close }
  const problems = actionData?.problem === 'invalid' ? actionData.problems : {}
  const found = actionData?.problem === 'personal-data' ? actionData.found : NOTHING_FOUND
  if (!opened) {
    return (
      <Modal title={isLoaded ? t.gone : t.notLoaded} {...closing}>
        <Problem answer={actionData} />
        {!isLoaded && actionData?.typed && (
          <DecisionForm
            id={formId}
            status={null}
            version={actionData.version}
            initial={actionData.typed}
            wasTyped
            problems={problems}
            found={found}
            categories={[]}
            offer={null}
            indicators={null}
          />
        )}
      </Modal>
    )
  }
  const { report, version, categories, log, similar, entries, offer, indicators } = opened
  const { id, title, status } = report
  const approval = log.find(({ action }) => action === 'approve' || action === 'merge')
  return (
    // A new key per report, so that the dialog starts at its title without leftover state.
    <Modal
      key={id}
      title={title}
      titleLanguage={languageOf(title)}
      describedBy={lastId}
      wide
      actions={
        <>
          <AdjacentReports id={id} />
          <ReportKeysHelp />
        </>
      }
      {...closing}
    >
      <LastDecisionLine id={lastId} />
      <Problem answer={actionData} />
      <DecisionForm
        id={formId}
        status={status}
        version={versionOfForm(version, actionData)}
        initial={actionData?.typed ?? draftOf(report, offer?.lists ?? null)}
        wasTyped={Boolean(actionData?.typed)}
        problems={problems}
        found={found}
        categories={categories}
        offer={offer}
        indicators={
          <IndicatorBoxes offered={indicators} ticked={actionData ? actionData.ticked : null} />
        }
        above={
          <>
            <ReportFacts report={report} isMerged={approval?.action === 'merge'} />
            <EvidenceGallery paths={report.evidenceImages} />
          </>
        }
        beside={
          <>
            <SimilarEntries entries={entries} form={formId} merged={report.entry?.id ?? null} />
            <SimilarReports reports={similar} search={search} />
            <History lines={log} choices={{ status: statuses }} />
          </>
        }
      />
    </Modal>
  )
}

/** Explains why nothing was saved. */
function Problem({ answer }: { answer: Route.ComponentProps['actionData'] }) {
  const text = staffReports
  const t = text.report
  return (
    <div role="status">
      {answer && !isSubmitFailure(answer.problem) && (
        <div className="mb-6">
          <Alert tone="info">
            <p>
              {answer.problem === 'conflict'
                ? t.conflict({ by: answer.by ?? t.somebody, status: text.statuses[answer.status] })
                : t.problems[answer.problem]}
              {answer.problem === 'failed' && answer.typed && ` ${t.stillHere}`}
            </p>
          </Alert>
        </div>
      )}
    </div>
  )
}

/**
 * Returns the next report to show: the same one after an undo, otherwise the next pending one; null for the
 * list.
 */
async function reportAfter(
  db: Queries,
  filters: ReportFilters,
  id: string,
  form: FormData,
): Promise<string | null> {
  const decision = form.get('decision')
  if (decision === UNDO) return id
  return decision === 'reopen' ? null : nextPending(db, filters, id)
}

/** Returns the input for a rejection. An approved report has no fields. */
function keptOf(form: FormData) {
  return {
    ticked: tickedIn(form),
    typed: form.has('title') ? readEntryInput(form) : null,
    version: versionIn(form),
  }
}

function decisionOf(form: FormData): Decision | null {
  const scamId = form.get('merge')
  const ticked = tickedIn(form)
  if (scamId !== null) return { action: 'merge', scamId: String(scamId), ticked }
  switch (form.get('decision')) {
    case 'approve':
      return { action: 'approve', entry: entryOf(form), knowing: [], ticked }
    case 'publish':
      return {
        action: 'approve',
        entry: entryOf(form),
        knowing: form.getAll('left').map(textIn),
        ticked,
      }
    case 'reject':
      return { action: 'reject' }
    case 'reopen':
    case UNDO:
      return { action: 'reopen' }
    default:
      return null
  }
}

function textIn(value: FormDataEntryValue): string {
  return toStorableText(String(value))
}
