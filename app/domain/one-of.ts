/** Returns `value` if it is one of `values`, else null. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  value: unknown,
): Value | null {
  return values.find((known) => known === value) ?? null
}
