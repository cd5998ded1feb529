import type { ContentType } from '#app/domain/content-type.ts'
import { MakePageButton } from '#app/features/evidence-pack/page/make-page-button.tsx'
import { useLocale, useText } from '#app/i18n/use-text.tsx'
import { checkerText } from '#words/checker/checker.js'
import type { ResultImage } from '../image/result-image.ts'
import { ShareImageButton } from '../image/share-image-button.tsx'
import type { WordedAnalysis } from '../word-analysis.server.ts'

type Props = {
  analysis: WordedAnalysis
  image: ResultImage
  type: ContentType
  /** Time of the check, ISO 8601. */
  checkedAt: string
}

/** Passes a result on: as an image to anybody, and a scam as a page to bank or police. Needs a script. */
export function PassOn({ analysis, image, type, checkedAt }: Props) {
  const t = useText(checkerText).result
  const language = useLocale()
  const { outcome, scamType, warningLevel, reasons } = analysis
  return (
    <div data-group className="noscript:hidden print:hidden">
      <div className="flex flex-wrap gap-3">
        {outcome === 'scam' && (
          <MakePageButton
            result={{
              type,
              checkedAt,
              language,
              heading: t[outcome],
              kind: scamType && `${scamType} · ${t.levels[warningLevel]}`,
              signs: reasons.map(({ text }) => text),
            }}
          />
        )}
        <ShareImageButton image={image} />
      </div>
      <p role="status" className="mt-2 empty:hidden" />
    </div>
  )
}
