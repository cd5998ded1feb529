/** What the button "Share as an image" does, loaded when it is pressed. */
import { tellBeside } from '#app/ui/script/run-on-press.ts'
import type { ResultImage } from '../result-image.ts'
import { drawResult, type PageLook } from './draw-result.ts'

const FILE_NAME = 'himaya.png'

/**
 * Draws the result beside the button and shares it as a file, or saves it where the browser shares no files or the
 * system refuses. Says nothing if the visitor cancels.
 * @throws if the image cannot be drawn
 */
export default async function shareImage(button: HTMLElement): Promise<void> {
  const image: ResultImage = JSON.parse(button.dataset.image ?? '')
  const file = new File([await toPng(drawResult(image, lookOf(button)))], FILE_NAME, {
    type: 'image/png',
  })
  if (!navigator.canShare?.({ files: [file] })) {
    save(file)
    return tellBeside(button, button.dataset.saved)
  }
  try {
    await navigator.share({ files: [file] })
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') return
    save(file)
    tellBeside(button, button.dataset.refused)
  }
}

function lookOf(button: HTMLElement): PageLook {
  const { fontFamily, fontSize, lineHeight, direction } = getComputedStyle(document.body)
  const icon = button.closest('section')?.querySelector('svg')?.querySelectorAll('path') ?? []
  return {
    family: fontFamily,
    leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) || 1.6,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    language: document.documentElement.lang,
    icon: [...icon].map((path) => path.getAttribute('d') ?? ''),
    address: window.location.host,
  }
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png')
  })
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
