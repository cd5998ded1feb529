/** Client script of the page for bank and police: shows the stored pack, or what to do if there is none. */
import { readPack } from '../stored-pack.ts'

const region = document.querySelector<HTMLElement>('[data-pack]')
const pack = readPack()

function show(part: string): void {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-part]')) {
    shown.hidden = shown.dataset.part !== part
  }
}

if (!region || !pack) {
  show('empty')
} else {
  show('loading')
  try {
    // oxlint-disable-next-line no-unsanitized/method -- the server wrote the address
    const { default: showPack } = await import(/* @vite-ignore */ region.dataset.module ?? '')
    showPack(region, pack, () => show('cleared'))
    show('pack')
  } catch {
    show('failed')
  }
}
