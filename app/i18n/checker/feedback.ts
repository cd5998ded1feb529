import { feedback as feedbackAr } from '../ar/checker/feedback.ts'
import { feedback } from '../en/checker/feedback.ts'
import type { Text } from '../locale.ts'

export const feedbackText: Text<typeof feedback> = { en: feedback, ar: feedbackAr }
