import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { EMERGENCY_CONTACTS } from '#app/domain/emergency-contacts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const text = (path: string) => readFileSync(root + path, 'utf8')
const FORMS = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter(
  (path) => basename(path) !== 'config.yml',
)
const CONFIG = '.github/ISSUE_TEMPLATE/config.yml'
const WORKFLOW = '.github/workflows/ci.yml'
/** Kinds of fields that take an answer. */
const ASKING: ReadonlySet<string> = new Set(['checkboxes', 'dropdown', 'input', 'textarea'])

type Field = {
  type?: string
  id?: string
  attributes?: { label?: string; value?: string; options?: unknown[] }
}
type Form = { name?: string; description?: string; body?: Field[] }

/** Returns what a forge would refuse in an issue form, or what keeps people from being warned. */
function faultsOfForm(source: string): string[] {
  const { name, description, body = [] } = parse(source, { strict: true }) as Form
  const asking = body.filter(({ type = '' }) => ASKING.has(type))
  const ids = asking.map(({ id }) => id)
  const faults = {
    'no name': !name,
    'no description': !description,
    'no question': asking.length === 0,
    'an unknown kind of field': body.some(
      ({ type = '' }) => type !== 'markdown' && !ASKING.has(type),
    ),
    'a field without label': asking.some(({ attributes }) => !attributes?.label),
    'fields that share an id': ids.includes(undefined) || new Set(ids).size < ids.length,
    'a choice without options': asking.some(
      ({ type, attributes }) =>
        /dropdown|checkboxes/.test(type ?? '') && !attributes?.options?.length,
    ),
    'no warning of personal data before the first question':
      !/personal data|belong to a person|victims/.test(body[0]?.attributes?.value ?? ''),
  }
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

test.each(FORMS)('%s is a complete form that warns of personal data', (path) => {
  expect(faultsOfForm(text(path))).toEqual([])
})

test('there is a form for each thing that people tell us', () => {
  expect(FORMS.map((path) => basename(path, '.yml')).sort()).toEqual([
    'bug',
    'called-scam-wrongly',
    'missed-scam',
    'translation',
  ])
})

test.each([
  ['no name', /^name: .+$/m, ''],
  ['a field without label', /^ +label: What you did.+$/m, ''],
  ['fields that share an id', 'id: happened', 'id: steps'],
  ['no warning of personal data before the first question', 'paste no personal data', 'hurry'],
])('canary: a form with %s is found', (fault, part, instead) => {
  const form = text('.github/ISSUE_TEMPLATE/bug.yml')
  const broken = form.replace(part, instead)
  expect(broken).not.toBe(form)
  expect(faultsOfForm(broken)).toEqual([fault])
})

test('emergencies are sent to the police, and vulnerabilities to SECURITY.md', () => {
  const { blank_issues_enabled, contact_links } = parse(text(CONFIG), { strict: true })
  expect(blank_issues_enabled).toBe(false)
  for (const link of contact_links) {
    expect(Object.keys(link).sort()).toEqual(['about', 'name', 'url'])
    expect(new URL(link.url).protocol).toBe('https:')
  }
  const told = contact_links.map(({ about }: { about: string }) => about).join('\n')
  const { police, eCrime, abuDhabiPolice } = EMERGENCY_CONTACTS
  for (const words of [police, eCrime, abuDhabiPolice, 'SECURITY.md']) expect(told).toContain(words)
})

test('the forge runs .ci/run on the oldest supported Node, and may only read', () => {
  const { permissions, jobs } = parse(text(WORKFLOW), { strict: true })
  expect(permissions).toEqual({ contents: 'read' })
  const steps = Object.values<{ steps: { uses?: string; run?: string; with?: object }[] }>(
    jobs,
  ).flatMap((job) => job.steps)
  expect(steps.flatMap(({ run = [] }) => run)).toEqual(['.ci/run'])
  const oldest = /\d+/.exec(JSON.parse(text('package.json')).engines.node)?.[0]
  expect(steps).toContainEqual(
    expect.objectContaining({ with: { 'node-version': Number(oldest) } }),
  )
  for (const { uses } of steps)
    if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@(v\d+|[0-9a-f]{40})$/)
})

test('updates come once a week, pinned, and no robot merges them', () => {
  const renovate = JSON.parse(text('renovate.json'))
  expect(renovate).toMatchObject({ automerge: false, rangeStrategy: 'pin' })
  expect(renovate.schedule).toEqual([expect.stringContaining('on monday')])
})

test('the changelog begins with what is not released, and then this version', () => {
  const versions = [...text('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, version]) => version)
  expect(versions.slice(0, 2)).toEqual(['Unreleased', JSON.parse(text('package.json')).version])
  expect(JSON.parse(text('package-lock.json')).version).toBe(versions[1])
})

test.each([
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  '.github/pull_request_template.md',
  ...FORMS,
])('%s names only files that exist', (path) => {
  const named = [...text(path).matchAll(/`((?:app|docs|analyzer|tests|scripts)\/[\w./-]+)`/g)]
  const missing = named.flatMap(([, file = '']) => (existsSync(root + file) ? [] : [file]))
  expect(missing).toEqual([])
})
