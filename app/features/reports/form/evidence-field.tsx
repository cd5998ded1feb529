import { type DragEvent, useRef, useState } from 'react'
import { LIMITS } from '#app/domain/limits.ts'
import { reportText } from '#app/i18n/report.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { EVIDENCE } from '../report-input.ts'
import type { useEvidence } from './use-evidence.ts'

const IDS = { input: 'evidence', hint: 'evidence-hint', problem: 'evidence-problem' }

/**
 * Where images are picked, dropped and looked at. Without script it is the browser's own field for files.
 * @param wereLost whether images that came with the last try are gone
 */
export function EvidenceField({
  evidence: { images, problem, add, remove, reject },
  wereLost,
}: {
  evidence: ReturnType<typeof useEvidence>
  wereLost: boolean
}) {
  const t = useText(reportText).evidence
  const isAlive = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const files = LIMITS.evidenceFiles
  const isFull = images.length >= files
  const problemText = problem && (problem === 'too-many' ? t.tooMany(files) : t.rejected)
  const said = problemText ?? (wereLost && images.length === 0 ? t.lost : null)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <div className={classNames('mt-6', said && 'border-s-4 border-danger ps-4')}>
      <label htmlFor={IDS.input} className="font-bold">
        {t.label}
      </label>
      <p id={IDS.hint} className="text-sm text-muted">
        {t.hint(files)}
      </p>
      <p id={IDS.problem} role="alert" className="font-semibold text-danger">
        {said}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut for what the field inside does */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'mt-2 rounded-md border-2 border-dashed border-line-strong p-4',
          isOver && 'border-brand bg-brand-soft',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            ref={input}
            id={IDS.input}
            type="file"
            name={isAlive ? undefined : EVIDENCE}
            accept="image/*"
            multiple
            disabled={isFull}
            aria-describedby={said ? `${IDS.problem} ${IDS.hint}` : IDS.hint}
            onChange={(event) => {
              add(event.target.files ?? [])
              event.target.value = ''
            }}
            className={isAlive ? 'peer sr-only' : 'min-h-12 max-w-full'}
          />
          {isAlive && (
            <label
              htmlFor={IDS.input}
              className="inline-flex min-h-12 cursor-pointer items-center rounded-md border border-line-strong bg-raised px-5 py-2.5 font-semibold text-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:cursor-not-allowed peer-disabled:opacity-70 hover:bg-brand-soft"
            >
              {t.pick}
            </label>
          )}
          {isAlive && <span className="text-sm text-muted">{t.drop}</span>}
        </div>
        <p role="status" className="sr-only">
          {images.length > 0 && t.added(images.length)}
        </p>
        {images.length > 0 && (
          <ul
            aria-label={t.chosen}
            className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
          >
            {images.map(({ id, file, url }) => (
              <li key={id} className="overflow-hidden rounded-md border border-line bg-raised">
                <img
                  src={url}
                  alt={file.name}
                  onError={() => reject(id)}
                  className="aspect-4/3 w-full bg-sunken object-contain"
                />
                <div className="flex items-center gap-2 ps-3">
                  <span className="min-w-0 flex-1 text-sm">
                    <bdi className="block truncate">{file.name}</bdi>
                    <span className="text-muted">{t.size(file.size / 1024)}</span>
                  </span>
                  <button
                    type="button"
                    aria-label={t.remove(file.name)}
                    onClick={() => {
                      remove(id)
                      input.current?.focus()
                    }}
                    className="size-12 shrink-0 rounded-md text-xl text-muted hover:bg-danger-soft hover:text-danger"
                  >
                    <span aria-hidden="true">×</span>
                  </button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
