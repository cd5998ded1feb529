import type { site as en } from '../en/site.ts'

export const site: typeof en = {
  productName: 'حماية',
  titleEnding: 'حماية - الوقاية من الاحتيال في الإمارات',
}
