/** Three lowercase Latin words in a row: names are capitalised. */
const ENGLISH_SENTENCE = /\b[a-z]{2,}(?: [a-z]{2,}){2,}\b/g

/** Returns probable English sentences in a text of another script. */
export function englishSentences(text: string): string[] {
  return text.match(ENGLISH_SENTENCE) ?? []
}

/**
 * Returns a page's visible text: without scripts, templates and tags, with entities decoded and white space
 * collapsed. A word with a break opportunity is one word.
 */
export function visibleText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->|<wbr\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
