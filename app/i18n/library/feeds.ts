import { feeds } from '../en/library/feeds.ts'
import type { Text } from '../locale.ts'

export const feedsText: Text<typeof feeds> = { en: feeds, ar: feeds }
