import { matches, searchTextOf, termsOf } from '../../search/search-text.ts'

/**
 * Shows only the cards that have the typed words, until the server has answered: it knows the words of the other
 * language too. When no card has them, all stay for that moment.
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

/** Title and description, as search compares them. */
function textOf(card: HTMLElement): string {
  const parts = [...card.querySelectorAll('[data-searched]')]
  return searchTextOf(...parts.map(({ textContent }) => textContent ?? ''))
}
