import { pathWithoutLocale } from '#app/i18n/local-path.ts'
import { setInputValue } from '#app/ui/form/type-into.ts'
import { followedLink } from '#app/ui/partial-update/followed-link.ts'
import { storeForNextPage, takeStored } from '#app/ui/partial-update/tab-storage.ts'

/** From a press on a link to the other language to the page that it leads to. */
const NAME = 'typed'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the controls of a form hold, each as `keyOf` calls it: a text, or whether it is ticked. */
type Fields = Record<string, string | boolean>

/** What stands in the forms of a page that is left for another language. */
type Typed = {
  language: string
  /** By where a form is sent, see `targetOf`. */
  forms: Record<string, Fields>
  /** Pictures can't be carried: the page says that they are to be chosen again. */
  hadPictures: boolean
}

/** What was typed and chosen on a page stands there in the other language, too, when that is chosen. */
export function transferFormValues(): void {
  // Scripts run in the order of the page, and this one is last: what follows the fields listens by now.
  const carried = takeStored<Typed>(NAME)
  if (carried) putBack(carried)
  document.addEventListener('click', (event) => {
    const link = followedLink(event, 'a[data-language]')
    if (!link) return
    const keepNow = () => keep(link.lang)
    keepNow()
    // Until the other page comes, if it does, this one is typed into and sent.
    window.addEventListener('pagehide', keepNow, { once: true })
  })
}

const forms = () => [...document.querySelectorAll<HTMLFormElement>('main form')]

/** Without its language: it is the same in both, even of a form whose page has no address of its own. */
const targetOf = (form: HTMLFormElement) => pathWithoutLocale(new URL(form.action).pathname)

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input:not([type=file]), textarea, select'),
]

const canBeTicked = (control: Control): control is HTMLInputElement =>
  ['checkbox', 'radio'].includes(control.type)

/** What can be ticked shares its name with others, and with a hidden field at times. */
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

/** Several forms may be sent to one place: what one lacks, another has. */
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
  // The load of the other language may have been stopped: what comes then is another page.
  if (typed.language !== document.documentElement.lang) return
  for (const form of forms()) fill(form, typed.forms[targetOf(form)] ?? {})
  if (typed.hadPictures) {
    document.querySelector('[data-evidence]')?.dispatchEvent(new Event('lost', { bubbles: true }))
  }
}

/** Leaves alone what has been touched since the page came. */
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
