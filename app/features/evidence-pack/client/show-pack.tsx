/** Shows a pack on the page for bank and police. Loaded with the framework only if there is a pack. */
import { createRoot } from 'react-dom/client'
import type { EvidencePack } from '../pack.ts'
import type { PackWords } from '../pack-words.server.ts'
import { clearPack } from '../stored-pack.ts'
import { PackView } from './pack-view.tsx'

/**
 * Renders a pack into a region that has the words of the page.
 * @param onClear is called after the visitor has cleared the page
 */
export default function showPack(
  region: HTMLElement,
  pack: EvidencePack,
  onClear: () => void,
): void {
  const words: PackWords = JSON.parse(region.dataset.pack ?? '')
  const root = createRoot(region)
  const clear = () => {
    clearPack()
    root.unmount()
    onClear()
    document.querySelector<HTMLElement>('[data-part="cleared"] h2')?.focus()
  }
  root.render(<PackView pack={pack} words={words} now={now()} onClear={clear} />)
}

/** The time of the device. */
const now = () => new Date(performance.timeOrigin + performance.now())
