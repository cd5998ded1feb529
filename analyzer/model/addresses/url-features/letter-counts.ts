export function digits(text: string): number {
  let sum = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 48 && code <= 57) sum++
  }
  return sum
}

export function count(text: string, character: string): number {
  return text.split(character).length - 1
}

export function matches(text: string, pattern: RegExp): number {
  return Math.min(4, text.match(pattern)?.length ?? 0)
}

export function entropy(text: string): number {
  if (text.length < 2) return 0
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const n of counts.values()) bits -= (n / text.length) * Math.log2(n / text.length)
  return bits
}

export function vowels(text: string): number {
  const letters = text.match(/[a-z]/g)?.length ?? 0
  return letters === 0 ? 0.4 : (text.match(/[aeiouy]/g)?.length ?? 0) / letters
}

export function consonantRun(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/[bcdfghjklmnpqrstvwxz]+/g))
    longest = Math.max(longest, run.length)
  return longest
}

/** Returns the number of changes between letters and digits. */
export function mixes(text: string): number {
  return (text.match(/[a-z]\d|\d[a-z]/g) ?? []).length
}

export function longestHex(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/[a-f0-9]{6,}/g))
    if (/\d/.test(run)) longest = Math.max(longest, run.length)
  return longest
}

export function longestOf(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0)
}

/** Returns the number of changes between lower and upper case. */
export function caseChanges(text: string): number {
  return (text.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g) ?? []).length
}
