import { insertOnce } from '#app/features/audit/insert-once.server.ts'
import { writeLog } from '#app/features/audit/staff-log.db.server.ts'
import type { Staff } from '#app/features/staff-access/staff.ts'
import type { App } from '#app/platform/context.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { descriptionsOf } from '../language/in-language.ts'
import { scamTypesOf } from '../scam-types.server.ts'
import { insertScam, listCategories } from '../scams.db.server.ts'
import { englishProblems } from './english-fields.ts'
import { contentOf, textsOfContent } from './scam-content.server.ts'
import { type ScamInput, type ScamProblems, scamProblems } from './scam-input.ts'

export type CreateOutcome = { ok: true; id: string } | { ok: false; problems: ScamProblems }

/**
 * Adds an entry written by staff.
 * @param id of the form, see `insertOnce`
 */
export async function createScam(
  { db, clock }: App,
  staff: Staff,
  { id, input }: { id: string; input: ScamInput },
): Promise<CreateOutcome> {
  const categories = await listCategories(db)
  const problems = scamProblems(
    input,
    categories.map((category) => category.id),
  )
  const content = contentOf(input)
  const texts = textsOfContent(content)
  const found = { ...englishProblems(content), ...problems }
  if (Object.keys(found).length > 0) return { ok: false, problems: found }
  const now = clock.now()
  const deed = { kind: 'scam', id, action: 'create', before: null, after: content } as const
  const added = await insertOnce(db, staff, deed, (id) =>
    inTransaction(db, async (transaction) => {
      await insertScam(transaction, {
        id,
        texts,
        categoryId: content.categoryId,
        riskLevel: content.riskLevel,
        status: content.status,
        scamTypes: scamTypesOf(...descriptionsOf(texts)),
        createdAt: now,
        updatedAt: now,
      })
      await writeLog(transaction, staff, { ...deed, id })
    }),
  )
  return { ok: true, id: added }
}
