import { Readable } from 'node:stream'
import { queryObjects } from 'node:v8'
import { expect, test } from 'vitest'
import { LIMITS } from '#app/domain/limits.ts'
import { readParts } from './read-parts.server.ts'

const PACKET = 64 * 1024
const MB = 1024 * 1024

/** A chunk of its own class, so that live instances can be counted. */
class Packet extends Uint8Array {}

test.each([
  1, 2, 3, 7, 1000,
])('a part %i bytes larger than the limit of an image is null between the others, whatever the packet size', async (excess) => {
  const before = part('title', 'Fake parcel fee') + part('evidence', '').slice(0, -2)
  const after = `\r\n${part('email', 'sara@visitor.example')}--x--`
  const form = Buffer.from(before + 'a'.repeat(LIMITS.evidenceFile + excess) + after)
  const end = form.length - after.length - excess
  for (const size of [PACKET, 4, 3, 2, 1]) {
    const packets = [...split(form.subarray(0, end), PACKET), ...split(form.subarray(end), size)]
    expect(await namesOf(packets)).toEqual(['title', null, 'email'])
  }
})

test('a part larger than the limit of an image uses no more memory than that limit', async () => {
  const packets = (LIMITS.evidenceTotal - MB) / PACKET
  let held = 0
  async function* upload() {
    yield Packet.from(Buffer.from('--x\r\nContent-Disposition: form-data; name="evidence"\r\n\r\n'))
    for (let sent = 0; sent < packets; sent++) {
      yield new Packet(PACKET)
      // Counting scans the whole heap, which takes seconds under load.
      if (sent % 500 === 0) held = Math.max(held, queryObjects(Packet, { format: 'count' }))
    }
  }
  await expect(namesOf(upload())).rejects.toThrow('not finished')
  expect(held * PACKET).toBeLessThan(LIMITS.evidenceFile + MB)
})

function part(name: string, content: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
}

function split(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  )
}

async function namesOf(packets: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const request = new Request('http://himaya.example/report-scam', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: Readable.toWeb(Readable.from(packets)),
    duplex: 'half',
  } as RequestInit)
  const names: unknown[] = []
  for await (const read of readParts(request)) names.push(read?.name ?? null)
  return names
}
