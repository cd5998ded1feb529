/** Client script of every public page: navigation, footer and static pages. Needs no framework. */

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
