import { errors as errorsAr } from './ar/errors.ts'
import { errors } from './en/errors.ts'
import type { Text } from './locale.ts'

export const errorsText: Text<typeof errors> = { en: errors, ar: errorsAr }
