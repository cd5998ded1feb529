import type { ContentType } from '#app/domain/content-type.ts'
import type { GenerativeAi } from '#app/platform/generative-ai/generative-ai.server.ts'
import type { ModelAnswer } from '../analysis.ts'
import { buildPrompt, type Language, PROMPT_VERSION } from './generative-prompt.server.ts'
import { ANSWER_SCHEMA, normaliseAnswer } from './normalise-answer.server.ts'

/**
 * The generative model's verdict on `content`, written in the reader's language. The answer is normalised but not
 * to be trusted alone: the text under test may have talked the model round. Throws only `GenerativeAiError`.
 */
export async function analyzeWithModel(
  ai: GenerativeAi,
  content: { type: ContentType; text: string },
  { signal, language }: { signal?: AbortSignal | undefined; language: Language },
): Promise<ModelAnswer> {
  const prompt = buildPrompt(content, language)
  const reply = await ai.generateJson({ ...prompt, schema: ANSWER_SCHEMA, signal })
  return normaliseAnswer(reply, `${ai.name}/prompt-${PROMPT_VERSION}`)
}
