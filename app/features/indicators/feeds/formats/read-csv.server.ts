import { pipeline } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { FeedError } from '../feed-error.ts'
import type { Bytes, Entries, Entry } from './entry.ts'

/** Names of the column with the address, of which the first counts that a header has. */
const ADDRESS_COLUMNS = ['url', 'domain', 'host', 'hostname', 'address', 'indicator', 'value']
/** Column of the address in a file of URLhaus, whose header is a comment. */
const URLHAUS_COLUMN = 2
const GROUP = 500

/**
 * Reads CSV with a header that names the column of the address (`url`, `domain`, `host`, ...). Without such a
 * header the first column counts.
 */
export async function* readCsv(bytes: Bytes, longest: number): Entries {
  let column: number | undefined
  for await (const records of readRecords(bytes, longest)) {
    let rows = records
    if (column === undefined) {
      const header = (records[0] ?? []).map((name) => name.trim().toLowerCase())
      const named = ADDRESS_COLUMNS.find((name) => header.includes(name))
      column = named ? header.indexOf(named) : 0
      if (named) rows = records.slice(1)
    }
    yield rows.map(cellAt(column))
  }
}

/** Reads the CSV of URLhaus: id, date, address, and more. */
export async function* readUrlhaus(bytes: Bytes, longest: number): Entries {
  for await (const records of readRecords(bytes, longest)) yield records.map(cellAt(URLHAUS_COLUMN))
}

const cellAt =
  (column: number) =>
  (record: readonly string[]): Entry =>
    record[column]?.trim() || null

/** Lines that begin with `#` are comments. @throws FeedError `malformed` for a quote that nothing closes */
async function* readRecords(bytes: Bytes, longest: number): AsyncGenerator<string[][]> {
  const parser = parse({
    bom: true,
    comment: '#',
    comment_no_infix: true,
    max_record_size: longest,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  pipeline(bytes, parser, () => {})
  let group: string[][] = []
  try {
    for await (const record of parser) {
      group.push(record)
      if (group.length < GROUP) continue
      yield group
      group = []
    }
  } catch (fault) {
    throw isOfCsv(fault) ? new FeedError('malformed') : fault
  }
  if (group.length > 0) yield group
}

const isOfCsv = (fault: unknown): fault is CsvError =>
  fault instanceof Error && String((fault as CsvError).code).startsWith('CSV_')
