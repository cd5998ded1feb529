/**
 * All that the bars around a public page, and pages that only show something, do in a browser. The server has written
 * them; this needs no framework, and runs on every public page.
 */

import { sendPageViews } from '#app/features/page-views/send-page-views.ts'
import { offerApp } from '#app/features/promo/offer-app.ts'
import { replaceMissingPictures, watchScrolling } from './bar.ts'
import { serveButtons } from './buttons.ts'
import { carryTyped } from './carry-typed.ts'
import { followLanguageLinks } from './language-links.ts'
import { closeMenus } from './menus.ts'
import { registerWorker } from './register-worker.ts'
import { serveLinkTabs } from './tabs.ts'

closeMenus()
serveButtons()
serveLinkTabs()
followLanguageLinks()
carryTyped()
replaceMissingPictures()
offerApp()
registerWorker()
sendPageViews()
watchScrolling()
