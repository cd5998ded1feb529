/** The link that a click is about to follow in this window; null when there is none, or it opens elsewhere. */
export function followedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null
}

/** Whether the answer to a pressed link may take the focus: it is still on the link, or on nothing, as when that is gone. */
export const canTakeFocus = (link: HTMLAnchorElement): boolean =>
  !document.activeElement || [link, document.body].includes(document.activeElement as HTMLElement)
