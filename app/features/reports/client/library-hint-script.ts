/** Client script of the hint of the report form: see `load-library-hint.ts`. */
import { LIMITS } from '#app/domain/limits.ts'
import { cloneTemplate, fillPlaceholder } from '#app/ui/form/fill-placeholder.ts'
import { HINT_PATH, type LibraryHint } from '../hint/library-hint.ts'
import { maskAll } from '../personal-data/find-personal-data.ts'

type Asked = { title: string; description: string; lang: string }

/**
 * Looks up the described scam in the library after a pause in typing, and shows a match. Possible personal
 * data is masked first, because the visitor has not sent anything yet.
 */
export default function showLibraryHint(region: HTMLElement): void {
  let timer: number | undefined
  let stop = new AbortController()

  function look() {
    clearTimeout(timer)
    stop.abort()
    stop = new AbortController()
    timer = window.setTimeout(ask, LIMITS.hintDebounce, stop.signal)
  }

  async function ask(signal: AbortSignal) {
    const text = (id: string) => region.querySelector<HTMLInputElement>(`#${id}`)?.value ?? ''
    const [title, description] = [text('title'), text('description')]
    if (!title.trim() && !description.trim()) return
    const masked = maskAll({ title, description })
    const hint = await askLibrary({ ...masked, lang: document.documentElement.lang }, signal)
    if (!signal.aborted) show(region, hint)
  }

  region.addEventListener('input', ({ target }) => {
    if (/^(title|description)$/.test((target as Element).id)) look()
  })
  region.addEventListener('shown', look)
  look()
}

async function askLibrary(asked: Asked, signal: AbortSignal): Promise<LibraryHint | null> {
  try {
    const body = new URLSearchParams(asked)
    const answer = await fetch(HINT_PATH, { method: 'POST', body, signal })
    return answer.ok ? ((await answer.json()) as LibraryHint | null) : null
  } catch {
    return null
  }
}

function show(region: HTMLElement, hint: LibraryHint | null): void {
  const place = region.querySelector('[data-hint] > [role=status]')
  // The same hint is not announced again.
  if (hint && place?.querySelector(`a[href*="${hint.id}"]`)) return
  place?.replaceChildren()
  if (!hint) return
  const note = cloneTemplate(region, '[data-hint] > template')
  const link = note.querySelector('a')
  const name = note.querySelector('bdi')
  if (link) link.href = fillPlaceholder(link.getAttribute('href'), hint.id)
  if (name) name.textContent = hint.title
  place?.append(note)
}
