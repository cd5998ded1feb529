import { staffFeedback } from '../en/staff/feedback.ts'
import { inEnglish } from '../locale.ts'

export const staffFeedbackText = inEnglish(staffFeedback)
