import { staffAccess } from '../en/staff/access.ts'
import type { Text } from '../locale.ts'

export const staffAccessText: Text<typeof staffAccess> = { en: staffAccess }
