import type { Analysis } from '#app/features/checks/analysis.ts'
import type { ContentProblem } from '#app/features/checks/check-input.ts'
import type { ExplainedKind } from '#app/features/checks/kinds/explained-kind.db.server.ts'
import { callOfficials, wordAnalysis } from '#app/features/checks/word-analysis.server.ts'
import { localPath } from '#app/i18n/local-path.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { checkerText } from '#words/checker/checker.js'
import { telegramText } from '#words/checker/telegram.js'
import { shellText } from '#words/shell.js'
import { bold, escaped, link, withoutLinks } from './html.ts'

/** The reader's language and the origin of the site, for links. */
export type Reader = { locale: Locale; origin: string }

/** Most warning signs, facts and numbers in one answer. The checker shows all. */
const MOST = 3

const CHECKER = '/scam-checker'

/** Joins parts with a blank line between them. */
const parts = (...blocks: readonly string[][]) =>
  blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

/** The verdict in the words of the checker: heading, advice, warning signs, and where to read on. */
export function wordVerdict(
  analysis: Analysis,
  kind: ExplainedKind | null,
  reader: Reader,
): string {
  const { locale } = reader
  const t = checkerText[locale].result
  const worded = wordAnalysis(analysis, locale)
  const { outcome, failed, scamType, warningLevel, settledBy, reasons, facts } = worded
  const isOwn = 'code' in analysis.recommendation
  const advice = isOwn ? escaped(worded.recommendation) : withoutLinks(worded.recommendation)
  const calls = outcome === 'scam' ? callOfficials(analysis, locale).slice(0, MOST) : settledBy
  return parts(
    [
      bold(failed ? t.failed : t[outcome]),
      ...(scamType && !failed
        ? [`${withoutLinks(scamType)} · ${escaped(t.levels[warningLevel])}`]
        : []),
    ],
    [bold(t.action), advice, ...calls.map(escaped)],
    listed(
      outcome === 'safe' ? t.noticed : t.signs,
      reasons.map(({ text }) => text),
    ),
    listed(t.facts, facts),
    failed ? [] : [escaped(t.uncertain)],
    verdictLinks(outcome, kind, reader),
  )
}

function listed(title: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return []
  return [bold(title), ...sentences.slice(0, MOST).map((text) => `• ${withoutLinks(text)}`)]
}

function verdictLinks(
  outcome: Analysis['outcome'],
  kind: ExplainedKind | null,
  reader: Reader,
): string[] {
  const t = checkerText[reader.locale].result
  return [
    kind ? pageLink(t.howItWorks, kind.path, reader) : checkerLink(reader),
    ...(outcome === 'scam' && kind ? [pageLink(t.report, '/report-scam', reader)] : []),
  ]
}

/** Why a text was not checked. */
export function wordProblem(
  problem: Exclude<ContentProblem, 'empty'> | 'rate-limited',
  reader: Reader,
): string {
  const words = checkerText[reader.locale].problems
  const text = problem === 'rate-limited' ? words[problem]({ n: 0 }) : words[problem]
  return parts([escaped(text)], [checkerLink(reader)])
}

/** What the bot does, and what it stores. */
export function wordHelp(reader: Reader): string {
  const { help } = telegramText[reader.locale]
  return parts(
    [escaped(help.what)],
    [escaped(help.stored), escaped(help.leaveOut)],
    [escaped(help.commands)],
    [
      checkerLink(reader),
      pageLink(shellText[reader.locale].links.privacy, '/privacy-policy', reader),
    ],
  )
}

/** Where a scam is reported. */
export function wordReport(reader: Reader): string {
  const { report } = checkerText[reader.locale].result
  const text = telegramText[reader.locale].report
  return parts([escaped(text)], [pageLink(report, '/report-scam', reader)])
}

/** A picture in which nothing could be read. */
export function wordNoCode(reader: Reader): string {
  return parts([escaped(telegramText[reader.locale].noCode)], [checkerLink(reader)])
}

function checkerLink(reader: Reader): string {
  return pageLink(telegramText[reader.locale].checker, CHECKER, reader)
}

function pageLink(text: string, path: string, { locale, origin }: Reader): string {
  return link(text, origin + localPath(locale, path))
}
