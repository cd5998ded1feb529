import type { Check } from './check.ts'
import { borrowedName } from './imitation/borrowed-name.ts'
import { brandInDomain } from './imitation/brand-in-domain.ts'
import { brandInPath } from './imitation/brand-in-path.ts'
import { brandInSubdomain } from './imitation/brand-in-subdomain.ts'
import { brandLinkMismatch } from './imitation/brand-link-mismatch.ts'
import { foreignLetters } from './imitation/foreign-letters.ts'
import { linkTextMismatch } from './imitation/link-text-mismatch.ts'
import { lookalikeDomain } from './imitation/lookalike-domain.ts'
import { userInfoTrick } from './imitation/user-info-trick.ts'
import { advertSender } from './sender/advert-sender.ts'
import { brandSenderMismatch, freeMailForBrand } from './sender/brand-sender-mismatch.ts'
import { failsSenderCheck } from './sender/fails-sender-check.ts'
import { foreignNumberForBrand } from './sender/foreign-number-for-brand.ts'
import { imitatedMailDomain } from './sender/imitated-mail-domain.ts'
import { officialSender } from './sender/official-sender.ts'
import { replyToDiffers } from './sender/reply-to-differs.ts'
import { returnPathDiffers } from './sender/return-path-differs.ts'
import { callForwardingCode } from './text/call-forwarding-code.ts'
import { disguisedPhone } from './text/disguised-phone.ts'
import { lostButton } from './text/lost-button.ts'
import { wholeText } from './text/whole-text.ts'
import { disguisedWords } from './unicode/disguised-words.ts'
import { invisibleCharacters } from './unicode/invisible-characters.ts'
import { mixedLetters } from './unicode/mixed-letters.ts'
import { clutteredHost } from './url/cluttered-host.ts'
import { fileDownload } from './url/file-download.ts'
import { freeHosting, openPage } from './url/free-hosting.ts'
import { hiddenIpHost, ipHost } from './url/ip-host.ts'
import { insecureLogin, loginWordsInAddress } from './url/login-words.ts'
import { notAWebAddress } from './url/not-a-web-address.ts'
import { oddAddress } from './url/odd-address.ts'
import { oddPort } from './url/odd-port.ts'
import { governmentLink, officialLink, wellKnownLink } from './url/owner-links.ts'
import { riskyAttachment } from './url/risky-attachment.ts'
import { riskyEnding } from './url/risky-ending.ts'
import { shortLink } from './url/short-link.ts'

/** What only code can find, by the names by which rules ask for it. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'borrowed-name': borrowedName,
  'brand-in-domain': brandInDomain,
  'brand-in-path': brandInPath,
  'brand-in-subdomain': brandInSubdomain,
  'brand-link-mismatch': brandLinkMismatch,
  'foreign-letters-in-domain': foreignLetters,
  'link-text-mismatch': linkTextMismatch,
  'lookalike-domain': lookalikeDomain,
  'user-info-trick': userInfoTrick,
  'advert-sender': advertSender,
  'brand-sender-mismatch': brandSenderMismatch,
  'free-mail-for-brand': freeMailForBrand,
  'fails-sender-check': failsSenderCheck,
  'foreign-number-for-brand': foreignNumberForBrand,
  'imitated-mail-domain': imitatedMailDomain,
  'official-sender': officialSender,
  'reply-to-differs': replyToDiffers,
  'return-path-differs': returnPathDiffers,
  'call-forwarding-code': callForwardingCode,
  'disguised-phone': disguisedPhone,
  'lost-button': lostButton,
  'whole-text': wholeText,
  'disguised-words': disguisedWords,
  'invisible-characters': invisibleCharacters,
  'mixed-letters-in-words': mixedLetters,
  'cluttered-host': clutteredHost,
  'file-download': fileDownload,
  'free-hosting': freeHosting,
  'open-page': openPage,
  'hidden-ip-host': hiddenIpHost,
  'ip-host': ipHost,
  'insecure-login': insecureLogin,
  'login-words-in-address': loginWordsInAddress,
  'not-a-web-address': notAWebAddress,
  'odd-address': oddAddress,
  'odd-port': oddPort,
  'government-link': governmentLink,
  'official-link': officialLink,
  'well-known-link': wellKnownLink,
  'risky-attachment': riskyAttachment,
  'risky-ending': riskyEnding,
  'short-link': shortLink,
}
