import { pathWithoutLocale } from '#app/i18n/local-path.ts'
import { setInputValue } from '#app/ui/form/type-into.ts'
import { followedLink } from '#app/ui/partial-update/followed-link.ts'
import { storeForNextPage, takeStored } from '#app/ui/partial-update/tab-storage.ts'

/** Storage key, used between a language link and the page it opens. */
const NAME = 'typed'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Values of a form's controls by `keyOf`: text, or checked state. */
type Fields = Record<string, string | boolean>

/** Form values of a page that is left for another language. */
type Typed = {
  language: string
  /** By form action, see `targetOf`. */
  forms: Record<string, Fields>
  /** Files cannot be transferred: the page asks to select them again. */
  hadPictures: boolean
}

/** Transfers form values to the same page in another language. */
export function transferFormValues(): void {
  // This script runs last, so listeners for input events are installed.
  const carried = takeStored<Typed>(NAME)
  if (carried) putBack(carried)
  document.addEventListener('click', (event) => {
    const link = followedLink(event, 'a[data-language]')
    if (!link) return
    const keepNow = () => keep(link.lang)
    keepNow()
    // Saves again on pagehide, because the page remains usable until the other one loads.
    window.addEventListener('pagehide', keepNow, { once: true })
  })
}

const forms = () => [...document.querySelectorAll<HTMLFormElement>('main form')]

/** Without language, so that it is equal in both, also for a page without its own URL. */
const targetOf = (form: HTMLFormElement) => pathWithoutLocale(new URL(form.action).pathname)

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input:not([type=file]), textarea, select'),
]

const canBeTicked = (control: Control): control is HTMLInputElement =>
  ['checkbox', 'radio'].includes(control.type)

/** Checkboxes and radio buttons share a name with others and possibly with a hidden field. */
const keyOf = (control: Control) =>
  canBeTicked(control) ? `${control.name}=${control.value}` : control.name

function keep(language: string): void {
  const typed: Typed = {
    language,
    forms: typedInForms(),
    hadPictures: document.querySelector('[data-evidence] li') !== null,
  }
  storeForNextPage(NAME, typed)
}

/** Merges forms with the same action. */
function typedInForms(): Typed['forms'] {
  const typed: Typed['forms'] = {}
  for (const form of forms()) {
    const target = targetOf(form)
    typed[target] = { ...typed[target], ...fieldsOf(form) }
  }
  return typed
}

function fieldsOf(form: HTMLFormElement): Fields {
  return Object.fromEntries(
    controlsOf(form).map((control) => [
      keyOf(control),
      canBeTicked(control) ? control.checked : control.value,
    ]),
  )
}

function putBack(typed: Typed): void {
  // If the language change was aborted, the next page is a different one.
  if (typed.language !== document.documentElement.lang) return
  for (const form of forms()) fill(form, typed.forms[targetOf(form)] ?? {})
  if (typed.hadPictures) {
    document.querySelector('[data-evidence]')?.dispatchEvent(new Event('lost', { bubbles: true }))
  }
}

/** Skips controls changed since the page loaded. */
function fill(form: HTMLFormElement, fields: Fields): void {
  for (const control of controlsOf(form).filter(isAsItCame)) {
    const held = fields[keyOf(control)]
    if (typeof held === 'string') setInputValue(control, held)
    else if (canBeTicked(control) && held === !control.checked) {
      control.checked = held
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

function isAsItCame(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const { options, value } = control
    return value === ([...options].find((option) => option.defaultSelected) ?? options[0])?.value
  }
  if (canBeTicked(control)) return control.checked === control.defaultChecked
  return control.value === control.defaultValue
}
