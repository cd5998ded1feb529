import { shell as shellAr } from '../ar/shell.ts'
import { shell } from '../en/shell.ts'
import type { Text } from '../locale.ts'

export const shellText: Text<typeof shell> = { en: shell, ar: shellAr }
