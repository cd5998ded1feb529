/** Returns a value of unknown type if it is a string, else ''. A field of a form or body may be a file or an object. */
export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
