import { Form, Link, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { languageOf } from '#app/i18n/text-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KeyHint } from '#app/ui/staff/keys/key-hint.tsx'
import { staffReports } from '#words/en/staff/staff-reports.js'
import { entryPath } from './entry-path.ts'
import type { LastDecision } from './last-decision.server.ts'

/** The last decision named in the list's URL, as loaded by the list. */
export function useLastDecision(): LastDecision | null {
  return useRouteLoaderData<{ last: LastDecision | null }>('routes/admin/reports')?.last ?? null
}

/**
 * Shows the last decision with its report and entry, and an undo button.
 * @param id of the element, for aria-describedby
 */
export function LastDecisionLine({ id }: { id?: string }) {
  const t = staffReports
  const last = useLastDecision()
  const { search } = useLocation()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <div role="status" id={id}>
      {last && (
        <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-safe-soft px-4 py-2">
          <Icon name="check" className="text-safe" />
          <p className="min-w-0 grow basis-60 wrap-anywhere">
            <strong className="font-semibold text-safe">{t.done[last.action]}</strong>{' '}
            <bdi lang={languageOf(last.title)}>{last.title}</bdi>
            {last.entry && (
              <>
                {' · '}
                <Link
                  to={entryPath(last.entry.id)}
                  className="inline-block min-h-6 font-semibold text-brand underline"
                >
                  {last.action === 'merge' ? (
                    <>
                      {t.report.mergedInto}{' '}
                      <bdi lang={languageOf(last.entry.title)}>{last.entry.title}</bdi>
                    </>
                  ) : (
                    t.openEntry
                  )}
                </Link>
              </>
            )}
          </p>
          {last.action !== 'reopen' && (
            <Form method="post" action={`/admin/reports/${last.id}${search}`} replace>
              <input type="hidden" name="version" value={last.version} />
              <Button
                look="quiet"
                type="submit"
                name="decision"
                value="undo"
                disabled={isSending}
                aria-keyshortcuts="u"
              >
                {t.undo}
                <KeyHint of="u" />
              </Button>
            </Form>
          )}
        </div>
      )}
    </div>
  )
}
