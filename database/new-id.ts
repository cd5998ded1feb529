import { v7 } from 'uuid'

/** A fresh UUIDv7: made by the app, so that every engine gives the same kind of key. */
export function newId(): string {
  return v7()
}

/** A fresh UUIDv7 that sorts behind `last`, another one, though the clock that gave that one was ahead of this one's. */
export function newIdAfter(last: string | undefined): string {
  const id = newId()
  return last === undefined || last < id ? id : v7({ msecs: msecsOf(last) + 1 })
}

/** When a UUIDv7 was made, in milliseconds since 1970: its first 48 bits (RFC 9562, 5.7). */
function msecsOf(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}
