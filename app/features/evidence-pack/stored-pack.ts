import { storeForNextPage } from '#app/ui/partial-update/tab-storage.ts'
import { type EvidencePack, NO_ANSWERS } from './pack.ts'

/** Storage key. */
const NAME = 'evidence-pack'

/** Keeps a pack in the tab's storage, which ends with the tab. */
export function storePack(pack: EvidencePack): void {
  storeForNextPage(NAME, pack)
}

/** Keeps a new pack. What the visitor added to a pack of the same text stays. */
export function replacePack(pack: Omit<EvidencePack, 'answers'>): void {
  const before = readPack()
  const isSame = before?.text === pack.text
  storePack({
    ...pack,
    result: pack.result ?? (isSame ? before.result : null),
    report: pack.report ?? (isSame ? before.report : null),
    answers: isSame ? before.answers : NO_ANSWERS,
  })
}

/** Returns the pack of this tab; null if there is none. */
export function readPack(): EvidencePack | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
  } catch {
    return null
  }
}

/** Deletes the pack. */
export function clearPack(): void {
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // Storage is disabled: there is nothing to delete.
  }
}
