import { countCharacters } from '#app/ui/form/count-characters.ts'
import { enableFileDrop } from '#app/ui/form/enable-file-drop.ts'
import { chooseMail, enhanceMailField } from './mail-file.ts'
import { enhancePaste } from './paste.ts'
import { enhancePictureField, isPicture, readPictureFile } from './picture-file.ts'
import { chooseType, enhanceTabs, setRovingTabindex } from './tabs.ts'
import { clearOnClick } from './validate-form.ts'

/** Enhances the checker's form before submission: tabs, character count, pasted links, dropped files. */
export function enhanceForm(region: HTMLElement): void {
  setRovingTabindex(region)
  enhanceTabs(region)
  enhancePaste(region)
  enhanceMailField(region)
  enhancePictureField(region)
  enableFileDrop(region, ([file]) => {
    if (!file) return
    if (isPicture(file)) void readPictureFile(region, file)
    else {
      chooseType(region, 'email')
      chooseMail(file)
    }
  })
  countCharacters(region)
  clearOnClick(region)
}
