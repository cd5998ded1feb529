import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startS3 } from '../../../tests/support/s3-server.ts'
import type { EvidenceStore, StoredFile } from './evidence-store.server.ts'
import { createFileStore } from './file-store.server.ts'
import { connectS3Store } from './s3-store.server.ts'

const PATH = 'scam-evidence/8c2f6a0e-6f0e-4f0e-9b0a-000000000001.webp.enc'
const PAGE = '<!doctype html><html><body><p>Sign in</p></body></html>'
const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, n) => (n * 31) % 256))

describe.each([
  ['files', async () => createFileStore(await folder())],
  ['S3', async () => (await startS3()).store],
])('evidence on %s', (_, open: () => Promise<EvidenceStore>) => {
  test('is returned byte for byte', async () => {
    const store = await open()
    await store.put(PATH, bytes)
    expect(await store.get(PATH)).toEqual(bytes)
  })

  test('may be an empty file', async () => {
    const store = await open()
    await store.put(PATH, Buffer.alloc(0))
    expect(await store.get(PATH)).toEqual(Buffer.alloc(0))
  })

  test('reading a missing file returns null, and removing it succeeds', async () => {
    const store = await open()
    expect(await store.get(PATH)).toBeNull()
    await store.remove(PATH)
  })

  test('a removed file is neither returned nor listed', async () => {
    const store = await open()
    await store.put(PATH, bytes)
    await store.remove(PATH)
    expect(await store.get(PATH)).toBeNull()
    expect(await listed(store)).toEqual([])
  })

  test('the list contains every file with the time when it was stored', async () => {
    const store = await open()
    const before = Date.now() - 2000
    const paths = Array.from({ length: 5 }, (_, n) => `scam-evidence/${n}.webp.enc`)
    await Promise.all(paths.map((path) => store.put(path, bytes)))
    expect((await listed(store)).map(({ path }) => path).toSorted()).toEqual(paths)
    for (const { storedAt } of await listed(store)) {
      expect(storedAt.getTime()).toBeGreaterThan(before)
    }
  })

  test.each([
    '../secret.key',
    'scam-evidence/../../secret.key',
    'scam-evidence/',
    'x/y',
    '/etc/passwd',
  ])('the path %s is rejected', async (path: string) => {
    const store = await open()
    await expect(store.put(path, bytes)).rejects.toThrow('no path of evidence')
    await expect(store.get(path)).rejects.toThrow('no path of evidence')
    await expect(store.remove(path)).rejects.toThrow('no path of evidence')
  })
})

test('files of other programs are not listed as evidence', async () => {
  const bucket = await folder()
  const files = createFileStore(bucket)
  await files.put(PATH, bytes)
  await writeFile(join(bucket, 'scam-evidence/.DS_Store'), '')
  await mkdir(join(bucket, 'scam-evidence/lost'))
  expect((await listed(files)).map(({ path }) => path)).toEqual([PATH])

  const { store, config } = await startS3()
  await store.put(PATH, bytes)
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket } = config
  const credentials = { accessKeyId, secretAccessKey }
  const console = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await console.send(new PutObjectCommand({ Bucket, Key: 'scam-evidence/', Body: '' }))
  expect((await listed(store)).map(({ path }) => path)).toEqual([PATH])
})

test('only the owner can read a file, and no partial file is left', async () => {
  const bucket = await folder()
  await createFileStore(bucket).put(PATH, bytes)
  const names = await readdir(join(bucket, 'scam-evidence'))
  expect(names).toEqual([PATH.slice('scam-evidence/'.length)])
  if (process.platform !== 'win32') {
    expect((await stat(join(bucket, PATH))).mode & 0o777).toBe(0o600)
    expect((await stat(join(bucket, 'scam-evidence'))).mode & 0o777).toBe(0o700)
  }
  expect(await readFile(join(bucket, PATH))).toEqual(bytes)
})

test('writing to an unwritable folder raises an error', async () => {
  const bucket = join(await folder(), 'scam-reports')
  await writeFile(bucket, 'a file where the folder should be')
  await expect(createFileStore(bucket).put(PATH, bytes)).rejects.toThrow()
})

test('an S3 outage raises an error within the time limit', async () => {
  const { store, server } = await startS3()
  await stop(server)
  await expect(store.put(PATH, bytes)).rejects.toThrow()
  await expect(store.get(PATH)).rejects.toThrow()
})

test('an S3 answer that never ends raises an error within the time limit', async () => {
  const stalled = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'application/xml' })
    answer.write('<?xml version="1.0" encoding="UTF-8"?>')
  }).listen(0, '127.0.0.1')
  await once(stalled, 'listening')
  onTestFinished(() => stop(stalled))
  const { config } = await startS3()
  const { port } = stalled.address() as AddressInfo
  const store = connectS3Store({ ...config, endpoint: `http://127.0.0.1:${port}` }, 500)
  await expect(store.get(PATH)).rejects.toThrow()
  await expect(listed(store)).rejects.toThrow()
})

test('a web server in place of S3, which has a page for every path, raises an error', async () => {
  const store = await webSite()
  await expect(store.put(PATH, bytes)).rejects.toThrow('no S3 service')
  await expect(listed(store)).rejects.toThrow()
})

test.runIf(process.platform === 'linux')(
  'if the S3 SDK could not be loaded for lack of file descriptors, a later call loads it',
  async () => {
    const { store, config } = await startS3()
    const program = `
      import { closeSync, openSync } from 'node:fs'
      import { connectS3Store } from '#app/platform/storage/s3-store.server.ts'
      const store = connectS3Store(${JSON.stringify(config)})
      const put = () => store.put('${PATH}', Buffer.from('a picture'))
      const taken = []
      try { while (true) taken.push(openSync('/dev/null')) } catch {}
      const whileFull = await put().then(() => 'kept', () => 'a fault')
      taken.forEach((file) => closeSync(file))
      await put()
      console.log(whileFull)`
    const run = ['-c', 'ulimit -n 64; exec "$0" --input-type=module -e "$1"']
    const { stdout } = await promisify(execFile)('sh', [...run, process.execPath, program])
    expect(stdout.trim()).toBe('a fault')
    expect(await store.get(PATH)).toEqual(Buffer.from('a picture'))
  },
)

test('no image is lost while the clock is wrong or after it is corrected', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const store = await strictAboutTime(Date.now())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 3_600_000 })
  await store.put(PATH, bytes)
  vi.useRealTimers()
  await store.put(PATH, bytes)
})

test('a missing bucket raises an error', async () => {
  const { config } = await startS3()
  const store = connectS3Store({ ...config, bucket: 'another-bucket' })
  await expect(store.put(PATH, bytes)).rejects.toThrow()
})

/** A web server in place of S3, such as a captive portal or a storage console. */
const webSite = () =>
  storeOf((request, answer) => {
    request.resume()
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE)
  })

/** A store at a server with these responses. */
async function storeOf(answers: RequestListener): Promise<EvidenceStore> {
  const server = createServer(answers).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => stop(server))
  const { config } = await startS3()
  const { port } = server.address() as AddressInfo
  return connectS3Store({ ...config, endpoint: `http://127.0.0.1:${port}` })
}

/** S3 with its own clock. Rejects signatures more than a quarter of an hour off. */
async function strictAboutTime(time: number) {
  const date = new Date(time).toUTCString()
  return storeOf((request, answer) => {
    request.resume()
    const [, ...at] = /^(....)(..)(..T..)(..)(..Z)$/.exec(`${request.headers['x-amz-date']}`) ?? []
    const signed = Date.parse(`${at.slice(0, 3).join('-')}:${at.slice(3).join(':')}`)
    if (Math.abs(signed - time) < 15 * 60_000)
      answer.writeHead(200, { Date: date, ETag: '"x"' }).end()
    else
      answer.writeHead(403, { Date: date }).end('<Error><Code>RequestTimeTooSkewed</Code></Error>')
  })
}

async function listed(store: EvidenceStore) {
  const files: StoredFile[] = []
  for await (const file of store.list()) files.push(file)
  return files
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'himaya-evidence-'))
  await chmod(made, 0o755)
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
