/** What visitors say of an entry, in a browser: said in place, counted live; and that the entry was seen. */
import { INTERACTIONS_ID } from '../interaction-counts.ts'
import { enhanceInteractionBar } from './enhance-bar.ts'
import { recordView } from './record-view.ts'

const bar = document.getElementById(INTERACTIONS_ID)
if (bar) {
  const { entry = '', viewed } = bar.dataset
  enhanceInteractionBar(bar, entry)
  if (viewed !== 'true') recordView(entry)
}
