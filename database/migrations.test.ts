import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { knownMigrations } from './migrations.server.ts'

/**
 * During a rolling release the previous version runs on the new schema. These statements do not affect it.
 * Any other statement must come one version after the last use of what it removes or restricts, with a
 * comment that begins `-- contract:`.
 */
const ADDS = [
  /^create table /,
  /^create index /,
  // A nullable or defaulted column without constraints.
  /^alter table \S+ add column (?!.*\b(?:unique|check|references|primary key|generated)\b)(?:(?!.*\bnot null\b)|.*\bdefault\b)/,
]
/** Constraints of a newly created table affect no earlier version. */
const RULE = /^(?:create unique index .*? on|alter table) (\S+) (?:using|\(|add constraint )/
const CREATED = /^create table (?:if not exists )?(\S+)/
const SAYS_SO = /^--\s*contract:\s*\S+/m

/** Migrations older than this rule, each with the reason why it was safe. */
const EXCEPTIONS = new Map([
  ['drop index if exists "scams_by_type"', 'no query read it'],
  ['drop index if exists "scam_checks_newest"', 'the same step makes one that serves its queries'],
])

/** Normalises statements: no comments, lower case, one line. */
const statementsOf = (step: readonly string[]) =>
  step
    .filter((text) => !SAYS_SO.test(text))
    .flatMap((text) => text.replace(/--.*$/gm, '').split(';'))
    .map((text) => text.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((text) => text !== '')

function unfit(step: readonly string[]): string[] {
  const statements = statementsOf(step)
  const created = new Set(statements.map((text) => CREATED.exec(text)?.[1]))
  return statements.filter((text) => {
    const ruled = RULE.exec(text)?.[1]
    const isOfNewTable = ruled !== undefined && created.has(ruled)
    return !(isOfNewTable || ADDS.some((adds) => adds.test(text)) || EXCEPTIONS.has(text))
  })
}

test('every migration after the first only adds, or states why what it removes is unused', () => {
  expect(
    knownMigrations()
      .slice(1)
      .flatMap(({ statements }) => unfit(statements)),
  ).toEqual([])
})

test('every exception belongs to an existing migration', () => {
  const all = knownMigrations().flatMap(({ statements }) => statementsOf(statements))
  expect([...EXCEPTIONS.keys()].filter((text) => !all.includes(text))).toEqual([])
})

test.each([
  'ALTER TABLE "scams" DROP COLUMN "slug";',
  'ALTER TABLE "scams" DROP CONSTRAINT "scams_status";',
  'DROP TABLE "profiles";',
  'DROP INDEX "scams_newest";',
  'ALTER TABLE "scams" RENAME COLUMN "slug" TO "name";',
  'ALTER TABLE "scams" RENAME TO "entries";',
  'ALTER TABLE "scams" ALTER COLUMN "slug" SET NOT NULL;',
  'ALTER TABLE "scams" ALTER COLUMN "slug" DROP NOT NULL;',
  'ALTER TABLE "scams" ALTER COLUMN "slug" SET DATA TYPE uuid;',
  'ALTER TABLE "scams" ALTER COLUMN "slug" TYPE uuid;',
  'ALTER TABLE "scams" ALTER COLUMN "slug" DROP DEFAULT;',
  'ALTER TABLE "scams" ADD COLUMN "place" text NOT NULL;',
  'ALTER TABLE "scams" ADD COLUMN "place" text UNIQUE;',
  `ALTER TABLE "scams" ADD COLUMN "place" text CHECK ("place" <> '');`,
  'ALTER TABLE "scams" ADD CONSTRAINT "a" CHECK ("risk" > 0);',
  'ALTER TABLE "scams" ADD CONSTRAINT "a" UNIQUE("slug");',
  'ALTER TABLE "scams" ADD CONSTRAINT "a" FOREIGN KEY ("b") REFERENCES "public"."c"("id");',
  'CREATE UNIQUE INDEX "a" ON "scams" USING btree ("slug");',
  'TRUNCATE "scams";',
  'DELETE FROM "scams";',
  'UPDATE "scams" SET "slug" = null;',
])('%s is reported', (text) => {
  expect(unfit([text])).toHaveLength(1)
  expect(unfit(['CREATE INDEX "a" ON "b" ("c");', text])).toHaveLength(1)
  expect(unfit([`CREATE INDEX "a" ON "b" ("c");${text}`])).toHaveLength(1)
  expect(unfit([`-- contract: unused since 0.2.0\n${text}`])).toEqual([])
})

test.each([
  'ALTER TABLE "scams" ADD COLUMN "place" text;',
  `ALTER TABLE "scams" ADD COLUMN "place" text DEFAULT '' NOT NULL;`,
  'CREATE TABLE "places" ("id" uuid PRIMARY KEY NOT NULL);',
  'CREATE TABLE "places" ("id" uuid);\nCREATE UNIQUE INDEX "a" ON "places" USING btree ("id");',
  'CREATE TABLE "places" ("id" uuid);ALTER TABLE "places" ADD CONSTRAINT "a" UNIQUE("id");',
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
])('%s is executed as %s', async (text, read) => {
  const folder = await mkdtemp(join(tmpdir(), 'himaya-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'meta'))
  const entries = [{ idx: 0, when: 1, tag: '0000_step', breakpoints: true }]
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  await writeFile(join(folder, '0000_step.sql'), text)
  expect(knownMigrations(folder)[0]?.statements).toEqual([read])
})
