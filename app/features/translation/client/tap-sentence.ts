import { followedLink } from '#app/ui/partial-update/followed-link.ts'
import { storeForNextPage } from '#app/ui/partial-update/tab-storage.ts'
import { TAPPED_SENTENCE } from '../translation-input.ts'

/** Elements that hold one sentence of ours or a few. */
const TEXTS = 'p, li, h1, h2, h3, h4, label, legend, dt, dd, summary, button, a, th, td'
/** What a visitor typed or pasted, which is no sentence of ours. */
const NOT_OURS = 'input, textarea, select, mark, pre, [data-visitor-text]'
/** In UTF-16 code units: a longer text is a whole section, and not a sentence. */
const MAX_LENGTH = 500

/**
 * The link in the footer that reports a wrong sentence asks for a tap on the sentence first, and takes it along. Escape
 * or the button ends that. Without this script the link leads to the form.
 */
export function tapSentence(): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event, 'a[data-tap-sentence]')
    const bar = document.querySelector<HTMLElement>('[data-tap-bar]')
    if (!link || !bar) return
    event.preventDefault()
    const ended = new AbortController()
    const end = () => {
      bar.hidden = true
      ended.abort()
      link.focus()
    }
    bar.hidden = false
    bar.querySelector('button')?.focus()
    document.addEventListener(
      'click',
      (tap) => {
        tap.preventDefault()
        tap.stopPropagation()
        const { target } = tap
        if (!(target instanceof Element) || target.closest('[data-tap-bar]')) return end()
        const sentence = sentenceAt(target)
        if (!sentence) return
        storeForNextPage(TAPPED_SENTENCE, sentence)
        window.location.assign(link.href)
      },
      { capture: true, signal: ended.signal },
    )
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), {
      signal: ended.signal,
    })
  })
}

function sentenceAt(target: Element): string | null {
  if (target.closest(NOT_OURS)) return null
  const text = target.closest(TEXTS)?.textContent?.replace(/\s+/g, ' ').trim()
  return text && text.length <= MAX_LENGTH ? text : null
}
