import { expect, test } from 'vitest'
import { RECOGNITION_FOLDER } from '#app/domain/built-files.ts'
import { CHECK_IDS } from '#app/features/checks/form/check-ids.ts'
import { CODE_READER } from '#app/features/ocr/codes/code-reader-path.ts'
import { corePath, modelPath, TEXT_WORKER } from '#app/features/ocr/models.ts'
import { RECOGNITION_FILES } from '#app/features/ocr/recognition-files.ts'
import { localPath } from '#app/i18n/local-path.ts'
import { LOCALES } from '#app/i18n/locale.ts'
import { loadAssets, PUBLIC_FILES } from '#app/platform/http/assets/assets.server.ts'
import { pictureText } from '#words/checker/picture.js'
import { testApp } from '../support/app.ts'
import { publicPages, scriptsOf } from '../support/page-scripts.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

/** A file of each kind, with its media type. */
const FILES = [
  [TEXT_WORKER, /^text\/javascript\b/],
  [corePath('simd-lstm'), /^text\/javascript\b/],
  [CODE_READER, /^application\/wasm$/],
  [modelPath('fil'), /^application\/octet-stream$/],
] as const

test.each(FILES)('%s is served with its type, compressed and kept for ever', async (path, type) => {
  const origin = await serve(await testApp())
  const plain = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } })
  expect(plain.status).toBe(200)
  expect(plain.headers.get('content-type')).toMatch(type)
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.has('content-encoding')).toBe(false)
  const body = await plain.arrayBuffer()

  const packed = await fetch(origin + path, { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('content-type')).toMatch(type)
  expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(body.byteLength)
  expect(Buffer.from(await packed.arrayBuffer()).equals(Buffer.from(body))).toBe(true)

  const head = await fetch(origin + path, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-type')).toMatch(type)
  expect(await head.text()).toBe('')
})

test('every file for reading pictures is served', async () => {
  const origin = await serve(await testApp())
  for (const { path } of RECOGNITION_FILES) {
    expect([path, (await fetch(origin + path, { method: 'HEAD' })).status]).toEqual([path, 200])
  }
})

test.each([
  '',
  'models-1.0.0/',
  'models-1.0.0/xyz.traineddata',
  'core-0.0.0/tesseract-core-lstm.wasm.js',
  'zxing_reader.wasm',
])('the name %j below the folder is not found, also with HEAD', async (name) => {
  const origin = await serve(await testApp())
  for (const method of ['GET', 'HEAD']) {
    // A slash at the end is removed by a redirect.
    const answer = await fetch(origin + RECOGNITION_FOLDER + name, { method })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).not.toMatch(/immutable/)
  }
})

test('a file for reading pictures cannot be written to', async () => {
  const origin = await serve(await testApp())
  const headers = { Origin: origin }
  const answer = await fetch(origin + CODE_READER, { method: 'POST', headers, body: 'x' })
  expect(answer.status).toBeGreaterThanOrEqual(400)
})

test('the policy of a script of the build allows WebAssembly, and that of no public page does', async () => {
  const origin = await serve(await testApp())
  const [script] = await scriptsOf(origin, '/scam-checker')
  for (const path of [script?.path ?? '', ...FILES.map(([path]) => path)]) {
    expect([path, await scriptSources(origin, path)]).toEqual([path, "'self' 'wasm-unsafe-eval'"])
  }
  const pages = await publicPages(origin)
  expect(pages.length).toBeGreaterThan(30)
  for (const page of pages) {
    expect([page, await scriptSources(origin, page)]).toEqual([page, "'self'"])
  }
})

test('files for reading pictures are not kept in the memory of the server', async () => {
  const assets = await loadAssets(PUBLIC_FILES)
  expect(assets.size).toBeGreaterThan(50)
  expect([...assets.keys()].filter((path) => path.startsWith(RECOGNITION_FOLDER))).toEqual([])
})

test('a picture cannot be sent: its field has no name and belongs to no other form', async () => {
  const origin = await serve(await testApp())
  for (const locale of LOCALES) {
    const html = await (await fetch(origin + localPath(locale, '/scam-checker'))).text()
    const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag)
    const [field, ...others] = inputs.filter((tag) => tag.includes(`id="${CHECK_IDS.picture}"`))
    expect(field).toContain('type="file"')
    expect(others).toEqual([])
    expect(field).not.toMatch(/ (?:name|form|formaction)=/)
  }
})

test.each(LOCALES)('%s: without script the page says how to check a screenshot', async (locale) => {
  const origin = await serve(await testApp())
  const html = await (await fetch(origin + localPath(locale, '/scam-checker'))).text()
  const words = pictureText[locale]
  expect(visibleText(html)).toContain(words.noScript)
  expect(html).toMatch(/<p class="hidden [^"]*noscript:block">/)
  expect(visibleText(html)).toContain(words.hint)
})

test('what reads pictures is a script with a worker, and the page loads neither', async () => {
  const origin = await serve(await testApp())
  const html = await (await fetch(`${origin}/scam-checker`)).text()
  const [, reader = ''] = /data-reader="([^"]*)"/.exec(html) ?? []
  const code = await (await fetch(origin + reader)).text()
  expect(code.includes('.traineddata')).toBe(true)
  const [worker = ''] = /\/assets\/picture-worker-[\w-]+\.js/.exec(code) ?? []
  expect((await fetch(origin + worker)).status).toBe(200)
  const loaded = (await scriptsOf(origin, '/scam-checker')).map(({ path }) => path)
  expect(loaded).not.toContain(reader)
  expect(loaded).not.toContain(worker)
})

/** Returns the sources of scripts in the policy of a page or file. */
async function scriptSources(origin: string, path: string): Promise<string | undefined> {
  const { headers } = await fetch(origin + path, { method: 'HEAD' })
  return /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
}
