import type { FindingCode } from '#analyzer'
import { isKnown } from '#app/features/indicators/known/knowledge.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { checkerText } from '#words/checker/checker.js'
import { findingsText } from '#words/checker/findings.js'
import { resultImageText } from '#words/checker/result-image.js'
import { siteText } from '#words/site.js'
import type { Analysis, Reason } from '../analysis.ts'
import { MAX_ITEMS, type ResultImage } from './result-image.ts'

/** Sentences without a name, number or address, for findings whose own sentence quotes the text. */
type PlainSign = keyof (typeof resultImageText)[Locale]['signs']

/** The plain sentence of each finding whose own sentence quotes the text. */
export const PLAIN_SIGNS: Readonly<Partial<Record<FindingCode, PlainSign>>> = {
  'lookalike-domain': 'imitated',
  'brand-in-domain': 'imitated',
  'brand-keyword-domain': 'imitated',
  'brand-in-subdomain': 'imitated',
  'brand-in-path': 'imitated',
  'homograph-domain': 'imitated',
  'url-userinfo': 'misleading',
  'link-text-mismatch': 'misleading',
  'brand-link-mismatch': 'misleading',
  'short-link': 'hidden',
  'parcel-or-fine-domain': 'suspicious',
  'ip-host': 'suspicious',
  'obfuscated-ip-host': 'suspicious',
  'suspicious-tld': 'suspicious',
  'free-hosting': 'suspicious',
  'user-generated-page': 'suspicious',
  'unusual-port': 'suspicious',
  'insecure-login': 'suspicious',
  'excessive-subdomains': 'suspicious',
  'login-keyword-domain': 'suspicious',
  'suspicious-url': 'suspicious',
  'file-download': 'file',
  'risky-attachment': 'file',
  'brand-sender-mismatch': 'sender',
  'free-mail-for-brand': 'sender',
  'imitated-mail-domain': 'sender',
  'shown-address-differs': 'sender',
  'reply-to-differs': 'sender',
  'sender-authentication-failure': 'sender',
  'return-path-differs': 'sender',
  'foreign-number-for-brand': 'foreign',
}

/**
 * Words the image of a result, which may be sent to anybody: without names, numbers and addresses of the checked text,
 * and without sentences of a model, which may quote it. Null if the analysis failed.
 */
export function wordImage(analysis: Analysis, locale: Locale): ResultImage | null {
  const { outcome, scamType, warningLevel } = analysis
  const { result: t } = checkerText[locale]
  const words = resultImageText[locale]
  if (scamType && 'code' in scamType && scamType.code === 'analysis-error') return null
  const kinds = { ...findingsText[locale].scamTypes, ...checkerText[locale].scamTypes }
  const signs = analysis.reasons.flatMap((reason) => plainSign(reason, locale) ?? [])
  return {
    outcome,
    heading: t[outcome],
    kind:
      scamType && 'code' in scamType ? `${kinds[scamType.code]} · ${t.levels[warningLevel]}` : null,
    signs: {
      title: outcome === 'safe' ? t.noticed : t.signs,
      items: [...new Set(signs)].slice(0, MAX_ITEMS),
    },
    advice: { title: t.action, items: plainAdvice(analysis, locale).slice(0, MAX_ITEMS) },
    invitation: words.invitation,
    siteName: siteText[locale].productName,
  }
}

function plainSign(reason: Reason, locale: Locale): string | null {
  if (!('spans' in reason)) return null
  if (isKnown(reason)) return resultImageText[locale].signs.known
  const plain = PLAIN_SIGNS[reason.code]
  if (plain) return resultImageText[locale].signs[plain]
  const sentence = findingsText[locale].findings[reason.code]
  return typeof sentence === 'string' ? sentence : null
}

/** Advice for whoever sees the image. What would settle an unsure result is for the person who pasted the text. */
function plainAdvice({ outcome, recommendation }: Analysis, locale: Locale): string[] {
  const { result: t, recommendations } = checkerText[locale]
  const all = { ...findingsText[locale].recommendations, ...recommendations }
  const main = all['code' in recommendation ? recommendation.code : 'verify-official']
  if (outcome === 'safe') return [main, t.uncertain]
  return outcome === 'scam' ? [main, t.askSomebody] : [main, t.callOfficial, t.askSomebody]
}
