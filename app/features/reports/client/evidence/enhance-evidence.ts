import { LIMITS } from '#app/domain/limits.ts'
import { enableFileDrop } from '#app/ui/form/enable-file-drop.ts'
import { type EvidenceWords, imageItem, revokePreview, wordsOf } from './image-item.ts'
import { type EvidenceProblem, isCalledHeic, validateFiles } from './validate-files.ts'

/**
 * Collects and previews images that are selected, dropped or pasted. Each selection adds to them; rejected
 * files do not affect others.
 * @returns a function that returns the collected files
 */
export function enhanceEvidence(region: HTMLElement): () => Iterable<File> {
  /** Collected files with their list items. */
  const images = new Map<File, HTMLElement>()
  const fieldNow = () => region.querySelector<HTMLElement>('[data-evidence]')
  const inputNow = () => region.querySelector<HTMLInputElement>('#evidence')

  function add(offered: Iterable<File>) {
    const field = fieldNow()
    if (!field) return
    const { kept, problems } = validateFiles([...images.keys()], offered, wordsOf(field).types)
    for (const file of kept) {
      images.set(
        file,
        // A HEIC image was kept for the server to decode. It stays, without a preview.
        imageItem(field, file, () => isCalledHeic(file) || remove(file, ['rejected'])),
      )
    }
    show(problems)
  }

  function remove(file: File, problems: EvidenceProblem[] = []) {
    const item = images.get(file)
    if (item) revokePreview(item)
    images.delete(file)
    show(problems)
  }

  function show(problems: (keyof EvidenceWords['problems'])[]) {
    const [field, input] = [fieldNow(), inputNow()]
    const [list, said, count] = ['ul', '[role=alert]', '[role=status]'].map((part) =>
      field?.querySelector<HTMLElement>(part),
    )
    if (!field || !input || !list || !said || !count) return
    const words = wordsOf(field)
    said.textContent = problems.map((problem) => words.problems[problem]).join(' ')
    count.textContent = words.added[images.size - 1] ?? ''
    list.replaceChildren(...images.values())
    list.hidden = images.size === 0
    const hadFocus = input === document.activeElement
    input.disabled = images.size >= LIMITS.evidenceFiles
    if (hadFocus && input.disabled) list.lastElementChild?.querySelector('button')?.focus()
  }

  function pick({ files }: HTMLInputElement) {
    if (files?.length) add(files)
  }

  region.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement
    if (input !== inputNow()) return
    pick(input)
    input.value = ''
  })
  region.addEventListener('click', ({ target }) => {
    const item = (target as Element).closest('[data-remove]')?.closest('li')
    const [chosen] = [...images].find(([, shown]) => shown === item) ?? []
    if (!chosen) return
    remove(chosen)
    inputNow()?.focus()
  })
  region.addEventListener('paste', (event) => {
    const { files = [], types = [] } = event.clipboardData ?? {}
    if (files.length === 0 || isFormatted(types) || !fieldNow()) return
    event.preventDefault()
    add(files)
  })
  enableFileDrop(region, add)
  region.addEventListener('shown', () => {
    if (fieldNow()) show([])
    else for (const file of [...images.keys()]) remove(file)
  })
  region.addEventListener('lost', () => show(['lost']))
  const early = inputNow()
  if (early) pick(early)
  return () => images.keys()
}

/**
 * Whether the clipboard has formatted text. Office programs add an image of the text; a copied image has no
 * plain text.
 */
function isFormatted(types: readonly string[]): boolean {
  return types.includes('text/plain') && types.includes('text/html')
}
