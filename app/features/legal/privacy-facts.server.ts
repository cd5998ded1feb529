import { RETENTION } from '#app/domain/limits.ts'
import type { Env } from '#app/platform/env.server.ts'
import { sendsMail } from '#app/platform/mail/mail.server.ts'

const DAY_MS = 86_400_000

const yesOrNo = (fact: boolean) => (fact ? 'yes' : 'no')
const inDays = (periodMs: number) => Math.ceil(periodMs / DAY_MS)

/** What is true of this installation, by the arguments of the privacy policy. Periods are in days. */
export function privacyFacts(env: Env) {
  const modelHost =
    env.MODEL_BASE_URL && env.ANALYZERS.includes('openai')
      ? new URL(env.MODEL_BASE_URL).hostname
      : ''
  const asksGemini = env.ANALYZERS.includes('gemini')
  return {
    privacyEmail: env.PRIVACY_EMAIL,
    supportEmail: env.SUPPORT_EMAIL,
    asksGemini: yesOrNo(asksGemini),
    asksModelHost: yesOrNo(modelHost !== ''),
    modelHost,
    asksModel: yesOrNo(asksGemini || modelHost !== ''),
    asksNetwork: yesOrNo(env.NETWORK_CHECKS),
    usesTelegram: yesOrNo(env.TELEGRAM_BOT_TOKEN !== undefined),
    usesPush: yesOrNo(env.WEB_PUSH),
    networkFactsDays: inDays(RETENTION.networkFacts),
    sendsMail: yesOrNo(sendsMail(env)),
    checkContentDays: inDays(RETENTION.checkContent),
    reporterContactDays: inDays(RETENTION.reporterContact),
    rejectedReportDays: inDays(RETENTION.rejectedReport),
    evidenceImagesDays: inDays(RETENTION.evidenceImages),
    interactionFingerprintDays: inDays(RETENTION.interactionFingerprint),
    rateLimitDays: inDays(RETENTION.rateLimit),
    unconfirmedAlertDays: inDays(RETENTION.unconfirmedAlert),
    contactMessageDays: inDays(RETENTION.contactMessage),
  }
}
