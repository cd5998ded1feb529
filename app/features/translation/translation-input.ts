import { LIMITS } from '#app/domain/limits.ts'
import { textOrEmpty } from '#app/domain/text/text-or-empty.ts'
import { isBlank } from '#app/ui/form/invisible.ts'
import { normalizeLineEnds } from '#app/ui/form/typed-text.ts'

/** Where a wrong sentence is reported; without its language. */
export const TRANSLATION_PATH = '/wrong-sentence'

/** Query parameter: the page that the sentence stands on, with its language. */
export const PAGE_PARAMETER = 'page'

/** Name under which the sentence that was tapped is kept for the form. */
export const TAPPED_SENTENCE = 'sentence'

/** What a visitor says of a sentence. `better` may be empty. */
export type TranslationInput = { page: string; sentence: string; better: string }

export type TranslationProblem = 'missing' | 'too-long'
export type TranslationProblems = Partial<Record<'sentence' | 'better', TranslationProblem>>

/** A path of this site. */
const PATH = /^\/[^\s\\]{0,200}$/

/** The form as it was sent. A page that is no path of this site is left out. */
export function readTranslationInput(form: FormData): TranslationInput {
  const field = (name: string) => {
    return normalizeLineEnds(textOrEmpty(form.get(name))).trim()
  }
  return { page: pageOf(field('page')), sentence: field('sentence'), better: field('better') }
}

/** The page that an address names, where it is a path of this site; else nothing. */
export function pageOf(value: string | null): string {
  return value && PATH.test(value) && !value.startsWith('//') ? value : ''
}

/** What keeps a field from being sent; empty when nothing does. */
export function translationProblems({ sentence, better }: TranslationInput): TranslationProblems {
  const limit = LIMITS.sentenceLength
  return {
    ...(isBlank(sentence) && { sentence: 'missing' as const }),
    ...(sentence.length > limit && { sentence: 'too-long' as const }),
    ...(better.length > limit && { better: 'too-long' as const }),
  }
}
