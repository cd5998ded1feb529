/** Client script of the report form and receipt. The server renders every state. */

import { countCharacters } from '#app/ui/form/count-characters.ts'
import { focusAnswer, regionOf } from '#app/ui/partial-update/region.ts'
import { REPORT_REGION } from '../regions.ts'
import { maskOnClick } from './confirm-personal-data.ts'
import { copyReceipt } from './copy-receipt.ts'
import { enhanceEvidence } from './evidence/enhance-evidence.ts'
import { fillDraft } from './fill-draft.ts'
import { sendWithProgress } from './send-with-progress.ts'
import { showLibraryHint } from './show-library-hint.ts'

const region = regionOf(REPORT_REGION)
region.dataset.alive = ''
const evidence = enhanceEvidence(region)
sendWithProgress(region, evidence)
maskOnClick(region)
countCharacters(region)
fillDraft(region)
showLibraryHint(region)
copyReceipt(region)
focusAnswer(region)
