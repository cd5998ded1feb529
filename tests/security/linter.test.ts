import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Unsafe code, and the rule of Biome or oxlint that must find it. */
const PLANTED: readonly (readonly [rule: string, code: string])[] = [
  [
    'noDangerouslySetInnerHtml',
    'export const A = (html: string) => <p dangerouslySetInnerHTML={{ __html: html }} />',
  ],
  ['noGlobalEval', 'export const run = (code: string) => eval(code)'],
  ['noImpliedEval', "setTimeout('run()', 1)"],
  ['noScriptUrl', 'export const a = <a href="javascript:run()">run</a>'],
  ['noBlankTarget', 'export const a = <a href="https://a.example" target="_blank">a</a>'],
  ['noRestrictedImports', "import { exec } from 'node:child_process'\nexec('ls ' + name)"],
  ['noRestrictedImports', "import { execSync } from 'node:child_process'\nexecSync('ls ' + name)"],
  ['noCommonJs', 'export const load = (name: string) => require(name)'],
  ['noDocumentCookie', "document.cookie = 'a=b'"],
  ['no-new-func', 'export const make = (code: string) => new Function(code)'],
  [
    'no-unsanitized(property)',
    'export const show = (box: Element, html: string) => {\n  box.innerHTML = html\n}',
  ],
  [
    'no-unsanitized(method)',
    "export const add = (box: Element, html: string) => box.insertAdjacentHTML('beforeend', html)",
  ],
  ['no-unsanitized(method)', 'export const load = (name: string) => import(name)'],
  ['no-super-linear-backtracking', 'export const isA = (text: string) => /^(a+)+$/.test(text)'],
  [
    'no-super-linear-backtracking',
    'export const isB = (text: string) => /^(?:[a-z]+\\d*)*!$/.test(text)',
  ],
]

/** Returns what the linters of `npm test` say about files, by file name. */
function complaints(codes: readonly string[]): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'himaya-lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = codes.map((code, index) => {
    const file = join(folder, `planted-${index}.tsx`)
    writeFileSync(file, `${code}\n`)
    return file
  })
  const said = [
    ...linesOf('biome', 'lint', `--config-path=${root}`, '--reporter=github', ...files),
    ...linesOf('oxlint', '-c', `${root}.oxlintrc.json`, '--format=github', ...files),
  ]
  return new Map(
    files.map((file) => [
      file,
      said.filter((line) => line.includes(`${file.slice(folder.length + 1)},`)).join('\n'),
    ]),
  )
}

function linesOf(program: string, ...args: string[]): string[] {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return stdout.split('\n')
}

test('canary: the linters find unsafe code by rule', () => {
  const said = [...complaints(PLANTED.map(([, code]) => code)).values()]
  const missed = PLANTED.filter(([rule], index) => !said[index]?.includes(rule))
  expect(missed).toEqual([])
})

test('canary: the linters accept the safe way', () => {
  const safe = [
    'export const B = ({ text }: { text: string }) => <p>{text}</p>',
    "import { spawn } from 'node:child_process'\nspawn('ls', ['-l'])",
    "export const load = () => import('./planted-0.tsx')",
    'export const clear = (box: Element) => box.replaceChildren()',
    'export const isA = (text: string) => /^a+$/.test(text)',
  ]
  expect([...complaints(safe).values()].filter((lines) => lines !== '')).toEqual([])
})
