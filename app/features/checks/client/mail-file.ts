import { CHECK_IDS } from '../form/check-ids.ts'

/** The file input for an email. */
export const mailInput = () => document.getElementById(CHECK_IDS.mail) as HTMLInputElement

/** Sets the input's file as if it was selected. */
export function chooseMail(file: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  mailInput().files = chosen.files
}

/** Typing or pasting after choosing an email uses the text instead. */
export function enhanceMailField(region: HTMLElement): void {
  region.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) mailInput().value = ''
  })
}
