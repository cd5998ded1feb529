/** Enables file drop on elements marked `data-drop` and shows when a file is over them. */
export function enableFileDrop(region: HTMLElement, take: (files: Iterable<File>) => void): void {
  for (const kind of ['dragover', 'dragleave', 'drop'] as const) {
    region.addEventListener(kind, (event) => {
      const place = (event.target as Element).closest('[data-drop]')
      if (!place) return
      place.toggleAttribute('data-over', kind === 'dragover')
      if (kind !== 'dragleave') event.preventDefault()
      if (kind === 'drop') take(event.dataTransfer?.files ?? [])
    })
  }
}
