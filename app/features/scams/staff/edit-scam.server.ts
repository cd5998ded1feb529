import { differences, versionOf } from '#app/features/audit/row-version.ts'
import { readLog, writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { Texts } from '#app/features/texts/texts.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { descriptionsOf, type ScamText } from '../language/in-language.ts'
import { applySingleLanguageEdit } from '../language/single-language-edit.ts'
import { scamTypesOf } from '../scam-types.server.ts'
import { listCategories } from '../scams.db.server.ts'
import { lockScam, type ScamRow, updateScam } from './change-scams.db.server.ts'
import { englishProblems } from './english-fields.ts'
import { contentOf, contentOfRow, textsOfContent, withWords } from './scam-content.server.ts'
import { type ScamInput, type ScamProblems, scamProblems } from './scam-input.ts'

/** `conflict`: somebody else saved since the form was opened; `by` names them if logged. */
export type EditOutcome =
  | { ok: true }
  | { ok: false; problem: 'invalid'; problems: ScamProblems }
  | { ok: false; problem: 'conflict'; by: string | null }
  | { ok: false; problem: 'gone'; by: string | null }

/**
 * Saves an entry unless somebody else did since the form was opened. If it already equals the form it counts
 * as saved, because a form may be resubmitted after a lost response.
 * @param version on which the form is based, see `versionOf`
 */
export async function editScam(
  { db, clock }: App,
  staff: Staff,
  { id, version, input }: { id: string; version: string; input: ScamInput },
): Promise<EditOutcome> {
  const categories = await listCategories(db)
  const problems = scamProblems(
    input,
    categories.map((category) => category.id),
  )
  if (Object.keys(problems).length > 0) return { ok: false, problem: 'invalid', problems }
  return inTransaction(db, async (transaction): Promise<EditOutcome> => {
    const row = await lockScam(transaction, id)
    const refuse = async (problem: 'conflict' | 'gone'): Promise<EditOutcome> => {
      const subject = { kind: 'scam', id } as const
      const [latest] = await readLog(transaction, subject, ['edit', 'delete', 'retire'])
      return { ok: false, problem, by: latest?.by ?? null }
    }
    if (!row) return refuse('gone')
    const isLate = versionOf(row) !== version
    const typed = contentOf(input)
    const { texts: told, differing } = applySingleLanguageEdit(
      row.texts,
      textsOfContent(typed),
      isLate,
    )
    const content = withWords(typed, told)
    const { before, after } = differences(contentOfRow(row), content)
    if (Object.keys(after).length === 0) return { ok: true }
    if (isLate) return refuse('conflict')
    const wrong =
      differing.length > 0
        ? differing.map((name) => [name, 'two-texts' as const])
        : Object.entries(englishProblems(content)).filter(([name]) => name in after)
    if (wrong.length > 0) {
      return { ok: false, problem: 'invalid', problems: Object.fromEntries(wrong) }
    }
    const texts = textsOfContent(content)
    const isRetold = descriptionsOf(row.texts).join() !== descriptionsOf(texts).join()
    const scamTypes = isRetold ? typesAfter(row, texts) : row.scamTypes
    const { categoryId, riskLevel, status } = content
    await updateScam(
      transaction,
      row,
      { texts, categoryId, riskLevel, status, scamTypes },
      clock.now(),
    )
    await writeLog(transaction, staff, { kind: 'scam', id, action: 'edit', before, after })
    return { ok: true }
  })
}

/** Existing types are kept: they are not derived from the descriptions only. */
function typesAfter({ scamTypes }: ScamRow, texts: Texts<ScamText>): string[] {
  return [...new Set([...scamTypes, ...scamTypesOf(...descriptionsOf(texts))])]
}
