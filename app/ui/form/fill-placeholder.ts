/** Stands in the server's words for what only the page knows, such as the name of a file. */
export const PLACEHOLDER = '{}'

/** The server's words, with what they are about. */
export function fillPlaceholder(words: string | null | undefined, what: string): string {
  return (words ?? '').replace(PLACEHOLDER, () => what)
}

/** A fresh copy of what the server wrote into the first `template` of these in a page. */
export function cloneTemplate(page: ParentNode, templates: string): HTMLElement {
  const template = page.querySelector<HTMLTemplateElement>(templates)
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement
}
