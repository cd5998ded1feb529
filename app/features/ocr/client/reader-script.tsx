/** Shows the reading of a picture in the checker. Loaded when a picture is chosen. */
import { createRoot, type Root } from 'react-dom/client'
import { localeOf } from '#app/i18n/local-path.ts'
import type { CheckedText } from '../text/checked-text.ts'
import { PictureReader } from './picture-reader.tsx'

export type PictureReading = CheckedText

export type Reader = {
  readonly picture: File
  /** Called with every reading that succeeded. */
  readonly take: (reading: PictureReading) => void
  readonly chooseAnother: () => void
  /** Called when the visitor has removed the picture. */
  readonly closed: () => void
}

export type PictureReaderModule = {
  showReading: typeof showReading
  closeReading: typeof closeReading
}

let shown: { place: HTMLElement; root: Root } | undefined
let count = 0

/** Reads a picture and shows progress and result in an element, in place of an earlier picture. */
export function showReading(place: HTMLElement, { closed, ...reader }: Reader): void {
  if (shown?.place !== place) {
    shown?.root.unmount()
    place.replaceChildren()
    shown = { place, root: createRoot(place) }
  }
  const { root } = shown
  root.render(
    <PictureReader
      key={++count}
      {...reader}
      locale={localeOf(window.location.pathname)}
      close={() => {
        closeReading()
        closed()
      }}
    />,
  )
}

/** Ends the reading and removes the picture. */
export function closeReading(): void {
  shown?.root.render(null)
}
