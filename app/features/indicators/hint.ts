import type { Indicator } from './indicator.ts'

const MASK = '•'

/** How many characters at the beginning and the end of a masked value stay readable. */
const READABLE = {
  phone: [6, 2],
  iban: [2, 3],
  handle: [2, 1],
  email: [1, 1],
} as const

/**
 * Returns how a value is shown to readers. What may belong to a private person is masked: a person who has
 * the whole value recognises it, and nobody else can use it.
 */
export function hintOf({ kind, value }: Indicator): string {
  switch (kind) {
    case 'phone':
    case 'iban':
      return masked(value, READABLE[kind])
    case 'handle': {
      const [messenger, name = ''] = value.split(':')
      return `${messenger}:${masked(name, READABLE.handle)}`
    }
    case 'email': {
      const at = value.lastIndexOf('@')
      return masked(value.slice(0, at), READABLE.email) + value.slice(at)
    }
    default:
      return value
  }
}

/** Never shows more than half of a value. */
function masked(value: string, [first, last]: readonly [number, number]): string {
  const shown = Math.floor(value.length / 2)
  const start = Math.min(first, Math.max(shown - last, 0))
  const end = Math.min(last, shown - start)
  const hidden = MASK.repeat(value.length - start - end)
  return value.slice(0, start) + hidden + value.slice(value.length - end)
}
