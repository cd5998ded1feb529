import type { Check } from './check.ts'
import { brandInDomain } from './imitation/brand-in-domain.ts'
import { brandInPath } from './imitation/brand-in-path.ts'
import { brandInSubdomain } from './imitation/brand-in-subdomain.ts'
import { brandKeywordDomain } from './imitation/brand-keyword-domain.ts'
import { brandLinkMismatch } from './imitation/brand-link-mismatch.ts'
import { homographDomain } from './imitation/homograph-domain.ts'
import { linkTextMismatch } from './imitation/link-text-mismatch.ts'
import { lookalikeDomain } from './imitation/lookalike-domain.ts'
import { parcelOrFineDomain } from './imitation/parcel-or-fine-domain.ts'
import { urlUserinfo } from './imitation/url-userinfo.ts'
import { advertSender } from './sender/advert-sender.ts'
import { brandSenderMismatch, freeMailForBrand } from './sender/brand-sender-mismatch.ts'
import { foreignNumberForBrand } from './sender/foreign-number-for-brand.ts'
import { imitatedMailDomain } from './sender/imitated-mail-domain.ts'
import { officialSender } from './sender/official-sender.ts'
import { replyToDiffers } from './sender/reply-to-differs.ts'
import { returnPathDiffers } from './sender/return-path-differs.ts'
import { senderAuthenticationFailure } from './sender/sender-authentication-failure.ts'
import { shownAddressDiffers } from './sender/shown-address-differs.ts'
import { callForwardingCode } from './text/call-forwarding-code.ts'
import { disguisedPhone } from './text/disguised-phone.ts'
import { lostButton } from './text/lost-button.ts'
import { wholeText } from './text/whole-text.ts'
import { invisibleCharacters } from './unicode/invisible-characters.ts'
import { mixedScriptWords } from './unicode/mixed-script-words.ts'
import { obfuscatedWords } from './unicode/obfuscated-words.ts'
import { excessiveSubdomains } from './url/excessive-subdomains.ts'
import { fileDownload } from './url/file-download.ts'
import { freeHosting, userGeneratedPage } from './url/free-hosting.ts'
import { invalidUrl } from './url/invalid-url.ts'
import { ipHost, obfuscatedIpHost } from './url/ip-host.ts'
import { insecureLogin, loginKeywordDomain } from './url/login-words.ts'
import { governmentLink, officialLink, wellKnownLink } from './url/owner-links.ts'
import { attachedScript, riskyAttachment } from './url/risky-attachment.ts'
import { shortLink } from './url/short-link.ts'
import { suspiciousTld } from './url/suspicious-tld.ts'
import { suspiciousUrl } from './url/suspicious-url.ts'
import { unusualPort } from './url/unusual-port.ts'

/** All checks by the name that rule files use. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'brand-keyword-domain': brandKeywordDomain,
  'brand-in-domain': brandInDomain,
  'brand-in-path': brandInPath,
  'brand-in-subdomain': brandInSubdomain,
  'brand-link-mismatch': brandLinkMismatch,
  'homograph-domain': homographDomain,
  'link-text-mismatch': linkTextMismatch,
  'lookalike-domain': lookalikeDomain,
  'parcel-or-fine-domain': parcelOrFineDomain,
  'url-userinfo': urlUserinfo,
  'advert-sender': advertSender,
  'brand-sender-mismatch': brandSenderMismatch,
  'free-mail-for-brand': freeMailForBrand,
  'sender-authentication-failure': senderAuthenticationFailure,
  'foreign-number-for-brand': foreignNumberForBrand,
  'imitated-mail-domain': imitatedMailDomain,
  'official-sender': officialSender,
  'reply-to-differs': replyToDiffers,
  'return-path-differs': returnPathDiffers,
  'shown-address-differs': shownAddressDiffers,
  'call-forwarding-code': callForwardingCode,
  'disguised-phone': disguisedPhone,
  'lost-button': lostButton,
  'whole-text': wholeText,
  'obfuscated-words': obfuscatedWords,
  'invisible-characters': invisibleCharacters,
  'mixed-script-words': mixedScriptWords,
  'excessive-subdomains': excessiveSubdomains,
  'file-download': fileDownload,
  'free-hosting': freeHosting,
  'user-generated-page': userGeneratedPage,
  'obfuscated-ip-host': obfuscatedIpHost,
  'ip-host': ipHost,
  'insecure-login': insecureLogin,
  'login-keyword-domain': loginKeywordDomain,
  'invalid-url': invalidUrl,
  'suspicious-url': suspiciousUrl,
  'unusual-port': unusualPort,
  'government-link': governmentLink,
  'official-link': officialLink,
  'well-known-link': wellKnownLink,
  'risky-attachment': riskyAttachment,
  'attached-script': attachedScript,
  'suspicious-tld': suspiciousTld,
  'short-link': shortLink,
}
