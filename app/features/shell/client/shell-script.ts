/**
 * All that the bars around a public page, and pages that only show something, do in a browser. The server has written
 * them; this needs no framework, and runs on every public page.
 */

import { sendPageViews } from '#app/features/page-views/send-page-views.ts'
import { offerApp } from '#app/features/promo/offer-app.ts'
import { tapSentence } from '#app/features/translation/client/tap-sentence.ts'
import { replaceMissingPictures, trackScrolling } from './bar.ts'
import { enhanceButtons } from './buttons.ts'
import { closeMenus } from './menus.ts'
import { readAloud } from './read-aloud.ts'
import { registerWorker } from './register-worker.ts'
import { enhanceLinkTabs } from './tabs.ts'
import { transferFormValues } from './transfer-form-values.ts'
import { updateLanguageLinks } from './update-language-links.ts'

closeMenus()
enhanceButtons()
enhanceLinkTabs()
updateLanguageLinks()
transferFormValues()
replaceMissingPictures()
readAloud()
tapSentence()
offerApp()
registerWorker()
sendPageViews()
trackScrolling()
