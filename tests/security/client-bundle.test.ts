import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { VARIABLE_NAMES } from '#app/platform/env.server.ts'
import { refuseStaleBuild } from '../support/fresh-build.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Minimum length of a literal that identifies a module. Shorter ones occur in many places. */
const TELLING_LENGTH = 24
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\.)*)`/g
const SERVER_ONLY = /\.server\.tsx?$|^database\/(?!new-id)|^server\.ts$/

/** Patterns of secrets. */
const SECRET_SHAPES: Record<string, RegExp> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a 32-byte key in base64': /["'`=\s][A-Za-z0-9+/]{43}=["'`\s]/,
  'a 32-byte key in hexadecimal': /["'`=\s][0-9a-f]{64}["'`\s]/,
  'a signed token': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  'a password in a URL': /[a-z]+:\/\/[^\s/:@"'`]+:[^\s/:@"'`]+@/,
  'a cloud access key': /\b(?:AKIA[0-9A-Z]{16}|AIza[\w-]{35}|sk_live_\w{16,})\b/,
}

/** Strings that only server code contains. */
const SERVER_MARKERS: Record<string, RegExp> = {
  'the name of an environment variable': new RegExp(
    `\\b(?:${VARIABLE_NAMES.filter((name) => name.includes('_')).join('|')})\\b`,
  ),
  'an access to process.env': /process\.env\.(?!NODE_ENV)/,
  'the name of a server module': /\.server\.[jt]sx?\b/,
  'a Node module': /["'`]node:[a-z/]+["'`]/,
  SQL: /\b(?:select\s+.{1,80}\s+from|insert\s+into|update\s+\w+\s+set|delete\s+from)\b/i,
  'a source map': /[#@]\s*sourceMappingURL=/,
  'a folder of the build machine': /["'`(](?:\/(?:home|root|tmp|Users|work)\/|[A-Z]:\\\\)/,
}

type File = { path: string; text: string }

// The recognisers are third-party files, copied from their packages as published.
const files = (await clientFiles()).filter(({ path }) => !path.startsWith('recognition'))
// So is the viewer of the API's description, which shares names of Node's errors with our server.
const scripts = files.filter(({ path }) => /^(?!.*\/document-script-).*\.js$/.test(path))
const said = await serverLiterals()

test('browser files contain no secret and no server code', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(leaks(files)).toEqual([])
})

test("no string of a server module is in the browser's scripts", () => {
  expect(said.length).toBeGreaterThan(300)
  expect(spoken(scripts, said)).toEqual([])
})

test('browser files include no source maps, TypeScript, keys or hidden files', () => {
  const paths = globSync('**/*', { cwd: `${root}/build/client` })
  expect(paths.filter((path) => /\.(map|ts|tsx|env|pem|key)$|(^|[\\/])\./.test(path))).toEqual([])
})

test.each([
  ...Object.keys(SECRET_SHAPES),
  ...Object.keys(SERVER_MARKERS),
])('canary: %s is found', (what) => {
  expect(leaks([{ path: 'assets/a.js', text: PLANTED[what] ?? '' }])).toEqual([
    `assets/a.js: ${what}`,
  ])
})

test('canary: a string of a server module is found', () => {
  expect(spoken([{ path: 'assets/a.js', text: `const a="${said[0]}"` }], said)).not.toEqual([])
})

const PLANTED: Record<string, string> = {
  'a private key': '-----BEGIN PRIVATE KEY-----',
  'a 32-byte key in base64': `"${Buffer.alloc(32, 7).toString('base64')}"`,
  'a 32-byte key in hexadecimal': `'${'0f'.repeat(32)}'`,
  'a signed token': 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2ln',
  'a password in a URL': 'postgres://himaya:secret@db.internal/himaya',
  'a cloud access key': 'AKIAIOSFODNN7EXAMPLE',
  'the name of an environment variable': 'let a=b.SECRET_KEY',
  'an access to process.env': 'let a=process.env.HOME',
  'the name of a server module': '"crypto.server.ts"',
  'a Node module': 'import "node:fs"',
  SQL: 'a`select id from users`',
  'a source map': '//# sourceMappingURL=a.js.map',
  'a folder of the build machine': '"/home/someone/himaya/app"',
}

async function clientFiles(): Promise<File[]> {
  refuseStaleBuild()
  const paths = globSync('**/*.{js,css,json,html,svg,txt,webmanifest}', {
    cwd: `${root}/build/client`,
  })
  return Promise.all(
    paths.map(async (path) => ({
      path,
      text: await readFile(`${root}/build/client/${path}`, 'utf8'),
    })),
  )
}

function leaks(of: readonly File[]): string[] {
  const kinds = Object.entries({ ...SECRET_SHAPES, ...SERVER_MARKERS })
  return of.flatMap(({ path, text }) =>
    kinds.filter(([, shape]) => shape.test(text)).map(([what]) => `${path}: ${what}`),
  )
}

function spoken(of: readonly File[], said: readonly string[]): string[] {
  return of.flatMap(({ path, text }) =>
    said.filter((literal) => text.includes(literal)).map((literal) => `${path}: ${literal}`),
  )
}

/** Returns longer literals of server-only modules that occur in no other module. */
async function serverLiterals(): Promise<string[]> {
  const paths = globSync('{app,database,analyzer}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.|\/testing\//.test(path),
  )
  const own = new Set<string>()
  const shared = new Set<string>()
  for (const path of paths.map((found) => found.replaceAll('\\', '/'))) {
    const text = await readFile(`${root}/${path}`, 'utf8')
    const code = text.replace(
      /^\s*(\*|\/\/|\/\*).*$|^(import|export) .* from .*$|^} from .*$/gm,
      '',
    )
    for (const [, quoted, template] of code.matchAll(LITERAL)) {
      const literal = quoted ?? template ?? ''
      if (literal.length >= TELLING_LENGTH) (SERVER_ONLY.test(path) ? own : shared).add(literal)
    }
  }
  return [...own].filter((literal) => !shared.has(literal))
}
