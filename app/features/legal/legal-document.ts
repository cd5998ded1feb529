import { type Locale, type Text, writtenIn } from '#app/i18n/locale.ts'
import { type Message, say, type Values } from '#app/i18n/say.ts'

/** A text of the law as its file has it. A block is a paragraph, or a list of short ones. */
type LegalWords = {
  readonly title: string
  readonly description: string
  readonly keywords: string
  /** What stands over the table of contents. */
  readonly contents: string
  /** When it was last changed, in words. */
  readonly dated: Message
  readonly intro: readonly Message[]
  readonly sections: Readonly<
    Record<
      string,
      {
        readonly heading: string
        readonly blocks: readonly (Message | { readonly list: readonly Message[] })[]
      }
    >
  >
}

/** A text of the law as a page shows it. */
export type LegalDocument = ReturnType<typeof legalDocument>

/** Returns the paragraphs with what is true of this installation. One that says nothing here is left out. */
export function paragraphsOf(messages: readonly Message[], facts: Values): string[] {
  return messages.map((message) => say(message, facts)).filter((paragraph) => paragraph !== '')
}

/**
 * A text of the law in a visitor's language, or in English where there is none, with what is true of this installation.
 */
export function legalDocument(text: Text<LegalWords>, locale: Locale, facts: Values) {
  const { title, description, keywords, contents, dated, intro, sections } = text[locale]
  const said = (messages: readonly Message[]) => paragraphsOf(messages, facts)
  return {
    language: writtenIn(text, locale),
    title,
    description,
    keywords,
    contents,
    dated: say(dated, facts),
    intro: said(intro),
    sections: Object.entries(sections).map(([id, { heading, blocks }]) => ({
      id,
      heading,
      blocks: blocks.flatMap((block): (string | { list: string[] })[] =>
        typeof block === 'object' ? [{ list: said(block.list) }] : said([block]),
      ),
    })),
  }
}
