/** Returns the link that a click will follow in this window; null if there is none or it opens elsewhere. */
export function followedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}

/**
 * Whether the response to a clicked link may take focus: it is still on the link, or on nothing because the
 * link is gone.
 */
export const canTakeFocus = (link: HTMLAnchorElement): boolean =>
  !document.activeElement || [link, document.body].includes(document.activeElement as HTMLElement)
