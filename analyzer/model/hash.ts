/** FNV-1a over UTF-16 code units with a final mix: the 32-bit key of a feature name. */
export function hash(name: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < name.length; i++) {
    value ^= name.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return mixed(value)
}

/** Returns the key of two features that occur together, independent of order. */
export function joined(one: number, other: number): number {
  return mixed(Math.imul(Math.min(one, other), 0x9e3779b1) ^ Math.max(one, other))
}

function mixed(key: number): number {
  let value = key ^ (key >>> 15)
  value = Math.imul(value, 0x2c1b3c6d)
  value ^= value >>> 12
  return value >>> 0
}
