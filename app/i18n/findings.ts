import { findings } from './en/findings.ts'
import type { Text } from './locale.ts'

export const findingsText: Text<typeof findings> = { en: findings, ar: findings }
