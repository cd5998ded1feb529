import type {
  PictureReaderModule,
  PictureReading,
} from '#app/features/ocr/client/reader-script.tsx'
import { setFieldValue } from '#app/ui/form/type-into.ts'
import { CHECK_IDS } from '../form/check-ids.ts'
import { chooseType } from './tabs.ts'

/** Whether a file is a picture. HEIC files have no type in some browsers. */
export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name)
}

let reader: PictureReaderModule | undefined
/** The text of the picture that is shown; empty until it is read. */
let shown = { text: '' }

/** Reads a picture on selection and on pasting. */
export function enhancePictureField(region: HTMLElement): void {
  region.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== CHECK_IDS.picture) return
    const [file] = target.files ?? []
    // So that the same file can be chosen again.
    target.value = ''
    if (file) void readPictureFile(region, file)
  })
  region.addEventListener('paste', (event) => {
    const { clipboardData } = event
    const picture = [...(clipboardData?.files ?? [])].find(isPicture)
    // Office programs copy words as a picture too.
    if (!picture || clipboardData?.getData('text/plain')) return
    event.preventDefault()
    void readPictureFile(region, picture)
  })
  region.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-clears]')) reader?.closeReading()
  })
  // The form in an answer has no picture.
  region.addEventListener('shown', ({ target }) => {
    if (target === region) reader?.closeReading()
  })
}

/** Loads the reader, and puts what it reads into the form. */
export async function readPictureFile(region: HTMLElement, picture: File): Promise<void> {
  const input = document.getElementById(CHECK_IDS.picture) as HTMLInputElement
  const place = document.getElementById(CHECK_IDS.reading) as HTMLElement
  const replaced = shown
  const current = { text: '' }
  shown = current
  try {
    // oxlint-disable-next-line no-unsanitized/method -- the server wrote the address
    reader = (await import(/* @vite-ignore */ input.dataset.reader ?? '')) as PictureReaderModule
    reader.showReading(place, {
      picture,
      chooseAnother: () => input.click(),
      take: (reading) => {
        fillIn(region, reading, current.text || replaced.text)
        current.text = reading.text
      },
      closed: () => {
        shown = { text: '' }
        input.focus()
      },
    })
  } catch {
    const offline = document.getElementById(`${CHECK_IDS.reading}-offline`) as HTMLTemplateElement
    place.replaceChildren(offline.content.cloneNode(true))
  }
}

/**
 * Puts a reading into the form, in place of the previous reading of this picture or of the one that it replaces: a picture
 * that could not be read replaces none. Other text stays above it.
 */
function fillIn(region: HTMLElement, { text, type }: PictureReading, previous: string): void {
  const field = document.getElementById(CHECK_IDS.field) as HTMLTextAreaElement
  const { form } = field
  if (!form) return
  chooseType(region, type)
  const own = (previous ? field.value.replace(previous, '') : field.value).trim()
  setFieldValue(form, 'text', own ? `${own}\n\n${text}` : text)
  // Saves it.
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
