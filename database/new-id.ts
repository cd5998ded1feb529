import { v7 } from 'uuid'

/** A fresh UUIDv7: made by the app, so that every engine gives the same kind of key. */
export function newId(): string {
  return v7()
}
