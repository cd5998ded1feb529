import { addScam } from '#app/features/scams/testing/add-scam.ts'
import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { categories } from '#database/schema/scams.ts'

/** Returns the id of the phishing category, which is added if missing. */
export async function phishingCategory(db: Database): Promise<string> {
  const slug = 'phishing'
  const [row] = await db
    .insert(categories)
    .values({ id: newId(), slug })
    .onConflictDoUpdate({ target: categories.slug, set: { slug } })
    .returning({ id: categories.id })
  return row!.id
}

/** Adds an entry to the library and returns its id. */
export async function addLibraryEntry(db: Database): Promise<string> {
  return addScam(db, {
    title: 'Parcel fee',
    description: 'A message asks for a small fee.',
    categoryId: await phishingCategory(db),
  })
}
