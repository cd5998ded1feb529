import type { FindingCode } from '#analyzer'
import type { ContentType } from '#app/domain/content-type.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { GenerativeAi } from '#app/platform/generative-ai/generative-ai.server.ts'
import type { ModelAnswer } from '../analysis.ts'
import { buildPrompt, PROMPT_VERSION } from './generative-prompt.server.ts'
import { ANSWER_SCHEMA, normaliseAnswer } from './normalise-answer.server.ts'

/**
 * Returns the model's verdict on `content`, given the local findings `signs`, in the reader's language. The
 * answer is normalised but not trusted alone, because the text may contain prompt injection. Throws only
 * `GenerativeAiError`.
 */
export async function analyzeWithModel(
  ai: GenerativeAi,
  content: { type: ContentType; text: string },
  {
    signs,
    language,
    signal,
  }: { signs: readonly FindingCode[]; language: Locale; signal?: AbortSignal | undefined },
): Promise<ModelAnswer> {
  const prompt = buildPrompt(content, signs, language)
  const reply = await ai.generateJson({ ...prompt, schema: ANSWER_SCHEMA, signal })
  return normaliseAnswer(reply, `${ai.name}/prompt-${PROMPT_VERSION}`)
}
