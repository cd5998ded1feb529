import { type BrandMention, findBrands } from './entities/brands.ts'
import { type Email, findEmails, findPhones, type Phone } from './entities/contacts.ts'
import { countedLinks } from './entities/counted-links.ts'
import {
  type Headers,
  type HeadLine,
  headLines,
  type Party,
  readHeaders,
} from './entities/headers.ts'
import { findLinks, type Link } from './entities/links.ts'
import { deobfuscate } from './parse/normalization/deobfuscate.ts'
import { clean, fold } from './parse/normalization/normalize.ts'
import { MASKED_HOST } from './parse/normalization/placeholders.ts'
import { touches } from './parse/spans.ts'
import { inSmallLetters } from './parse/substrings.ts'
import { type Entity, tokenise, type Words } from './parse/tokens.ts'
import { asksAdvice } from './parse/user-question.ts'
import type { Content, ContentType } from './types.ts'

/** A text with everything that the checks need, computed once. All spans refer to the original text. */
export type ParsedContent = {
  readonly type: ContentType
  readonly text: string
  /** The text in lower case with unchanged positions. */
  readonly small: string
  readonly words: Words
  readonly links: readonly Link[]
  readonly emails: readonly Email[]
  readonly phones: readonly Phone[]
  readonly headers: Headers
  readonly brands: readonly BrandMention[]
}

export function parseContent(content: Content): ParsedContent {
  const { type, text } = content
  const { head, mails, links, emails, phones, headers } = readContacts(content)
  const spelled = tokenise(
    deobfuscate(fold(text)),
    inOrder([
      ...links.map(({ span }): Entity => ({ form: '@link', span })),
      ...emails.map(({ span }): Entity => ({ form: '@email', span })),
      ...phones.map(({ span }): Entity => ({ form: '@phone', span })),
    ]),
    breaksOf(head, mails),
  )
  const brands = findBrands(spelled, text)
  const words = withBrands(spelled, brands)
  return {
    type,
    text,
    small: inSmallLetters(text),
    words: { ...words, asksAdvice: asksAdvice(words) },
    links,
    emails,
    phones,
    headers,
    brands,
  }
}

/** The contacts that the text offers, and what its head lines name. */
function readContacts({ type, text }: Content) {
  const cleaned = clean(text)
  const head = type === 'email' ? headLines(cleaned) : []
  const unread = head.filter(({ isSubject }) => !isSubject).map(({ span }) => span)
  const mails = findEmails(cleaned)
  const headers = readHeaders(cleaned)
  const opened = findLinks(
    cleaned,
    type,
    mails.map((mail) => mail.span),
    // An address with a scheme is a link wherever it occurs.
  ).filter(({ span, scheme }) => scheme !== null || !touches(span, unread))
  const links = type === 'email' ? countedLinks(opened, headers) : opened
  const taken = [...links.map(({ span }) => span), ...unread]
  const emails = mails.filter(({ span }) => !touches(span, taken))
  const phones = findPhones(cleaned).filter(({ span }) => !touches(span, taken))
  return { head, mails, links, emails, phones, headers }
}

/** Web addresses, mail addresses and phone numbers of a text, in text order. */
export type Contacts = Pick<ParsedContent, 'links' | 'emails' | 'phones'> & {
  /** The mailboxes in the header lines that a reply or a bounce would reach. */
  readonly senders: readonly Party[]
}

/**
 * Returns the contacts of a text as the checks read them: disguised addresses are restored, and a link
 * through a redirect service is its target. Links whose target is unknown are left out.
 */
export function contactsIn(content: Content): Contacts {
  const { links, emails, phones, headers } = readContacts(content)
  const parties = [...headers.senders, headers.replyTo, headers.returnPath]
  return {
    links: links.filter(({ host }) => host !== MASKED_HOST),
    emails,
    phones,
    senders: parties.filter((party) => party !== null),
  }
}

/** Sender name, address and subject are separate sentences. */
function breaksOf(head: readonly HeadLine[], mails: readonly Email[]): number[] {
  const addresses = mails.filter(({ span }) => head.some((line) => touches(span, [line.span])))
  return [...head.map(({ span }) => span.end), ...addresses.map(({ span }) => span.start)].sort(
    (a, b) => a - b,
  )
}

/** Adds the form `@brand` to the first word of every brand name. */
function withBrands(words: Words, brands: readonly BrandMention[]): Words {
  if (brands.length === 0) return words
  const { tokens, at } = words
  const starts = new Set(brands.map(({ span }) => span.start))
  const places: number[] = []
  const named = tokens.map((token, place) => {
    if (!starts.has(token.span.start)) return token
    places.push(place)
    return { ...token, forms: [...token.forms, '@brand'] }
  })
  return { ...words, tokens: named, at: new Map([...at, ['@brand', places]]) }
}

function inOrder(entities: Entity[]): Entity[] {
  entities.sort((a, b) => a.span.start - b.span.start)
  let end = 0
  return entities.filter(({ span }) => {
    if (span.start < end) return false
    end = span.end
    return true
  })
}
