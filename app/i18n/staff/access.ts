import { staffAccess } from '../en/staff/access.ts'
import { inEnglish } from '../locale.ts'

export const staffAccessText = inEnglish(staffAccess)
