export type {
  ChangeCode,
  FindingCode,
  ReassuranceCode,
  RecommendationCode,
  ScamTypeCode,
} from './codes.ts'
export { hasKnownEnding, type LinkAddress, parseAddress } from './entities/link-address.ts'
export { isFreeMail, isShortener, isTrustedMailHost, leadsToOwner } from './entities/official.ts'
export { organisationNames } from './entities/organisation-names.ts'
export { ownedSite } from './entities/owned-site.ts'
export { allPublishedNumbers, publishedNumbers } from './entities/published-numbers.ts'
export { currentCode } from './match/rule-info.ts'
export { SCORECARD } from './model/scorecard.data.ts'
export { type Contacts, contactsIn } from './parsed-content.ts'
export type { Content, ContentType, Span, WarningLevel } from './types.ts'
export { analyze, holdsAddress } from './verdict.ts'
export type { Finding, OfficialNumber, Outcome, Reassurance, Verdict } from './verdict-types.ts'
export { ANALYZER_VERSION } from './version.ts'
