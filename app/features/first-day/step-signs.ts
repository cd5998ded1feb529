import type { Sign } from '#app/ui/pictogram.tsx'
import type { StepCode } from './plan-steps.ts'

/** What is drawn beside each step of the plan. */
export const STEP_SIGNS: Readonly<Record<StepCode, Sign>> = {
  disconnect: { name: 'wireless', crossed: true },
  'freeze-bank': { name: 'bank' },
  'block-card': { name: 'card', crossed: true },
  'recall-transfer': { name: 'undo' },
  'stop-cash': { name: 'cash', crossed: true },
  'recover-account': { name: 'account' },
  'stop-contact': { name: 'message', crossed: true },
  'keep-evidence': { name: 'camera' },
  'report-police': { name: 'police' },
  'protect-identity': { name: 'identity' },
  'clean-device': { name: 'smartphone' },
  'change-passwords': { name: 'key' },
  dispute: { name: 'document' },
  'watch-money': { name: 'eye' },
  'refuse-recovery': { name: 'phone', crossed: true },
  'tell-others': { name: 'people' },
}
