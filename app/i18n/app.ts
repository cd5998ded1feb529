import { offline as offlineAr, promo as promoAr } from './ar/app.ts'
import { offline, promo } from './en/app.ts'
import type { Text } from './locale.ts'

export const promoText: Text<typeof promo> = { en: promo, ar: promoAr }
export const offlineText: Text<typeof offline> = { en: offline, ar: offlineAr }
