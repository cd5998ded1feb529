import { AsyncLocalStorage } from 'node:async_hooks'

/** Number of factors claimed by the provider; null without a provider. */
type Factors = 'one' | 'several' | null

const calls = new AsyncLocalStorage<{ said: Factors }>()

/** Runs a call with storage for the provider's claim. */
export function withProviderFactors<Result>(work: () => Promise<Result>): Promise<Result> {
  return calls.run({ said: null }, work)
}

/** Stores the claim for the current call. */
export function recordProviderFactors(said: Exclude<Factors, null>): void {
  const call = calls.getStore()
  if (call) call.said = said
}

/** Returns the claim of the current call. */
export function providerFactors(): Factors {
  return calls.getStore()?.said ?? null
}
