/** Placeholder in server-written text for a value that only the client knows, such as a file name. */
export const PLACEHOLDER = '{}'

/** Replaces the placeholder in a text. */
export function fillPlaceholder(words: string | null | undefined, what: string): string {
  return (words ?? '').replace(PLACEHOLDER, () => what)
}

/** Clones the content of the first matching `template` in a page. */
export function cloneTemplate(page: ParentNode, templates: string): HTMLElement {
  const template = page.querySelector<HTMLTemplateElement>(templates)
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement
}
