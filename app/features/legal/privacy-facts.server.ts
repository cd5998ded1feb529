import { RETENTION } from '#app/domain/limits.ts'
import type { PrivacyFacts } from '#app/i18n/legal.ts'
import type { Env } from '#app/platform/env.server.ts'
import { sendsMail } from '#app/platform/mail/mail.server.ts'

const DAY_MS = 86_400_000

/** What the privacy policy says of this installation, read from what the installation does. */
export function privacyFacts(env: Env): PrivacyFacts {
  const days = (period: number) => Math.ceil(period / DAY_MS)
  return {
    privacyEmail: env.PRIVACY_EMAIL,
    supportEmail: env.SUPPORT_EMAIL,
    asksGemini: env.ANALYZERS.includes('gemini'),
    modelHost:
      env.MODEL_BASE_URL && env.ANALYZERS.includes('openai')
        ? new URL(env.MODEL_BASE_URL).hostname
        : null,
    sendsMail: sendsMail(env),
    days: {
      checkContent: days(RETENTION.checkContent),
      reporterContact: days(RETENTION.reporterContact),
      rejectedReport: days(RETENTION.rejectedReport),
      evidenceImages: days(RETENTION.evidenceImages),
      interactionFingerprint: days(RETENTION.interactionFingerprint),
      rateLimit: days(RETENTION.rateLimit),
      contactMessage: days(RETENTION.contactMessage),
    },
  }
}
