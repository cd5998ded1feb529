import { AsyncLocalStorage } from 'node:async_hooks'

/** How many factors the provider says that a sign-in took; null where no provider was asked. */
type Factors = 'one' | 'several' | null

const calls = new AsyncLocalStorage<{ said: Factors }>()

/** Remembers what the provider says while a call is answered, for that call alone. */
export function withProviderFactors<Result>(work: () => Promise<Result>): Promise<Result> {
  return calls.run({ said: null }, work)
}

/** Keeps what the provider says for the call under way. */
export function recordProviderFactors(said: Exclude<Factors, null>): void {
  const call = calls.getStore()
  if (call) call.said = said
}

/** What the provider has said in the call under way. */
export function providerFactors(): Factors {
  return calls.getStore()?.said ?? null
}
