import { feeds as feedsAr } from '../ar/library/feeds.ts'
import { feeds } from '../en/library/feeds.ts'
import type { Text } from '../locale.ts'

export const feedsText: Text<typeof feeds> = { en: feeds, ar: feedsAr }
