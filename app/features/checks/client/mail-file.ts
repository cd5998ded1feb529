import { enableFileDrop } from '#app/ui/form/enable-file-drop.ts'
import { CHECK_IDS } from '../form/check-ids.ts'

/** The control for an e-mail as a file. */
export const mailInput = () => document.getElementById(CHECK_IDS.mail) as HTMLInputElement

/** Puts a file into the control, as if it was chosen there. */
export function chooseMail(file: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  mailInput().files = chosen.files
}

/** Lets an e-mail be dropped on its field. Whoever types or pastes after choosing one means the text. */
export function enhanceMailField(region: HTMLElement): void {
  enableFileDrop(region, ([file]) => {
    if (file) chooseMail(file)
  })
  region.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) mailInput().value = ''
  })
}
