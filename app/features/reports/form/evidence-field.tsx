import { LIMITS } from '#app/domain/limits.ts'
import { useText } from '#app/i18n/use-text.tsx'
import { PLACEHOLDER } from '#app/ui/form/fill-placeholder.ts'
import { reportText } from '#words/report.js'
import type { EvidenceWords } from '../client/evidence/image-item.ts'
import { readableTypes } from '../client/evidence/validate-files.ts'
import { EVIDENCE } from '../report-input.ts'

const IDS = { input: 'evidence', hint: 'evidence-hint', problem: 'evidence-problem' }

/**
 * Image selection with drop zone and previews. Without script a plain file input.
 * @param wereLost whether images of the last attempt are lost
 * @param readsHeic whether the server can decode HEIC
 */
export function EvidenceField({ wereLost, readsHeic }: { wereLost: boolean; readsHeic: boolean }) {
  const t = useText(reportText).evidence
  const files = LIMITS.evidenceFiles
  const words: EvidenceWords = {
    types: readableTypes(readsHeic),
    problems: {
      rejected: t.rejected,
      heic: t.heic,
      'too-many': t.tooMany({ files }),
      lost: t.lost,
    },
    added: Array.from({ length: files }, (_, before) => t.added({ n: before + 1 })),
    kilobytes: t.kilobytes({ n: PLACEHOLDER }),
    megabytes: t.megabytes({ n: PLACEHOLDER }),
  }
  return (
    <div
      data-evidence={JSON.stringify(words)}
      className="mt-6 has-[[role=alert]:not(:empty)]:border-s-4 has-[[role=alert]:not(:empty)]:border-danger has-[[role=alert]:not(:empty)]:ps-4"
    >
      <label htmlFor={IDS.input} className="font-bold">
        {t.label}
      </label>
      <p id={IDS.hint} className="text-sm text-muted">
        {t.hint({ files })}
      </p>
      <p id={IDS.problem} role="alert" className="font-semibold text-danger">
        {wereLost && t.lost}
      </p>
      <div
        data-drop
        className="mt-2 rounded-md border-2 border-dashed border-line-strong p-4 data-over:border-brand data-over:bg-brand-soft"
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input
            id={IDS.input}
            type="file"
            name={EVIDENCE}
            accept="image/*"
            multiple
            aria-describedby={`${IDS.problem} ${IDS.hint}`}
            className="peer min-h-12 max-w-full in-data-alive:sr-only"
          />
          <label
            htmlFor={IDS.input}
            className="hidden min-h-12 cursor-pointer items-center rounded-md border border-line-strong bg-raised px-5 py-2.5 font-semibold text-brand in-data-alive:inline-flex peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:cursor-not-allowed peer-disabled:opacity-70 hover:bg-brand-soft"
          >
            {t.pick}
          </label>
          <span className="hidden text-sm text-muted in-data-alive:inline">{t.drop}</span>
        </div>
        <p role="status" className="sr-only" />
        <ul
          hidden
          aria-label={t.chosen}
          className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
        />
        <template>
          <ChosenImage />
        </template>
      </div>
    </div>
  )
}

/** Template for a selected image, with a placeholder for its name. */
function ChosenImage() {
  const t = useText(reportText).evidence
  return (
    <li className="relative overflow-hidden rounded-md border border-line bg-raised">
      <img alt="" className="aspect-4/3 w-full bg-sunken object-contain" />
      <span className="block px-3 py-2 text-sm">
        <bdi className="block truncate" />
        <span data-size className="text-muted" />
      </span>
      <button
        type="button"
        data-remove
        aria-label={t.remove({ name: PLACEHOLDER })}
        className="absolute end-1 top-1 size-11 rounded-full border border-line bg-raised text-xl text-muted hover:bg-danger-soft hover:text-danger"
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}
