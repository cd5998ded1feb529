/** Client script of the report form and receipt. The server renders every state. */

import type { SentReport } from '#app/features/evidence-pack/sent-report.ts'
import { countCharacters } from '#app/ui/form/count-characters.ts'
import { focusAnswer, regionOf } from '#app/ui/partial-update/region.ts'
import { runOnPress } from '#app/ui/script/run-on-press.ts'
import { REPORT_REGION } from '../regions.ts'
import { maskOnClick } from './confirm-personal-data.ts'
import { copyReceipt } from './copy-receipt.ts'
import { enhanceEvidence } from './evidence/enhance-evidence.ts'
import { fillDraft } from './fill-draft.ts'
import { loadLibraryHint } from './load-library-hint.ts'
import { sendWithProgress } from './send-with-progress.ts'

const region = regionOf(REPORT_REGION)
region.dataset.alive = ''
const evidence = enhanceEvidence(region)
const lastReport = sendWithProgress(region, evidence)
maskOnClick(region)
countCharacters(region)
const draft = fillDraft(region)
loadLibraryHint(region).catch(() => {})
copyReceipt(region)
runOnPress(region, (): SentReport | undefined => {
  const sent = lastReport()
  const checked = draft?.result ? { result: draft.result, text: draft.description } : null
  return sent ? { ...sent, checked } : undefined
})
focusAnswer(region)
