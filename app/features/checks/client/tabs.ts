import { CONTENT_TYPES, type ContentType, toContentType } from '#app/domain/content-type.ts'
import { tabAfterKey } from '#app/ui/tab-keys.ts'
import { encodingOf } from '../check-input.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { mailInput } from './mail-file.ts'

/** Enables tab selection by click and arrow keys, with a roving tabindex. */
export function enhanceTabs(region: HTMLElement): void {
  region.addEventListener('click', (event) => {
    const tab = event.target instanceof Element && event.target.closest<HTMLElement>('[role=tab]')
    if (!tab) return
    event.preventDefault()
    choose(tab)
  })
  region.addEventListener('keydown', (event) => {
    const list = event.target instanceof Element && event.target.closest('[role=tablist]')
    if (!list) return
    const tabs = tabsIn(region)
    const place = tabs.findIndex(isSelected)
    const target = tabs[tabAfterKey(event, list, { place, count: tabs.length }) ?? -1]
    if (!target) return
    event.preventDefault()
    choose(target)
    target.focus()
  })
  // A tab selected during a check is applied to the form in the response.
  region.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'type') return
    const chosen = tabsIn(region).find((tab) => tab.getAttribute('value') === target.value)
    if (chosen) choose(chosen)
  })
}

/** Sets the roving tabindex. */
export function setRovingTabindex(region: HTMLElement): void {
  for (const tab of tabsIn(region)) tab.tabIndex = isSelected(tab) ? 0 : -1
}

/** Selects the tab of a content type. */
export function chooseType(region: HTMLElement, type: ContentType): void {
  const tab = tabsIn(region)[CONTENT_TYPES.indexOf(type)]
  if (tab) choose(tab)
}

function choose(tab: HTMLElement): void {
  const form = tab.closest('form')
  if (!form) return
  const { label = '', hint = '', placeholder = '' } = tab.dataset
  const type = toContentType(tab.getAttribute('value'))
  const sent = form.elements.namedItem('type') as HTMLInputElement
  sent.value = type
  form.enctype = encodingOf(type)
  for (const other of tabsIn(form)) {
    other.setAttribute('aria-selected', String(other === tab))
  }
  setRovingTabindex(form)
  const named = (name: keyof typeof CHECK_IDS) => document.getElementById(CHECK_IDS[name])
  named('panel')?.setAttribute('aria-labelledby', tab.id)
  named('field')?.setAttribute('placeholder', placeholder)
  const mailField = named('mailField')
  if (mailField) mailField.hidden = mailInput().disabled = type !== 'email'
  for (const [name, words] of [
    ['label', label],
    ['hint', hint],
  ] as const) {
    const place = named(name)
    if (place) place.textContent = words
  }
}

const isSelected = (tab: Element) => tab.getAttribute('aria-selected') === 'true'

const tabsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>('[role=tab]')]
