import { checker } from './en/checker.ts'
import type { Text } from './locale.ts'

export const checkerText: Text<typeof checker> = { en: checker, ar: checker }
