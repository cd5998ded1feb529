import { countCharacters } from '#app/ui/form/count-characters.ts'
import { enhanceMailField } from './mail-file.ts'
import { enhancePaste } from './paste.ts'
import { enhanceTabs, setRovingTabindex } from './tabs.ts'
import { clearOnClick } from './validate-form.ts'

/** Enhances the checker's form before submission: tabs, character count, pasted links, dropped files. */
export function enhanceForm(region: HTMLElement): void {
  setRovingTabindex(region)
  enhanceTabs(region)
  enhancePaste(region)
  enhanceMailField(region)
  countCharacters(region)
  clearOnClick(region)
}
