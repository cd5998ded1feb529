/** Says which state of a row a form was filled from: every change gives it another `updatedAt`, see `after`. */
export function versionOf({ updatedAt }: { updatedAt: Date }): string {
  return String(updatedAt.getTime())
}

/** The version that a sent form says it was filled from. Empty when it says none, which no row has. */
export function versionIn(form: FormData): string {
  return String(form.get('version') ?? '')
}

/** The id that a sent form was given for what it adds. Empty when it has none. */
export function idIn(form: FormData): string {
  return String(form.get('id') ?? '')
}

/**
 * The version that a form goes on from. One that was refused keeps its own, so that it overwrites nothing its writer has
 * not seen; after a conflict the writer is shown what is there now.
 * @param loaded of what is there now; null when that is nothing, or can't be told
 * @param refused what came of the form when it was sent
 */
export function versionOfForm<Loaded extends string | null>(
  loaded: Loaded,
  refused: { problem: string; version: string } | undefined,
): Loaded | string {
  const isOwn = refused && (refused.problem !== 'conflict' || loaded === null)
  return isOwn ? refused.version : loaded
}

/** A time later than `before`, so that no two versions of a row have the same. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}

/** The fields of `next` that differ, as they were and as they become. */
export function differences<Content extends object>(
  row: Readonly<Record<keyof Content, unknown>>,
  next: Content,
) {
  const names = (Object.keys(next) as (keyof Content)[]).filter(
    (name) => JSON.stringify(row[name]) !== JSON.stringify(next[name]),
  )
  const pick = (from: Readonly<Record<keyof Content, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(row), after: pick(next) as Partial<Content> }
}
