import { matches, searchTextOf, termsOf } from '../../search/search-text.ts'

/**
 * Filters the visible cards by the typed words until the server has answered, which also searches the other
 * language. If no card matches, all stay visible.
 */
export function filterWhileTyping(): void {
  const field = document.querySelector<HTMLInputElement>('input[name=q]')
  if (!field) return
  field.addEventListener('input', () => narrow(field.value))
  document.addEventListener('shown', () => narrow(field.value))
}

function narrow(typed: string): void {
  const list = document.querySelector<HTMLElement>('[data-cards]')
  if (!list) return
  const cards = [...list.children] as HTMLElement[]
  const terms = termsOf(typed)
  const isAnswered = terms.join(' ') === termsOf(list.dataset.cards ?? '').join(' ')
  const found = isAnswered ? cards : cards.filter((card) => matches(textOf(card), terms))
  for (const card of cards) card.hidden = found.length > 0 && !found.includes(card)
}

/** Title and description in search form. */
function textOf(card: HTMLElement): string {
  const parts = [...card.querySelectorAll('[data-searched]')]
  return searchTextOf(...parts.map(({ textContent }) => textContent ?? ''))
}
