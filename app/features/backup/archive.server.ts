import type { RowTotal } from '#database/backup/row-total.server.ts'
import type { Table } from '#database/backup/tables.server.ts'
import type { AppliedMigration } from '#database/migrations.server.ts'
import type { BackupFile } from './backup-files.server.ts'

/*
 * Content of a decrypted backup: records, each with a type letter, a length (32 bits, big-endian) and its
 * bytes. `J` announces an item in JSON, `D` is a part of it.
 */

const FORMAT = 1
const HEAD_BYTES = 5
const JSON_KIND = 0x4a
const DATA_KIND = 0x44
/** Far above any record written: some rows, or one long row. */
const MAX_RECORD_BYTES = 512 * 1024 * 1024

/** Backup metadata; `taken` lists the migrations applied to the schema of its rows. */
export type Header = { format: number; madeAt: string; taken: AppliedMigration[] }

export type Counts = { tables: number; rows: number; files: number }

/** Content of a JSON record. */
type JsonRecord =
  | { opening: Header }
  | { table: Table }
  | { total: RowTotal }
  | { file: BackupFile }
  | { end: Counts }

/** Handlers for the items of an archive in order. All of `rows` must be read. */
export type Reader = {
  opening(opening: Header): Promise<void>
  table(table: Table, rows: AsyncIterable<Buffer>): Promise<void>
  total(table: Table, total: RowTotal): void
  file(file: BackupFile, bytes: Buffer): Promise<void>
}

/** The archive is intact, but its format is not supported. */
export class UnknownFormatError extends Error {
  override readonly name = 'UnknownFormatError'
}

/** Creates the first record of an archive. */
export const headerRecord = (facts: Omit<Header, 'format'>) =>
  jsonRecord({ opening: { format: FORMAT, ...facts } })

/** Creates a record that announces an item. */
export const jsonRecord = (value: JsonRecord) =>
  record(JSON_KIND, Buffer.from(JSON.stringify(value)))

/** Creates a record with a part of the announced item. */
export const dataRecord = (bytes: Uint8Array) => record(DATA_KIND, bytes)

function record(kind: number, bytes: Uint8Array): Buffer {
  const whole = Buffer.allocUnsafe(HEAD_BYTES + bytes.length)
  whole[0] = kind
  whole.writeUInt32BE(bytes.length, 1)
  whole.set(bytes, HEAD_BYTES)
  return whole
}

/** Reads a complete archive. @throws UnknownFormatError, and errors of `reader` */
export async function readArchive(
  source: AsyncIterable<Uint8Array>,
  reader: Reader,
): Promise<Counts> {
  const records = readRecords(source)
  let current = await nextWord(records)
  if (!('opening' in current) || current.opening.format !== FORMAT) throw new UnknownFormatError()
  await reader.opening(current.opening)
  while (true) {
    current = await nextWord(records)
    if ('end' in current) return current.end
    if ('table' in current) {
      const { table } = current
      const pieces = dataOf(records)
      await reader.table(table, pieces.data())
      const after = pieces.after()
      if (!after || !('total' in after)) throw new UnknownFormatError()
      reader.total(table, after.total)
    } else if ('file' in current) {
      const found: Buffer[] = []
      let length = 0
      while (length < current.file.bytes) {
        const { value } = await records.next()
        if (value?.kind !== DATA_KIND) throw new UnknownFormatError()
        length += value.bytes.length
        found.push(value.bytes)
      }
      await reader.file(current.file, Buffer.concat(found))
    } else throw new UnknownFormatError()
  }
}

type ArchiveRecord = { kind: number; bytes: Buffer }

async function nextWord(records: AsyncGenerator<ArchiveRecord, undefined>): Promise<JsonRecord> {
  const { value } = await records.next()
  if (value?.kind !== JSON_KIND) throw new UnknownFormatError()
  return JSON.parse(value.bytes.toString()) as JsonRecord
}

/** Yields data records up to the next JSON record, and then provides that. */
function dataOf(records: AsyncGenerator<ArchiveRecord, undefined>) {
  let found: JsonRecord | undefined
  return {
    async *data() {
      while (true) {
        const { value } = await records.next()
        if (!value) return
        if (value.kind === DATA_KIND) yield value.bytes
        else {
          found = JSON.parse(value.bytes.toString()) as JsonRecord
          return
        }
      }
    },
    after: () => found,
  }
}

async function* readRecords(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<ArchiveRecord, undefined> {
  let waiting: Uint8Array[] = []
  let length = 0
  let wanted = HEAD_BYTES
  for await (const piece of source) {
    waiting.push(piece)
    length += piece.length
    if (length < wanted) continue
    const bytes = Buffer.concat(waiting)
    let start = 0
    wanted = HEAD_BYTES
    while (bytes.length - start >= HEAD_BYTES) {
      const size = bytes.readUInt32BE(start + 1)
      if (size > MAX_RECORD_BYTES) throw new UnknownFormatError()
      wanted = HEAD_BYTES + size
      if (bytes.length - start < wanted) break
      const body = bytes.subarray(start + HEAD_BYTES, start + wanted)
      yield { kind: bytes[start] ?? 0, bytes: body }
      start += wanted
      wanted = HEAD_BYTES
    }
    waiting = [bytes.subarray(start)]
    length = bytes.length - start
  }
  return undefined
}
