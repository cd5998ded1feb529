import { expect } from 'vitest'
import type { GenerativeAiError } from '#app/platform/generative-ai/generative-ai.server.ts'

/** A question to a model of any provider. Its texts must stand in no error. */
export const REQUEST = {
  system: 'the instruction',
  user: 'the secret text',
  schema: { type: 'object' },
}

/** Why a model gave no answer. An answer is a failed test. */
export async function failureOf(answer: Promise<string>): Promise<GenerativeAiError> {
  return answer.then(
    (text) => expect.fail(`answered ${text}`),
    (error) => error,
  )
}
