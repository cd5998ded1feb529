import { expect } from 'vitest'
import type { GenerativeAiError } from '#app/platform/generative-ai/generative-ai.server.ts'

/** A sample model request. No error may contain its texts. */
export const REQUEST = {
  system: 'the instruction',
  user: 'the secret text',
  schema: { type: 'object' },
}

/** Returns the error of a model request. Fails if there is an answer. */
export async function failureOf(answer: Promise<string>): Promise<GenerativeAiError> {
  return answer.then(
    (text) => expect.fail(`answered ${text}`),
    (error) => error,
  )
}
