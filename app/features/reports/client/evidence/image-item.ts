import { cloneTemplate, fillPlaceholder } from '#app/ui/form/fill-placeholder.ts'

/**
 * Texts of the script. `types` is a pattern: see `readableTypes`. `added` is indexed by number of images,
 * from one.
 */
export type EvidenceWords = {
  types: string
  problems: { rejected: string; heic: string; 'too-many': string; lost: string }
  added: readonly string[]
  kilobytes: string
  megabytes: string
}

/** Creates the list item of an image. Calls `onBroken` if it cannot be decoded. */
export function imageItem(field: HTMLElement, file: File, onBroken: () => void): HTMLElement {
  const item = cloneTemplate(field, 'template')
  const [image, name, size, button] = [
    item.querySelector('img'),
    item.querySelector('bdi'),
    item.querySelector('[data-size]'),
    item.querySelector('button'),
  ]
  if (image) {
    image.addEventListener('error', onBroken)
    image.src = URL.createObjectURL(file)
  }
  if (name) name.textContent = file.name
  if (size) size.textContent = sizeInWords(file.size / 1024, wordsOf(field))
  if (button) button.ariaLabel = fillPlaceholder(button.ariaLabel, file.name)
  return item
}

/** Releases the preview's object URL. */
export function revokePreview(item: HTMLElement): void {
  URL.revokeObjectURL(item.querySelector('img')?.src ?? '')
}

/** Returns the texts that the server wrote into the field. */
export function wordsOf(field: HTMLElement): EvidenceWords {
  return JSON.parse(field.dataset.evidence ?? '')
}

function sizeInWords(kilobytes: number, words: EvidenceWords): string {
  return kilobytes < 1024
    ? fillPlaceholder(words.kilobytes, `${Math.max(1, Math.round(kilobytes))}`)
    : fillPlaceholder(words.megabytes, (kilobytes / 1024).toFixed(1))
}
