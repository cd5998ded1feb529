/**
 * Returns the version of a row, on which a form is based. Every change sets another `updatedAt`, see
 * `laterThan`.
 */
export function versionOf({ updatedAt }: { updatedAt: Date }): string {
  return String(updatedAt.getTime())
}

/** Returns the version in a submitted form; empty, which matches no row, if there is none. */
export function versionIn(form: FormData): string {
  return String(form.get('version') ?? '')
}

/** Returns the id that a submitted form has for a new row; empty if there is none. */
export function idIn(form: FormData): string {
  return String(form.get('id') ?? '')
}

/**
 * Returns the version for the next submission. A rejected form keeps its own, so that it overwrites nothing
 * the user has not seen; after a conflict the current row is shown.
 * @param loaded current version; null if there is no row or it is unknown
 * @param refused result of the submission
 */
export function versionOfForm<Loaded extends string | null>(
  loaded: Loaded,
  refused: { problem: string; version: string } | undefined,
): Loaded | string {
  const isOwn = refused && (refused.problem !== 'conflict' || loaded === null)
  return isOwn ? refused.version : loaded
}

/** Returns a time later than `before`, so that no two versions are equal. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}

/** Returns the fields of `next` that differ, before and after. */
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
