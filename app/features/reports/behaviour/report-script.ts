/** What the report form and the receipt do in a browser. The server writes both, and every state of them. */

import { countCharacters } from '#app/ui/form/count-characters.ts'
import { focusAnswer, regionOf } from '#app/ui/swap/region.ts'
import { REPORT_REGION } from '../regions.ts'
import { copyReceipt } from './copy-receipt.ts'
import { serveEvidence } from './evidence/serve-evidence.ts'
import { fillDraft } from './fill-draft.ts'
import { hintAtLibrary } from './hint-at-library.ts'
import { maskAtTap } from './personal-data.ts'
import { sendWithProgress } from './send-with-progress.ts'

const region = regionOf(REPORT_REGION)
region.dataset.alive = ''
const evidence = serveEvidence(region)
sendWithProgress(region, evidence)
maskAtTap(region)
countCharacters(region)
fillDraft(region)
hintAtLibrary(region)
copyReceipt(region)
focusAnswer(region)
