import { pathWithoutLocale } from '#app/i18n/local-path.ts'
import { enter } from '#app/ui/form/type-into.ts'

/** In the tab's own storage, from a press on a link to the other language to the page that it leads to. */
const KEY = 'typed'

/** What stands in the forms of a page, one after the other, by the page's address without its language. */
type Typed = {
  path: string
  forms: [name: string, value: string][][]
  /** Pictures can't be carried: the page says that they are to be chosen again. */
  hadPictures: boolean
}

/** What was typed and chosen on a page stands there in the other language, too, when that is chosen. */
export function carryTyped(): void {
  const carried = take()
  if (carried) window.addEventListener('load', () => putBack(carried), { once: true })
  document.addEventListener('click', (event) => {
    const isLanguage = event.target instanceof Element && event.target.closest('a[data-language]')
    if (isLanguage && !event.ctrlKey && !event.metaKey && !event.shiftKey) keep()
  })
}

const forms = () => [...document.querySelectorAll<HTMLFormElement>('main form')]
const path = () => pathWithoutLocale(window.location.pathname)

function keep(): void {
  const typed: Typed = {
    path: path(),
    forms: forms().map((form) =>
      [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      ),
    ),
    hadPictures: document.querySelector('[data-evidence] li') !== null,
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // A browser that keeps nothing carries nothing.
  }
}

function take(): Typed | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept && JSON.parse(kept)
  } catch {
    return null
  }
}

function putBack(typed: Typed): void {
  if (typed.path !== path()) return
  for (const [i, form] of forms().entries()) fill(form, typed.forms[i] ?? [])
  if (typed.hadPictures) {
    document.querySelector('[data-evidence]')?.dispatchEvent(new Event('lost', { bubbles: true }))
  }
}

function fill(form: HTMLFormElement, fields: Typed['forms'][number]): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      const isChecked = fields.some(
        ([name, value]) => name === control.name && value === control.value,
      )
      if (control.checked === isChecked) continue
      control.checked = isChecked
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (
      (control instanceof HTMLInputElement && control.type !== 'file') ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      const value = fields.find(([name]) => name === control.name)?.[1]
      if (value !== undefined) enter(control, value)
    }
  }
}
