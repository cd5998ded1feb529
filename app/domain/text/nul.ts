/** Whether it is a text with a NUL in it. PostgreSQL has none such, and takes none to compare with. */
export function containsNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0')
}
