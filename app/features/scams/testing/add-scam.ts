import { CATEGORY_SLUGS, type CategorySlug } from '#app/domain/category.ts'
import { type FieldIn, fieldIn, type Texts } from '#app/features/texts/texts.ts'
import { FALLBACK, LOCALES } from '#app/i18n/locale.ts'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { categories } from '#database/schema/scams.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { ScamText } from '../language/in-language.ts'
import { insertScam, type NewScam } from '../scams.db.server.ts'

/** Adds the initial categories that are missing. Returns the id of each. */
export async function addCategories(db: Database): Promise<Record<CategorySlug, string>> {
  await db
    .insert(categories)
    .values(CATEGORY_SLUGS.map((slug) => ({ id: newId(), slug })))
    .onConflictDoNothing()
  const rows = await db.select().from(categories)
  return Object.fromEntries(rows.map(({ slug, id }) => [slug, id])) as Record<CategorySlug, string>
}

/** Texts by field: `title`, `titleAr`. */
type Fields = Partial<Record<FieldIn<'title' | 'description'>, string>> &
  Partial<Record<FieldIn<'indicators' | 'preventionTips'>, readonly string[]>>

/** Adds an entry as staff would, in each language whose fields are given. Returns its id. */
export async function addScam(
  db: Database,
  scam: { title: string; categoryId: string } & Fields & Partial<Omit<NewScam, 'texts'>>,
): Promise<string> {
  const id = newId()
  const { texts, rest } = textsIn(scam)
  await inTransaction(db, (transaction) =>
    insertScam(transaction, {
      id,
      riskLevel: 'high',
      status: 'active',
      ...rest,
      texts,
    }),
  )
  return id
}

function textsIn<Scam extends Fields>(scam: Scam) {
  const rest: Record<string, unknown> = { ...scam }
  const texts = LOCALES.flatMap((locale) => {
    const take = <Name extends keyof ScamText>(name: Name) => {
      const field = fieldIn(name, locale)
      const value = rest[field]
      delete rest[field]
      return value as ScamText[Name] | undefined
    }
    const title = take('title')
    const description = take('description')
    const indicators = take('indicators')
    const preventionTips = take('preventionTips')
    const isWritten = [title, description, indicators, preventionTips].some(Boolean)
    if (!isWritten && locale !== FALLBACK) return []
    const text: ScamText = {
      title: title ?? scam.title ?? '',
      description:
        description ?? (locale === FALLBACK ? 'What happens.' : `The same in ${locale}.`),
      indicators: indicators ?? [],
      preventionTips: preventionTips ?? [],
    }
    return [[locale, text] as const]
  })
  return {
    texts: Object.fromEntries(texts) as Texts<ScamText>,
    rest: rest as Omit<Scam, keyof Fields> & { categoryId: string },
  }
}
