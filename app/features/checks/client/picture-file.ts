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
    const picture = [...(event.clipboardData?.files ?? [])].find(isPicture)
    if (!picture) return
    event.preventDefault()
    void readPictureFile(region, picture)
  })
}

/** Loads the reader, and puts what it reads into the form. */
export async function readPictureFile(region: HTMLElement, picture: File): Promise<void> {
  const input = document.getElementById(CHECK_IDS.picture) as HTMLInputElement
  const place = document.getElementById(CHECK_IDS.reading) as HTMLElement
  try {
    const reader: PictureReaderModule = await import(/* @vite-ignore */ input.dataset.reader ?? '')
    let before = ''
    reader.showReading(place, {
      picture,
      chooseAnother: () => input.click(),
      take: (reading) => {
        before = fillIn(region, reading, before)
      },
    })
  } catch {
    const offline = document.getElementById(`${CHECK_IDS.reading}-offline`) as HTMLTemplateElement
    place.replaceChildren(offline.content.cloneNode(true))
  }
}

/**
 * Puts a reading into the form, in place of the previous reading of the picture. Other text stays above it.
 * @returns the text of this reading
 */
function fillIn(region: HTMLElement, { text, type }: PictureReading, before: string): string {
  const field = document.getElementById(CHECK_IDS.field) as HTMLTextAreaElement
  const { form } = field
  if (!form) return before
  chooseType(region, type)
  const own = (before ? field.value.replace(before, '') : field.value).trim()
  setFieldValue(form, 'text', own ? `${own}\n\n${text}` : text)
  return text
}
