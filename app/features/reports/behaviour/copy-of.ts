/** A fresh copy of what the server wrote into the first `template` of these in a page. */
export function copyOf(page: ParentNode, templates: string): HTMLElement {
  const template = page.querySelector<HTMLTemplateElement>(templates)
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement
}
