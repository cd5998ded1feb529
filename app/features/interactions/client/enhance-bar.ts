import { LIMITS } from '#app/domain/limits.ts'
import { fillPlaceholder } from '#app/ui/form/fill-placeholder.ts'
import { formatNumber } from '#app/ui/form/format-number.ts'
import {
  type ButtonType,
  type InteractionCounts,
  laterCounts,
  NO_INTERACTIONS,
} from '../interaction-counts.ts'
import { sendInteraction } from './send-interaction.ts'
import { subscribeToCounts } from './subscribe-to-counts.ts'

/**
 * Makes reaction buttons work without a page load. A click counts at once and is silently undone if it could
 * not be recorded. Counts are updated live.
 */
export function enhanceInteractionBar(bar: HTMLElement, scamId: string): void {
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('button[name=type]')]
  const status = bar.querySelector('[role=status]')
  /** Optimistic count of each button during its request. */
  const expected: Partial<Record<ButtonType, number>> = {}
  let counts = NO_INTERACTIONS

  for (const button of buttons) learn({ [button.value]: Number(figureOf(button).dataset.count) })
  subscribeToCounts(scamId, learn)

  bar.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = event.submitter as HTMLButtonElement
    say(button, button.value as ButtonType)
  })

  async function say(button: HTMLButtonElement, type: ButtonType): Promise<void> {
    expected[type] = counts[type] + 1
    setSaid(button, true)
    showPlusOne(button)
    show()
    const locked = new Promise((resolve) => setTimeout(resolve, LIMITS.interactionLock))
    const count = await sendInteraction(scamId, type)
    if (count !== null) {
      learn({ [type]: count })
      if (status) status.textContent = fillPlaceholder(button.dataset.thanks, formatNumber(count))
    }
    await locked
    delete expected[type]
    setSaid(button, count !== null)
    show()
  }

  function learn(news: Partial<InteractionCounts>): void {
    counts = laterCounts(counts, news)
    show()
  }

  function show(): void {
    for (const button of buttons) {
      const type = button.value as ButtonType
      figureOf(button).textContent = formatNumber(Math.max(counts[type], expected[type] ?? 0))
    }
  }
}

const figureOf = (button: HTMLElement) => button.querySelector('[data-count]') as HTMLElement

function setSaid(button: HTMLButtonElement, isSaid: boolean): void {
  button.type = isSaid ? 'button' : 'submit'
  button.setAttribute('aria-disabled', String(isSaid))
  const label = button.querySelector<HTMLElement>('[data-open]')
  if (label) label.textContent = label.dataset[isSaid ? 'recorded' : 'open'] ?? ''
}

function showPlusOne(button: HTMLButtonElement): void {
  const sample = button.querySelector('template')?.content.firstElementChild
  if (!sample) return
  const plusOne = sample.cloneNode(true) as Element
  button.append(plusOne)
  setTimeout(() => plusOne.remove(), LIMITS.plusOneAnimation)
}
