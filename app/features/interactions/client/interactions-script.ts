/** Client script of an entry: reactions in place, live counts, and recording the view. */
import { INTERACTIONS_ID } from '../interaction-counts.ts'
import { enhanceInteractionBar } from './enhance-bar.ts'
import { recordView } from './record-view.ts'

const bar = document.getElementById(INTERACTIONS_ID)
if (bar) {
  const { entry = '', viewed } = bar.dataset
  enhanceInteractionBar(bar, entry)
  if (viewed !== 'true') recordView(entry)
}
