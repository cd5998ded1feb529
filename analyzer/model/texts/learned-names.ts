/**
 * Findings and features that were renamed since the weights of texts were learned, with the names under which the weights know
 * them. A training may begin by emptying it.
 */
const LEARNED_AS: Readonly<Record<string, string>> = {}

/** The name under which the weights know a finding or a feature. */
export function learnedName(name: string): string {
  return LEARNED_AS[name] ?? name
}
