import { countCharacters } from '#app/ui/form/count-characters.ts'
import { enhanceMailField } from './mail-file.ts'
import { enhancePaste } from './paste.ts'
import { enhanceTabs, setRovingTabindex } from './tabs.ts'
import { clearOnClick } from './validate-form.ts'

/** What the checker's form does before it is sent: tabs, the count of characters, links that are pasted, files that are dropped. */
export function enhanceForm(region: HTMLElement): void {
  setRovingTabindex(region)
  enhanceTabs(region)
  enhancePaste(region)
  enhanceMailField(region)
  countCharacters(region)
  clearOnClick(region)
}
