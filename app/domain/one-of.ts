/** The one of `values` that `value` is; null for anything else. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  value: unknown,
): Value | null {
  return values.find((known) => known === value) ?? null
}
