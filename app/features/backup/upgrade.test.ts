import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { systemClock } from '#app/platform/clock.server.ts'
import { newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { connect, type Database, NO_TIMEOUTS } from '#database/connect.server.ts'
import { knownMigrations, type Migration, migrate } from '#database/migrations.server.ts'
import { newId } from '#database/new-id.ts'
import { testApp } from '../../../tests/support/app.ts'
import { administer, inDatabase } from '../../../tests/support/postgres-server.ts'
import { findScam } from '../scams/list-scams.db.server.ts'
import { addCategories, addScam } from '../scams/testing/add-scam.ts'
import { backUp } from './back-up.server.ts'
import { openBackupFiles } from './backup-files.server.ts'
import { restore } from './restore.server.ts'

/*
 * Upgrade and rollback as in docs/operations.md. The first version is the initial migration; the next one is
 * this version plus a migration that adds, fills and indexes a column.
 */
const FIRST = knownMigrations().slice(0, 1)
const NEXT: Migration[] = [
  ...knownMigrations(),
  {
    hash: 'next',
    madeAt: (knownMigrations().at(-1)?.madeAt ?? 0) + 1,
    statements: [
      'alter table categories add column emblem text',
      'update categories set emblem = slug',
      'create index categories_by_emblem on categories (emblem)',
    ],
  },
]
const MIGRATIONS = 'database/migrations'
const KEY = newSecretKey()

test('migrations from the first version to this and the next version lose no data', async () => {
  const { db } = await emptyPlace()
  await migrate(db, FIRST)
  await fill(db)
  const before = await firstVersionRows(db)
  for (const version of [FIRST, knownMigrations(), NEXT, NEXT]) {
    await migrate(db, version)
    expect(await firstVersionRows(db)).toEqual(before)
  }
  expect(await emblems(db)).toEqual(['phishing'])
})

test('migrations succeed if their indexes and columns were already changed without blocking writes', async () => {
  const { db } = await emptyPlace()
  await migrate(db, FIRST)
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of files.slice(1)) {
    const step = await readFile(join(MIGRATIONS, name), 'utf8')
    for (const [, start, rest = ''] of step.matchAll(/^(create index|drop index)( [^;]*)/gim)) {
      const table = / ON ("\w+")/.exec(rest)?.[1]
      // Indexes on a newly created table block no writes.
      if (table && step.includes(`CREATE TABLE ${table}`)) continue
      for (const [addition, name] of step.matchAll(
        /^ALTER TABLE "\w+" ADD COLUMN ("\w+")[^;]*/gm,
      )) {
        const isNew = rest.includes(name ?? '') && addition.includes(`TABLE ${table} `)
        if (isNew) await db.$client.query(addition.replace('COLUMN', 'COLUMN if not exists'))
      }
      await db.$client.query(`${start} concurrently${rest}`)
    }
  }
  await migrate(db, knownMigrations())
})

test('a failed migration leaves the schema unchanged, and the next attempt succeeds', async () => {
  const { db } = await emptyPlace()
  await migrate(db, FIRST)
  await fill(db)
  const [added] = NEXT.slice(-1)
  const broken = { ...added!, statements: [...added!.statements, 'select 1 / 0'] }
  await expect(migrate(db, [...NEXT.slice(0, -1), broken])).rejects.toThrow()
  await expect(emblems(db)).rejects.toThrow()
  await migrate(db, NEXT)
  expect(await emblems(db)).toEqual(['phishing'])
})

test('after a rollback a backup is marked as newer, and only the newer version restores it', async () => {
  const place = await emptyPlace()
  await migrate(place.db, NEXT)
  const [own, newer] = [await backedUp(place, { known: NEXT }), await backedUp(place, {})]
  expect([own.isNewer, newer.isNewer]).toEqual([false, true])
  await expect(restore(place, newer.file, { replace: true })).rejects.toThrow('of a newer Himaya')
  await restore({ ...place, known: NEXT }, newer.file, { replace: true })
})

test('the previous version works on the schema of the next one, during a rollout and after a rollback', async () => {
  const { db } = await emptyPlace()
  await migrate(db, knownMigrations())
  await migrate(db, NEXT)
  await migrate(db, knownMigrations())
  const { phishing } = await addCategories(db)
  const id = await addScam(db, { title: 'Parcel fee', categoryId: phishing })
  expect(await findScam(db, id, 'en')).toMatchObject({ title: 'Parcel fee' })
  expect(new Set(await emblems(db))).toEqual(new Set([null]))
})

test('entry texts in columns for two languages become rows by language, without incomplete Arabic', async () => {
  const { db } = await emptyPlace()
  await migrate(db, FIRST)
  await fill(db)
  await db.$client.query(`
    update scams set title_ar = 'رسوم', description_ar = 'طرد', indicators = '{A fee}', indicators_ar = '{رسوم}';
    insert into scams (id, title, description, title_ar, prevention_tips, category_id, risk_level, status)
      select '${newId()}', 'Half', 'Of it', 'نصف', '{Ask}', category_id, 'low', 'active' from scams`)
  await migrate(db, knownMigrations())
  const { rows } = await db.$client.query(
    'select locale, title, description, indicators, prevention_tips from scam_texts order by title',
  )
  expect(rows).toEqual([
    { locale: 'en', title: 'Half', description: 'Of it', indicators: [], prevention_tips: ['Ask'] },
    {
      ...{ locale: 'en', title: 'Parcel fee', description: 'طرد' },
      ...{ indicators: ['A fee'], prevention_tips: [] },
    },
    {
      ...{ locale: 'ar', title: 'رسوم', description: 'طرد' },
      ...{ indicators: ['رسوم'], prevention_tips: [] },
    },
  ])
})

test('the backup from before an upgrade restores the previous version unchanged', async () => {
  const place = await emptyPlace()
  await migrate(place.db, FIRST)
  await fill(place.db)
  const before = await firstVersionRows(place.db)
  const file = await backupOf(place)
  await migrate(place.db, NEXT)
  await place.db.$client.query('truncate categories cascade')
  await restore({ ...place, known: FIRST }, file, { replace: true })
  expect(await firstVersionRows(place.db)).toEqual(before)
  await expect(emblems(place.db)).rejects.toThrow()
})

test('an older backup is restored into the newer schema, and a newer backup is rejected in one line', async () => {
  const place = await emptyPlace()
  await migrate(place.db, FIRST)
  await fill(place.db)
  const older = await backupOf(place)
  const target = await emptyPlace()
  await restore({ ...target, known: NEXT }, older, { replace: false })
  expect(await emblems(target.db)).toEqual(['phishing'])
  const newer = await backupOf(target)
  await expect(
    restore({ ...(await emptyPlace()), known: FIRST }, newer, { replace: false }),
  ).rejects.toThrow('The backup is of a newer Himaya')
})

test('articles and names in columns for two languages become texts by language', async () => {
  const { db } = await emptyPlace()
  await migrate(db, FIRST)
  const [banking, shopping, desk] = [newId(), newId(), newId()]
  await db.$client.query(`
    insert into blog_categories (id, slug, name, name_ar) values ('${banking}', 'banking', 'Banking', 'البنوك'),
      ('${shopping}', 'shopping', 'Shopping', null);
    insert into blog_authors (id, slug, name, name_ar) values ('${desk}', 'desk', 'Desk', 'فريق');
    insert into blog_posts (id, slug, title, excerpt, content, content_html, words, category_id, author_id,
      title_ar, excerpt_ar, content_ar, content_html_ar, words_ar) values
      ('${newId()}', 'both', 'Both', 'E', 'C', '<p>C</p>', 1, '${banking}', '${desk}', 'ع', 'م', 'ن', '<p>ن</p>', 2),
      ('${newId()}', 'one', 'One', 'E', 'C', '<p>C</p>', 3, '${banking}', '${desk}', null, null, null, null, null)`)
  await migrate(db, knownMigrations())
  const { rows: texts } = await db.$client.query(`
    select slug, locale, title, excerpt, content, content_html as html, words
    from blog_posts join blog_post_texts on post_id = id order by slug, locale desc`)
  const english = { locale: 'en', excerpt: 'E', content: 'C', html: '<p>C</p>' }
  const arabic = { locale: 'ar', title: 'ع', excerpt: 'م', content: 'ن', html: '<p>ن</p>' }
  expect(texts).toEqual([
    { slug: 'both', title: 'Both', words: 1, ...english },
    { slug: 'both', words: 2, ...arabic },
    { slug: 'one', title: 'One', words: 3, ...english },
  ])
  const { rows: names } = await db.$client.query(`
    select slug, names from blog_categories union all select slug, names from blog_authors order by slug`)
  expect(names).toEqual([
    { slug: 'banking', names: { en: 'Banking', ar: 'البنوك' } },
    { slug: 'desk', names: { en: 'Desk', ar: 'فريق' } },
    { slug: 'shopping', names: { en: 'Shopping' } },
  ])
})

/** Inserts rows as the first version does. */
async function fill(db: Database): Promise<void> {
  const [category, scam] = [newId(), newId()]
  await db.$client.query(`
    insert into categories (id, slug, name) values ('${category}', 'phishing', 'Phishing');
    insert into scams (id, title, description, category_id, risk_level, status)
      values ('${scam}', 'Parcel fee', 'طرد', '${category}', 'high', 'active');
    insert into reported_scams (id, title, description, category_id, scam_id, receipt_hash)
      values ('${newId()}', 'Mine', 'They asked', '${category}', '${scam}', 'hash');
    insert into scam_checks (id, type, content_encrypted, result, confidence, reasons, recommendation,
      warning_level, analyzer, user_ip_hash)
      values ('${newId()}', 'message', 'sealed', 'scam', 90, '["a"]', 'r', 'high', 'local', 'h')`)
}

async function firstVersionRows(db: Database) {
  const { rows: tables } = await db.$client.query(`select to_regclass('scam_texts') as texts`)
  const texts = tables[0].texts ? 'scam_texts t on t.scam_id = s.id' : 'scams t on t.id = s.id'
  const { rows } = await db.$client.query(`
    select c.id as category, c.slug, s.id as scam, t.description, r.id as report, r.title, k.id as "check",
      k.reasons
    from categories c join scams s on s.category_id = c.id join ${texts}
      join reported_scams r on r.scam_id = s.id, scam_checks k`)
  expect(rows).toHaveLength(1)
  return rows
}

async function emblems(db: Database): Promise<(string | null)[]> {
  const { rows } = await db.$client.query('select emblem from categories')
  return rows.map(({ emblem }) => emblem)
}

async function backupOf(place: Awaited<ReturnType<typeof emptyPlace>>): Promise<string> {
  return (await backedUp(place, {})).file
}

async function backedUp(
  place: Awaited<ReturnType<typeof emptyPlace>>,
  version: { known?: readonly Migration[] },
) {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'before.himaya')
  return { file, ...(await backUp({ ...place, ...version, clock: systemClock }, file)) }
}

/** Creates an empty database with a single connection, because a restore treats others as a running Himaya. */
async function emptyPlace() {
  const server = inject('postgres')
  const name = `himaya_upgrade_${process.pid}_${Math.random().toString(36).slice(2)}`
  await administer(server, `create database ${name}`)
  const db = connect({ ...inDatabase(server, name), ...NO_TIMEOUTS, max: 1 }, () => {})
  onTestFinished(async () => {
    await db.$client.end()
    await administer(server, `drop database ${name} with (force)`)
  })
  const { env } = await testApp({ SECRET_KEY: KEY }, db)
  return { db, files: openBackupFiles(env), secretKeys: [KEY] as [string] }
}
