import type { Database, Queries } from '#database/connect.server.ts'
import type { Log } from '../log.server.ts'
import { createAnnouncer } from './announcer.server.ts'
import { createListener } from './listener.server.ts'

/**
 * Maximum number of watchers per process, and per owner, which may be a whole mobile network behind one
 * address.
 */
export const MAX_WATCHERS = 12_000
export const MAX_WATCHERS_PER_OWNER = 100

/**
 * Polling interval. Every poll runs while notifications are not received, else every tenth, for missed ones.
 */
const LOOK_MS = 3_000
const LOOKS_WHILE_HEARING = 10

/** A state. Equal versions mean equal content. */
export type Snapshot = { version: string; text: string }

/** Reads the states of many keys at once. Keys missing from the result do not exist. */
export type ReadSnapshots = (
  db: Queries,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, Snapshot>>

/** What is watched, and for whom. A key contains no space. */
export type Subject = { key: string; read: ReadSnapshots; owner: string }

export type Watcher = Subject & {
  /** Called with the state soon after watching starts and after each change. */
  tell(snapshot: Snapshot): void
  /** Called when the subject no longer exists or the process stops. */
  end(): void
}

export type Live = {
  /**
   * Connects already before anything is watched, so that a restore sees a running site however quiet it is.
   * Resolves after the first attempt; others follow by themselves.
   */
  open(): Promise<void>
  /** Notifies all processes that `key` has changed. Call it after the commit. */
  changed(key: string): void
  /** Starts to watch. Returns a function to stop, or null if there are too many watchers. */
  watch(watcher: Watcher): (() => void) | null
  /** Number of watchers in this process. */
  readonly watching: number
  /** Ends every watcher and accepts no new ones. */
  close(): void
}

type Seat = { watcher: Watcher; told: string | null }

/**
 * Creates live updates for one process about changes in any process. Connects with `open` or the first watcher.
 */
export function createLive(db: Database, log: Log): Live {
  const seats = new Map<string, Set<Seat>>()
  const owners = new Map<string, number>()
  const stale = new Set<string>()
  let watching = 0
  let reading = false
  let closed = false
  let looks = 0
  let looking: NodeJS.Timeout | undefined

  const changed = createAnnouncer(db, log)
  const listener = createListener(db, log, {
    heard: refresh,
    opened: () => refresh(seats.keys()),
  })

  function look(): void {
    listener.check()
    if (!listener.hears || ++looks % LOOKS_WHILE_HEARING === 0) refresh(seats.keys())
  }

  /** Reads the watched keys. Keys that arrive during a read are read together afterwards. */
  async function refresh(keys: Iterable<string>): Promise<void> {
    for (const key of keys) if (seats.has(key)) stale.add(key)
    if (reading) return
    reading = true
    while (stale.size > 0) {
      const waiting = [...stale].flatMap((key) => [...(seats.get(key) ?? [])])
      stale.clear()
      const failed = (err: unknown) => log.warn({ err }, 'live values could not be read')
      for (const [read, group] of Map.groupBy(waiting, ({ watcher }) => watcher.read)) {
        await tellAll(read, group).catch(failed)
      }
    }
    reading = false
  }

  async function tellAll(read: ReadSnapshots, group: readonly Seat[]): Promise<void> {
    const snapshots = await read(db, [...new Set(group.map(({ watcher }) => watcher.key))])
    for (const seat of group) {
      const snapshot = snapshots.get(seat.watcher.key)
      if (!seats.get(seat.watcher.key)?.has(seat)) continue
      if (!snapshot) seat.watcher.end()
      else if (snapshot.version !== seat.told) {
        seat.told = snapshot.version
        seat.watcher.tell(snapshot)
      }
    }
  }

  function sit(watcher: Watcher): Seat {
    const seat = { watcher, told: null }
    const beside = seats.get(watcher.key) ?? new Set()
    seats.set(watcher.key, beside.add(seat))
    owners.set(watcher.owner, (owners.get(watcher.owner) ?? 0) + 1)
    watching += 1
    return seat
  }

  function leave(seat: Seat): void {
    const { key, owner } = seat.watcher
    const beside = seats.get(key)
    if (!beside?.delete(seat)) return
    if (beside.size === 0) seats.delete(key)
    const others = (owners.get(owner) ?? 1) - 1
    if (others === 0) owners.delete(owner)
    else owners.set(owner, others)
    watching -= 1
  }

  function open(): Promise<void> {
    looking ??= setInterval(look, LOOK_MS).unref()
    return listener.open()
  }

  return {
    open,
    changed,
    watch(watcher) {
      const ofOwner = owners.get(watcher.owner) ?? 0
      if (closed || watching >= MAX_WATCHERS || ofOwner >= MAX_WATCHERS_PER_OWNER) return null
      const seat = sit(watcher)
      void open()
      void refresh([watcher.key])
      return () => leave(seat)
    },
    get watching() {
      return watching
    },
    close() {
      closed = true
      clearInterval(looking)
      listener.close()
      for (const seat of [...seats.values()].flatMap((beside) => [...beside])) {
        leave(seat)
        seat.watcher.end()
      }
    },
  }
}
