import type { Outcome } from '#analyzer'
import { ANSWERS, type Label } from '#app/features/checks/feedback/answer.ts'
import { countAnswers, countLabels } from '#app/features/checks/feedback/feedback.db.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { App } from '#app/platform/context.server.ts'
import { accuracyText } from '#words/checker/accuracy.js'

/**
 * Minimum number of answers for a share: below it the 95 % confidence interval exceeds ten points either way.
 */
const MIN_FOR_SHARE = 100

/** The label that confirms each outcome. Unsure is neither right nor wrong. */
const AGREES: Readonly<Partial<Record<Outcome, Label>>> = { scam: 'scam', safe: 'not-scam' }

/** A count with its label. */
export type Count = { what: string; count: string }

/** Feedback on verdicts as text. `counts` is empty if there is none, and `note` says so. */
export type FeedbackSection = { title: string; intro: string; counts: Count[]; note: string | null }

/** Summarises feedback by visitors and staff in the visitor's language: counts, not measurements. */
export async function readFeedbackSummary(
  { db, log }: App,
  locale: Locale,
): Promise<FeedbackSection[]> {
  const { said: t, count, percent } = accuracyText[locale]
  const visitors = { title: t.title, intro: t.intro }
  const staff = { title: t.staffTitle, intro: t.staffIntro }
  try {
    const [answers, labels] = await Promise.all([countAnswers(db), countLabels(db)])
    const all = answers.yes + answers.no + answers.unsure
    const share = () =>
      t.share({
        percent: percent({ n: Math.round((100 * answers.yes) / all) }),
        all: count({ n: all }),
      })
    const counts = ANSWERS.map((one) => ({
      what: t.answers[one],
      count: count({ n: answers[one] }),
    }))
    const judged = { right: 0, wrong: 0, unknown: 0 }
    for (const { outcome, label, n } of labels) {
      if (label === 'unknown') judged.unknown += n
      else if (AGREES[outcome]) judged[AGREES[outcome] === label ? 'right' : 'wrong'] += n
    }
    const judgements = (['right', 'wrong', 'unknown'] as const).map((one) => ({
      what: t.labels[one],
      count: count({ n: judged[one] }),
    }))
    return [
      all === 0
        ? { ...visitors, counts: [], note: t.none }
        : {
            ...visitors,
            counts,
            note: all < MIN_FOR_SHARE ? t.tooFew({ least: MIN_FOR_SHARE }) : share(),
          },
      labels.length === 0
        ? { ...staff, counts: [], note: t.staffNone }
        : { ...staff, counts: judgements, note: null },
    ]
  } catch (err) {
    log.error({ err }, 'what is said of verdicts could not be counted')
    return [{ ...visitors, counts: [], note: t.notLoaded }]
  }
}
