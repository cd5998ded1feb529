import type { FindingCode, ReassuranceCode } from '../codes.ts'
import type { Link } from '../entities/links.ts'
import type { Prepared } from '../prepared.ts'
import type { Negations } from '../text/negations.ts'
import { compile, findPhrases, type Phrases, spansOf } from '../text/phrases.ts'
import type { ContentType } from '../types.ts'
import type { Brand } from '../uae/types.ts'
import type { Finding, Reassurance } from '../verdict-types.ts'

/** Looks for one kind of warning sign. */
export type Detector = (content: Prepared) => Finding[]

/** Looks for one kind of thing that speaks for a text. */
export type Reassurer = (content: Prepared) => Reassurance[]

type PhraseOptions = {
  /** Which words before a phrase take it back; see `Negations`. */
  negations?: Negations
  /** Phrases whose words mean something else: they make no part of the sign. */
  except?: Phrases
  /** The type of text in which they are a sign; any unless told. */
  within?: ContentType
  /** What else must be true of the text. */
  when?: (content: Prepared) => boolean
}

const NOTHING_ELSE: Phrases = { en: [], ar: [] }

/** A detector that knows its sign by phrases: one finding, with every place where a phrase occurs. */
export function phraseSignal<Code extends FindingCode | ReassuranceCode>(
  code: Code,
  phrases: Phrases,
  { negations = 'none', except = NOTHING_ELSE, within, when = () => true }: PhraseOptions = {},
): (content: Prepared) => Finding<Code>[] {
  const patterns = compile(phrases)
  const others = compile(except)
  return (content) => {
    if (within && content.type !== within) return []
    const hits = findPhrases(content.words, patterns, negations, others)
    if (hits.length === 0 || !when(content)) return []
    return [{ code, params: {}, spans: spansOf(content.words, hits) }]
  }
}

/** A sign that shows in several ways: what the first of them finds that finds anything. */
export function firstOf(...ways: readonly Detector[]): Detector {
  return (content) => {
    for (const look of ways) {
      const found = look(content)
      if (found.length > 0) return found
    }
    return []
  }
}

/** A detector that looks at each link by itself: at most one finding, about the first link that has the sign. */
export function linkSignal<Code extends FindingCode | ReassuranceCode>(
  code: Code,
  look: (link: Link, content: Prepared) => Record<string, string> | null,
): (content: Prepared) => Finding<Code>[] {
  return (content) => {
    for (const link of content.links) {
      const params = look(link, content)
      if (params) return [{ code, params: { domain: link.domain, ...params }, spans: [link.span] }]
    }
    return []
  }
}

/** The parameters by which a sentence names an organisation. */
export function named(brand: Brand): { brand: string; brandAr: string } {
  return { brand: brand.name.en, brandAr: brand.name.ar }
}
