/** What can be known of its own, apart from the words around it. */
export const INDICATOR_KINDS = [
  'domain',
  'host',
  'url',
  'email',
  'phone',
  'iban',
  'wallet',
  'handle',
] as const

export type IndicatorKind = (typeof INDICATOR_KINDS)[number]

/** The kinds that lists of others contain. */
export type WebIndicatorKind = Extract<IndicatorKind, 'domain' | 'host' | 'url'>

/** An indicator in its normalised form. Equal indicators have equal values. */
export type Indicator<Kind extends IndicatorKind = IndicatorKind> = { kind: Kind; value: string }

/** Names an indicator among others, and in a form. */
export function keyOf({ kind, value }: { kind: string; value: string }): string {
  return `${kind} ${value}`
}

const PRIVATE: ReadonlySet<IndicatorKind> = new Set(['email', 'phone', 'iban', 'handle'])

/** Whether values of this kind may belong to a private person: stored as a keyed hash, never published. */
export function isPrivate(kind: IndicatorKind): boolean {
  return PRIVATE.has(kind)
}
