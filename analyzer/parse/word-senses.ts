import { LANG_SENSES } from '../compiled/lang.js'
import { isAny, spelled, wordSet } from './class-words.ts'
import type { Token } from './tokens.ts'

const SENSES = LANG_SENSES.map(({ word, form, after, before, surfaces }) => ({
  word: spelled(word),
  instead: spelled(form),
  after: new Set(after.map(spelled)),
  before: new Set(before.map(spelled)),
  surfaces: new Set(surfaces.map(spelled)),
}))
const UPON = wordSet('word-senses/upon')
const IN = wordSet('word-senses/in')

/** Returns the token with its form disambiguated by its neighbours. */
export function disambiguate(tokens: readonly Token[], at: number): Token {
  const token = tokens[at]!
  const sense = SENSES.find(({ word }) => token.forms.includes(word))
  if (!sense || !isMeant(sense, tokens, at)) return token
  const forms = token.forms.map((form) => (form === sense.word ? sense.instead : form))
  return { ...token, forms: [...new Set(forms)] }
}

function isMeant(
  { after, before, surfaces }: (typeof SENSES)[number],
  tokens: readonly Token[],
  at: number,
): boolean {
  const { clause } = tokens[at]!
  const near = (place: number) => (tokens[place]?.clause === clause ? tokens[place] : undefined)
  const last = IN.has(near(at - 1)?.text ?? '') ? near(at - 2) : near(at - 1)
  if (isAny(last, after) || isAny(near(at + 1), before)) return true
  return UPON.has(near(at + 1)?.text ?? '') && isAny(near(at + 2), surfaces)
}
