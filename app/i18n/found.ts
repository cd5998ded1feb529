import { found as foundAr } from './ar/found.ts'
import { found } from './en/found.ts'
import type { Text } from './locale.ts'

export const foundText: Text<typeof found> = { en: found, ar: foundAr }
