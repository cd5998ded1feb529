import type { Database } from '#database/connect.server.ts'
import { newId } from '#database/new-id.ts'
import { categories, scams } from '#database/schema/scams.ts'

/** Adds an entry to the library, in a category of its own. Gives its id. */
export async function addLibraryEntry(db: Database): Promise<string> {
  const id = newId()
  const categoryId = newId()
  await db.insert(categories).values({ id: categoryId, slug: categoryId, name: 'Phishing' })
  await db.insert(scams).values({
    id,
    title: 'Parcel fee',
    description: 'A message asks for a small fee.',
    categoryId,
    riskLevel: 'high',
    status: 'active',
  })
  return id
}
