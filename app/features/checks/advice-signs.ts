import type { RecommendationCode } from '#analyzer'
import type { Sign } from '#app/ui/pictogram.tsx'

/** What is drawn beside each piece of advice. Advice that says only what was not found has no drawing. */
export const ADVICE_SIGNS: Readonly<Partial<Record<RecommendationCode, Sign>>> = {
  'do-not-click': { name: 'link', crossed: true },
  'do-not-share-code': { name: 'code', crossed: true },
  'do-not-approve': { name: 'code', crossed: true },
  'do-not-dial': { name: 'phone', crossed: true },
  'do-not-link-device': { name: 'smartphone', crossed: true },
  'do-not-share-details': { name: 'identity', crossed: true },
  'do-not-pay': { name: 'cash', crossed: true },
  'do-not-install': { name: 'download', crossed: true },
  'do-not-move-money': { name: 'cash', crossed: true },
  'contact-official': { name: 'message', crossed: true },
  'call-family': { name: 'phone' },
  'report-blackmail': { name: 'police' },
  'block-and-report': { name: 'message', crossed: true },
  'stay-alert': { name: 'cash', crossed: true },
  'unexpected-code': { name: 'code', crossed: true },
  'looks-official': { name: 'code', crossed: true },
  'opens-a-chat': { name: 'cash', crossed: true },
  'short-link': { name: 'link', crossed: true },
  'shared-page': { name: 'key', crossed: true },
}
