import { expect, test } from 'vitest'
import type { Database } from '#database/connect.server.ts'
import { testDatabase } from '../../../../tests/support/app.ts'
import { findScam } from '../list-scams.db.server.ts'
import { addCategories, addScam } from '../testing/add-scam.ts'
import { findRelated } from './related-scams.db.server.ts'

const COURIER =
  'A courier writes that your parcel waits at the customs office and asks for a small delivery fee by card before it can come'

async function relatedTo(db: Database, id: string): Promise<string[]> {
  const scam = await findScam(db, id, 'en')
  if (!scam) throw new Error('no such entry')
  return (await findRelated(db, scam, 'en')).map(({ title }) => title)
}

test('the most similar entries come first, at most three, without the entry itself', async () => {
  const db = await testDatabase()
  const { phishing, job, romance } = await addCategories(db)
  const id = await addScam(db, { title: 'Parcel fee', description: COURIER, categoryId: phishing })
  await addScam(db, {
    title: 'Same words elsewhere',
    description: `${COURIER} today`,
    categoryId: romance,
  })
  await addScam(db, { title: 'Parcel fee again', description: COURIER, categoryId: phishing })
  await addScam(db, {
    title: 'Half of the words',
    description: 'A courier waits at the customs office and sells gold rings to tourists',
    categoryId: phishing,
  })
  await addScam(db, {
    title: 'Few words of it',
    description: 'Your parcel is a puppy that flies business class to your uncle',
    categoryId: phishing,
  })
  await addScam(db, {
    title: 'Invented interview',
    description: 'Hundreds queue for posts nobody offers',
    categoryId: job,
  })
  expect(await relatedTo(db, id)).toEqual([
    'Parcel fee again',
    'Same words elsewhere',
    'Half of the words',
  ])
})

test('an entry of the same type is related without shared words or category', async () => {
  const db = await testDatabase()
  const { phishing, job, other } = await addCategories(db)
  const id = await addScam(db, {
    title: 'Parcel fee',
    description: COURIER,
    categoryId: phishing,
    scamTypes: ['parcel-fee'],
  })
  await addScam(db, {
    title: 'Package held',
    description: 'Pay the customs office now',
    categoryId: other,
    scamTypes: ['parcel-fee'],
  })
  await addScam(db, {
    title: 'Invented interview',
    description: 'Hundreds queue for posts nobody offers',
    categoryId: job,
    scamTypes: ['fake-job'],
  })
  expect(await relatedTo(db, id)).toEqual(['Package held'])
})

test('near-duplicates are found behind any number of newer entries', async () => {
  const db = await testDatabase()
  const { phishing, other } = await addCategories(db)
  const old = new Date(Date.UTC(2001, 0, 1))
  const id = await addScam(db, { title: 'Parcel fee', description: COURIER, categoryId: phishing })
  await addScam(db, {
    title: 'Parcel fee in 2001',
    description: COURIER,
    categoryId: other,
    createdAt: old,
  })
  for (let n = 0; n < 25; n++) {
    await addScam(db, { title: `Filler ${n}`, description: `Word${n}`, categoryId: other })
  }
  expect(await relatedTo(db, id)).toEqual(['Parcel fee in 2001'])
})

test('an entry without similar entries has no related entries', async () => {
  const db = await testDatabase()
  const { phishing, job } = await addCategories(db)
  const id = await addScam(db, { title: 'Parcel fee', description: COURIER, categoryId: phishing })
  await addScam(db, { title: 'Invented interview', description: 'Posts', categoryId: job })
  expect(await relatedTo(db, id)).toEqual([])
})

test('an inactive entry is listed as related nowhere, but has related entries itself', async () => {
  const db = await testDatabase()
  const { phishing: categoryId } = await addCategories(db)
  const parcel = { description: COURIER, categoryId }
  const id = await addScam(db, { ...parcel, title: 'Parcel fee' })
  const retired = await addScam(db, { ...parcel, title: 'Retired', status: 'inactive' })
  expect(await relatedTo(db, id)).toEqual([])
  expect(await relatedTo(db, retired)).toEqual(['Parcel fee'])
})
