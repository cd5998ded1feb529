/** Whether the value is a text with a NUL, which PostgreSQL cannot store or compare. */
export function containsNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0')
}
