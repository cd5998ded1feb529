import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addCategories, addScam } from '#app/features/scams/testing/add-scam.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { scams } from '#database/schema/scams.ts'
import { testDatabase } from '../../../../tests/support/app.ts'
import { INDEXED_SCREENS } from '../indexed-screens.ts'
import { readPart, writeSitemap } from './sitemap.server.ts'

const ORIGIN = 'https://himaya.example'
/** Pages in a part: as many as there are screens, which are one part. */
const A_PART = INDEXED_SCREENS.length

test('a large sitemap is an index of parts that list every page once, also after additions and deletions', async () => {
  const db = await testDatabase()
  const { phishing } = await addCategories(db)
  const ids: string[] = []
  const add = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const words = {
        title: `Scam ${n}`,
        description: 'Text',
        titleAr: 'احتيال',
        descriptionAr: 'نص',
      }
      ids.push(await addScam(db, { ...words, categoryId: phishing }))
    }
  }
  const read = async (search: string) => {
    const part = readPart(new URLSearchParams(search))
    if (!part) throw new Error(`no part: ${search}`)
    let written = ''
    for await (const piece of writeSitemap({ db, origin: ORIGIN }, part, A_PART)) written += piece
    return [...written.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      loc.replaceAll('&amp;', '&'),
    )
  }
  const listAll = async () => {
    const parts = await read('')
    expect(parts.every((part) => part.startsWith(`${ORIGIN}/sitemap.xml?`))).toBe(true)
    const files = await Promise.all(parts.map((part) => read(new URL(part).search)))
    for (const file of files) expect(file.length).toBeLessThanOrEqual(A_PART * LOCALES.length)
    return files.flat().toSorted()
  }
  const everything = () =>
    [
      ...INDEXED_SCREENS.map((path) => [path, LOCALES] as const),
      ...ids.map((id) => [`/scam-library/${id}`, ['en', 'ar']] as const),
    ]
      .flatMap(([path, locales]) => locales.map((locale) => ORIGIN + localPath(locale, path)))
      .toSorted()
  await add(25)
  expect(await listAll()).toEqual(everything())
  await add(25)
  const gone = ids.splice(11, 2)
  await db.delete(scams).where(inArray(scams.id, gone))
  expect(await listAll()).toEqual(everything())
})

test('an entry is listed in the languages of its texts', async () => {
  const db = await testDatabase()
  const { phishing: categoryId } = await addCategories(db)
  const english = { title: 'Parcel fee', description: 'A courier asks for a fee.' }
  const arabic = { titleAr: 'رسوم الشحنة', descriptionAr: 'يطلب موصّل رسوماً.' }
  const ids = [
    await addScam(db, { ...english, categoryId }),
    await addScam(db, { ...english, ...arabic, categoryId }),
    await addScam(db, { ...english, ...arabic, description: arabic.descriptionAr, categoryId }),
  ]
  let written = ''
  for await (const piece of writeSitemap({ db, origin: ORIGIN }, 'all')) written += piece
  const addresses = [...written.matchAll(/<loc>[^<]*(?=\/scam-library\/)[^<]*<\/loc>/g)].map(String)
  expect(addresses.map((address) => address.replace(/<\/?loc>/g, ''))).toEqual([
    `${ORIGIN}/scam-library/${ids[0]}`,
    `${ORIGIN}/scam-library/${ids[1]}`,
    `${ORIGIN}/ar/scam-library/${ids[1]}`,
    `${ORIGIN}/ar/scam-library/${ids[2]}`,
  ])
})
