import { staffMessages } from '../en/staff/messages.ts'
import { inEnglish } from '../locale.ts'

export const staffMessagesText = inEnglish(staffMessages)
