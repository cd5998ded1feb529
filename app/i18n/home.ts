import { home as homeAr } from './ar/home.ts'
import { home } from './en/home.ts'
import type { Text } from './locale.ts'

export const homeText: Text<typeof home> = { en: home, ar: homeAr }
