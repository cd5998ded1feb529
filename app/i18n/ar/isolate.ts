/** Keeps an address, a number or a code in one piece, left to right, inside an Arabic sentence (Unicode LRI and PDI). */
export function leftToRight(text: string | undefined): string {
  return `\u2066${text ?? ''}\u2069`
}

/** Keeps a name in one piece whatever its script is (Unicode FSI and PDI). */
export function isolated(name: string | undefined): string {
  return `\u2068${name ?? ''}\u2069`
}
