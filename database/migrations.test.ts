import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { knownMigrations } from './migrations.server.ts'

/**
 * A step that the version before can't live with: while a new version is rolled out, both run on one schema. Such a step
 * comes a version after the last one that used what it takes away, and says so in a comment that begins `-- contract:`.
 */
const TAKES_AWAY =
  /\bdrop\s+(table|column|constraint|not\s+null)|\brename\b|\bset\s+(not\s+null|data\s+type)|\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i
const SAYS_SO = /^--\s*contract:\s*\S+/m

const unfit = (statements: readonly string[]) =>
  statements.filter((text) => TAKES_AWAY.test(text) && !SAYS_SO.test(text))

test('every step after the first only adds, or says why what it takes away is unused', () => {
  expect(
    knownMigrations()
      .slice(1)
      .flatMap(({ statements }) => unfit(statements)),
  ).toEqual([])
})

test.each([
  'ALTER TABLE "scams" DROP COLUMN "slug";',
  'DROP TABLE "profiles";',
  'ALTER TABLE "scams" RENAME COLUMN "slug" TO "name";',
  'ALTER TABLE "scams" ALTER COLUMN "slug" SET NOT NULL;',
  'ALTER TABLE "scams" ALTER COLUMN "slug" SET DATA TYPE uuid;',
  'ALTER TABLE "scams" ADD COLUMN "place" text NOT NULL;',
])('%s is noticed', (text) => {
  expect(unfit([text])).toEqual([text])
  expect(unfit([`-- contract: unused since 0.2.0\n${text}`])).toEqual([])
})

test.each([
  'ALTER TABLE "scams" ADD COLUMN "place" text;',
  `ALTER TABLE "scams" ADD COLUMN "place" text DEFAULT '' NOT NULL;`,
  'CREATE TABLE "places" ("id" uuid PRIMARY KEY NOT NULL);',
])('%s only adds', (text) => {
  expect(unfit([text])).toEqual([])
})

test.each([
  ['CREATE INDEX "a" ON "b" ("c");', 'CREATE INDEX if not exists "a" ON "b" ("c");'],
  ['create unique  index a on b (c)', 'create unique  index if not exists a on b (c)'],
  ['-- contract: why\nDROP INDEX "a";', '-- contract: why\nDROP INDEX if exists "a";'],
  ...[
    'create index if not exists a on b (c)',
    'create index  concurrently a on b (c)',
    'create index on b (c)',
    'drop index  if exists a',
    'drop index concurrently a',
    'create table a (b text)',
  ].map((text) => [text, text]),
])('%s is read as %s', async (text, read) => {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'meta'))
  const entries = [{ idx: 0, when: 1, tag: '0000_step', breakpoints: true }]
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  await writeFile(join(folder, '0000_step.sql'), text)
  expect(knownMigrations(folder)[0]?.statements).toEqual([read])
})
