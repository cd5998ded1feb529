import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEvidence } from '#app/features/reports/evidence/store-evidence.server.ts'
import { sweepOrphans } from '#app/features/reports/evidence/sweep-orphans.server.ts'
import { addScam } from '#app/features/scams/testing/add-scam.ts'
import type { App } from '#app/platform/context.server.ts'
import { builtPages } from '#app/platform/http/build.server.ts'
import { createListener } from '#app/platform/http/site.server.ts'
import { openServer } from '#app/platform/process/open-server.server.ts'
import { connectS3Store } from '#app/platform/storage/s3-store.server.ts'
import { reportText } from '#words/report.js'
import { testApp } from '../support/app.ts'
import {
  afterOrphanPeriod,
  fileOf,
  formOf,
  picture,
  RECEIPT,
  report,
  singleColourPicture,
  storedEvidence,
  storedReports,
  validFields,
} from '../support/report-form.ts'
import { startS3 } from '../support/s3-server.ts'
import { serve } from '../support/site.ts'
import { visibleText } from '../support/visible-text.ts'

const MB = 1024 * 1024
const behindProxy = { TRUSTED_PROXY_HOPS: '1' }

describe.each([
  ['files', async () => ({})],
  ['S3', async () => (await startS3()).variables],
])('on %s', (_, variables) => {
  test('an image is stored encrypted under a random name, re-encoded, upright and without location data', async () => {
    const app = await testApp({ ...behindProxy, ...(await variables()) })
    const origin = await serve(app)
    const photo = await sharp(Buffer.from(await (await picture()).arrayBuffer()))
      .withExif({ IFD0: { Copyright: 'Fatima' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const body = formOf(await validFields(app), [fileOf(photo, 'Fatima at home.jpg', 'image/jpeg')])
    expect((await report(origin, body)).status).toBe(303)

    const paths = await storedEvidence(app)
    expect(paths).toEqual([expect.stringMatching(/^scam-evidence\/[\da-f-]{36}\.webp\.enc$/)])
    expect((await storedReports(app))[0]?.evidence_images).toEqual(paths)
    expect((await app.evidence.get(paths[0]!))?.includes('WEBP')).toBe(false)
    const kept = await readEvidence(app, paths[0]!)
    const facts = await sharp(kept!).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 240, height: 320 })
    expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined])
    expect(kept?.includes('Fatima')).toBe(false)
  })
})

test.each([
  [
    'an SVG',
    async () =>
      fileOf(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        'a.svg',
        'image/svg+xml',
      ),
  ],
  [
    'an SVG that is named as a PNG',
    async () =>
      fileOf(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        'a.png',
      ),
  ],
  [
    'an HTML file that is named as a PNG',
    async () => fileOf(Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.png'),
  ],
  [
    'a TIFF',
    async () =>
      fileOf(
        await sharp(await bytesOf(await picture()))
          .tiff()
          .toBuffer(),
        'a.tiff',
        'image/tiff',
      ),
  ],
  [
    'a truncated JPEG',
    async () => fileOf((await bytesOf(await picture())).subarray(0, 4000), 'a.jpg', 'image/jpeg'),
  ],
  ['an empty file', async () => fileOf(Buffer.alloc(0), 'a.png')],
  ['an AVIF of 13 megapixels', () => singleColourPicture(4000, 3250, 'avif')],
  [
    'an image of 900 million pixels in two megabytes',
    async () => fileOf(bomb(30_000, 30_000), 'a.png'),
  ],
  [
    'an image of 5 MB and one byte',
    async () =>
      fileOf(
        Buffer.concat([await bytesOf(await picture()), Buffer.alloc(5 * MB)]).subarray(
          0,
          5 * MB + 1,
        ),
        'a.jpg',
        'image/jpeg',
      ),
  ],
])('%s is left out, and affects neither the report nor the other image', async (_, make) => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const body = formOf(await validFields(app), [await make(), await picture('good.jpg')])
  expect(await report(origin, body)).toMatchObject({ status: 303, someRejected: true })
  expect(await storedEvidence(app)).toHaveLength(1)
  expect((await storedReports(app))[0]?.evidence_images).toHaveLength(1)
})

test.each([
  ['a HEIC image', heicHead('heic'), 'IMG_0001.HEIC'],
  ['a HEIC image of another camera', heicHead('mif1'), 'a.heif'],
  ['a HEIC image that is named as a JPEG', heicHead('heic'), 'a.jpg'],
])('%s is left out with its reason, and others with theirs', async (_, head, name) => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const fields = await validFields(app)
  const photo = fileOf(head, name, '')
  const heicOnly = await report(origin, formOf(fields, [photo, await picture('good.jpg')]))
  expect(heicOnly).toMatchObject({ status: 303, someRejected: true })
  expect(visibleText(heicOnly.html)).toContain(reportText.en.received.heic)
  expect(visibleText(heicOnly.html)).not.toContain('Some files were rejected')
  expect(await storedEvidence(app)).toHaveLength(1)

  const text = fileOf(Buffer.from('text'), 'a.txt', 'text/plain')
  const again = { ...fields, form: randomUUID() }
  const both = visibleText((await report(origin, formOf(again, [photo, text]))).html)
  expect(both).toContain(reportText.en.received.heic)
  expect(both).toContain('Some files were rejected')
  const onlyText = { ...fields, form: randomUUID() }
  const other = await report(origin, formOf(onlyText, [text]))
  expect(visibleText(other.html)).not.toContain('HEIC')
})

test.each([
  [
    'a JPEG that is named as text',
    async () => fileOf(await bytesOf(await picture()), 'notes.txt', 'text/plain'),
  ],
  ['a PNG', () => picture('a.png', {}, 'png')],
  ['a WebP', () => picture('a.webp', {}, 'webp')],
  ['a GIF', () => picture('a.gif', {}, 'gif')],
  ['an AVIF', () => picture('a.avif', {}, 'avif')],
  [
    'an image of exactly 5 MB',
    async () =>
      fileOf(
        Buffer.concat([await bytesOf(await picture()), Buffer.alloc(5 * MB)]).subarray(0, 5 * MB),
        'a.jpg',
        'image/jpeg',
      ),
  ],
  ['a photo of 64 megapixels', () => singleColourPicture(9248, 6936, 'jpeg')],
  ['an image 20,000 pixels wide', () => picture('wide.png', { width: 20_000, height: 20 }, 'png')],
])('%s is accepted, and resized to the WebP limit and at most 6.6 megapixels', async (_, make) => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const sent = await report(origin, formOf(await validFields(app), [await make()]))
  expect(sent).toMatchObject({ status: 303, someRejected: false })
  const [path] = await storedEvidence(app)
  const { format, width, height } = await sharp((await readEvidence(app, path!))!).metadata()
  expect(format).toBe('webp')
  expect(width).toBeLessThanOrEqual(16_383)
  expect(width * height).toBeLessThanOrEqual(2560 * 2560)
})

test('a long chat screenshot stays legible', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const chat = await singleColourPicture(1080, 12_000, 'jpeg')
  await report(origin, formOf(await validFields(app), [chat]))
  const [path] = await storedEvidence(app)
  const { width, height } = await sharp((await readEvidence(app, path!))!).metadata()
  expect(width).toBeGreaterThan(700)
  expect(height / width).toBeCloseTo(12_000 / 1080, 1)
})

test('of thirty small images eight are stored, and fields after them are read', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const small = await bytesOf(await picture('a.png', { width: 8, height: 8 }, 'png'))
  const files = Array.from({ length: 30 }, (_, n) => fileOf(small, `${n}.png`))
  const sent = await report(origin, formOf(await validFields(app), files))
  expect(sent).toMatchObject({ status: 303, someRejected: true })
  expect(await storedEvidence(app)).toHaveLength(8)
})

test('data hidden after an image is removed', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const tail = Buffer.from('PK\u0003\u0004<script>alert("polyglot")</script>')
  const polyglot = Buffer.concat([await bytesOf(await picture('a.png', {}, 'png')), tail])
  await report(origin, formOf(await validFields(app), [fileOf(polyglot, 'a.png')]))
  const [path] = await storedEvidence(app)
  const kept = await readEvidence(app, path!)
  expect(kept?.includes('polyglot')).toBe(false)
  expect(kept?.includes('PK\u0003\u0004')).toBe(false)
})

test('of nine images eight are stored', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const files = await Promise.all(Array.from({ length: 9 }, (_, n) => picture(`${n}.jpg`)))
  const sent = await report(origin, formOf(await validFields(app), files))
  expect(sent).toMatchObject({ status: 303, someRejected: true })
  expect(visibleText(sent.html)).toContain('up to 8 images, each of up to 65 megapixels')
  expect(await storedEvidence(app)).toHaveLength(8)
})

test('images of one visitor are decoded for thirty forms an hour, accepted or not', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const fields = await validFields(app)
  const image = await picture()
  for (let form = 0; form < 30; form++) {
    expect((await report(origin, formOf({ ...fields, title: '' }, [image]))).status).toBe(400)
  }
  const { status, html } = await report(origin, formOf(fields, [image]))
  expect(status).toBe(429)
  expect(visibleText(html)).toContain('the hourly limit for reports')
  expect(html).toContain('value="Fake parcel fee"')
  expect(await storedReports(app)).toEqual([])
  expect((await report(origin, formOf(fields))).status).toBe(303)
})

test('eight images of the maximum size are stored, with a description of the maximum length', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const largest = Buffer.concat([await bytesOf(await picture()), Buffer.alloc(5 * MB)])
  const files = Array.from({ length: 8 }, (_, n) =>
    fileOf(largest.subarray(0, 5 * MB), `${n}.jpg`, 'image/jpeg'),
  )
  const fields = { ...(await validFields(app)), description: 'ح'.repeat(5000) }
  const sent = await report(origin, formOf(fields, files))
  expect(sent).toMatchObject({ status: 303, someRejected: false })
  expect(await storedEvidence(app)).toHaveLength(8)
})

test.each([
  [
    'a thousand parts',
    async () => Array.from({ length: 1000 }, () => fileOf(Buffer.from('x'), 'a.png')),
  ],
  [
    'more than eight of the largest images',
    async () => Array.from({ length: 9 }, () => fileOf(Buffer.alloc(5 * MB), 'a.png')),
  ],
])('%s are rejected with the input kept, and nothing is stored', async (_, make) => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const { status, html } = await report(origin, formOf(await validFields(app), await make()))
  expect(status).toBe(413)
  expect(visibleText(html)).toContain('The upload is too large.')
  expect(html).toContain('value="Fake parcel fee"')
  expect(await storedEvidence(app)).toEqual([])
  expect(await storedReports(app)).toEqual([])
})

test('a truncated, endless or oversized body is rejected without a server error', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const bodies: [body: string, status: number][] = [
    ['', 400],
    ['--x', 400],
    ['nonsense', 400],
    [`--x\r\n${'a'.repeat(9000)}`, 413],
    [`--x\r\n${'a'.repeat(50 * MB)}`, 413],
  ]
  for (const [body, status] of bodies) {
    const response = await fetch(`${origin}/report-scam`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body,
    })
    expect([body.slice(0, 10), response.status]).toEqual([body.slice(0, 10), status])
    expect(visibleText(await response.text())).toMatch(
      /Failed to submit report|The upload is too large/,
    )
  }
})

test('a line end that arrives separately after the form is accepted', async () => {
  const app = await testApp(behindProxy)
  const origin = await serve(app)
  const fields = await validFields(app)
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const whole = `${parts.join('')}--x--`
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST /report-scam HTTP/1.1\r\nHost: himaya\r\nX-Forwarded-For: 192.0.2.1\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  socket.write(`${whole.length.toString(16)}\r\n${whole}\r\n`)
  socket.write('2\r\n\r\n\r\n')
  socket.write('0\r\n\r\n')
  const answer = Buffer.concat(await socket.toArray()).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 303 /)
})

test('a very slow sender is disconnected, and others are served meanwhile', async () => {
  const app = await testApp(behindProxy)
  const { assets, pages } = await builtPages()
  const server = openServer({
    headersMs: 2000,
    requestMs: 4000,
    formMs: 60_000,
    stillMs: 60_000,
    lookMs: 100,
  }).on('request', createListener(app, assets, pages))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const slow = Array.from({ length: 20 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      'POST /report-scam HTTP/1.1\r\nHost: himaya\r\nX-Forwarded-For: 192.0.2.9\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n',
    )
    const drip = setInterval(() => socket.write('a'), 20)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    void closed.then(() => clearInterval(drip))
    onTestFinished(() => void socket.destroy())
    return closed
  })
  const { status } = await report(origin, formOf(await validFields(app), [await picture()]))
  expect(status).toBe(303)
  await Promise.all(slow)
  expect(await storedReports(app)).toHaveLength(1)
})

describe('faults', () => {
  test('a storage outage fails the report in the words of the specification, and refunds the rate limit', async () => {
    const { server, variables } = await startS3()
    const app = await testApp({ ...behindProxy, ...variables })
    const origin = await serve(app)
    const fields = await validFields(app)
    server.closeAllConnections()
    server.close()
    for (let n = 0; n < 6; n++) {
      const { status, html } = await report(origin, formOf(fields, [await picture()]))
      expect(status).toBe(503)
      expect(visibleText(html)).toContain('Failed to submit report. Please try again.')
      expect(html).toContain('value="Fake parcel fee"')
    }
    expect(await storedReports(app)).toEqual([])
  })

  test('storage that never answers fails the report within its timeout, and the site stays ready', async () => {
    const { server, config } = await startS3()
    const answering = server.listeners('request')
    server.removeAllListeners('request')
    const evidence = connectS3Store(config, 2000)
    const app = { ...(await testApp(behindProxy)), evidence }
    const origin = await serve(app)
    const fields = await validFields(app)
    const [{ status, html }, ready] = await Promise.all([
      report(origin, formOf(fields, [await picture(), await picture('b.jpg')])),
      fetch(`${origin}/readyz`),
    ])
    expect(ready.status).toBe(200)
    expect(status).toBe(503)
    expect(visibleText(html)).toContain('Failed to submit report. Please try again.')
    expect(html).toContain('value="Fake parcel fee"')
    expect((await report(origin, formOf(fields))).receipt).toMatch(RECEIPT)
    for (const listener of answering) server.on('request', listener as () => void)
    expect((await report(origin, formOf(fields, [await picture()]))).receipt).toMatch(RECEIPT)
    expect(await storedReports(app)).toHaveLength(2)
  })

  test('storage timeouts do not add up over several images', async () => {
    const { server, variables } = await startS3()
    const [pass] = server.listeners('request') as RequestListener[]
    const waiting: Parameters<RequestListener>[] = []
    server.removeAllListeners('request').on('request', (...exchange) => {
      waiting.push(exchange)
      if (waiting.length === 8) for (const [request, answer] of waiting) pass?.(request, answer)
    })
    const app = await testApp({ ...behindProxy, ...variables })
    const origin = await serve(app)
    const pictures = await Promise.all(Array.from({ length: 8 }, (_, n) => picture(`${n}.jpg`)))
    expect((await report(origin, formOf(await validFields(app), pictures))).status).toBe(303)
    expect((await storedReports(app))[0]?.evidence_images).toHaveLength(8)
  })

  test('a read-only folder fails the report, and works again once writable', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    const fields = await validFields(app)
    const place = join(app.env.DATA_DIR, 'scam-reports')
    await writeFile(place, 'in the way')
    expect((await report(origin, formOf(fields, [await picture()]))).status).toBe(503)
    expect(await storedReports(app)).toEqual([])
    await rm(place)
    expect((await report(origin, formOf(fields, [await picture()]))).status).toBe(303)
  })

  test.skipIf(!mayMount())('a full disk fails the report and leaves no file', async () => {
    const full = await mkdtemp(join(tmpdir(), 'himaya-full-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', full])
    onTestFinished(async () => {
      execFileSync('umount', [full])
      await rm(full, { recursive: true })
    })
    const app = await testApp({ ...behindProxy, DATA_DIR: full })
    const origin = await serve(app)
    const large = await picture('large.jpg', { width: 1600, height: 1200 })
    const { status } = await report(
      origin,
      formOf(await validFields(app), [await picture(), large]),
    )
    expect(status).toBe(503)
    expect(await storedEvidence(app)).toEqual([])
    expect(await storedReports(app)).toEqual([])
  })

  test.each([
    'reported_scams',
    'similarity_bands',
    'report_tallies',
  ])('a database failure at %s leaves no evidence, no row and no consumed rate limit', async (table) => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    const fields = await validFields(app)
    await rename(app, table, 'gone')
    for (let n = 0; n < 6; n++) {
      const { status, html } = await report(origin, formOf(fields, [await picture()]))
      expect(status).toBe(503)
      expect(visibleText(html)).not.toMatch(/relation|sql|gone/i)
    }
    expect(await storedEvidence(app)).toEqual([])
    await rename(app, 'gone', table)
    expect(await storedReports(app)).toEqual([])
    expect((await report(origin, formOf(fields, [await picture()]))).status).toBe(303)
  })
})

describe('the sweep', () => {
  test('removes evidence without a report after a day, and nothing else', async () => {
    const app = await testApp(behindProxy)
    const origin = await serve(app)
    await report(origin, formOf(await validFields(app), [await picture()]))
    const named = await storedEvidence(app)
    await app.evidence.put('scam-evidence/orphan.webp.enc', Buffer.from('x'))
    expect(await sweepOrphans(app)).toBe(0)
    expect(await storedEvidence(app)).toHaveLength(2)
    const later = afterOrphanPeriod(app)
    const swept = await Promise.all([sweepOrphans(later), sweepOrphans(later)])
    expect(Math.max(...swept)).toBe(1)
    expect(await storedEvidence(app)).toEqual(named)
  })

  test('keeps evidence that only a library entry references', async () => {
    const app = await testApp(behindProxy)
    const { category } = await validFields(app)
    await app.evidence.put('scam-evidence/published.webp.enc', Buffer.from('x'))
    await addScam(app.db, {
      title: 'Parcel fee',
      categoryId: category!,
      evidenceImages: ['scam-evidence/published.webp.enc'],
    })
    const later = afterOrphanPeriod(app)
    expect(await sweepOrphans(later)).toBe(0)
  })
})

async function bytesOf(file: File): Promise<Buffer> {
  return Buffer.from(await file.arrayBuffer())
}

/** The beginning of a HEIC image. */
function heicHead(brand: 'heic' | 'mif1'): Buffer {
  return Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`), Buffer.alloc(4000)])
}

/** Creates a single-colour PNG of this size, a thousand times smaller than its pixels. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function mayMount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && canMount()
}

/** Root in a container often cannot mount. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

async function rename(app: App, from: string, to: string): Promise<void> {
  await app.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
}
