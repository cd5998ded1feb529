import { NAME_LISTS } from '../compiled/lists.js'

/** The names of a file of `lists/`, whose `about` says what they are. */
const setOf = (name: string): ReadonlySet<string> => new Set(NAME_LISTS[name])

export const LASTING_HOSTING = setOf('lasting-hosting')
/** A host here, or anything below it, is never an organisation's official address, even when the registrable domain is. */
export const FREE_HOSTING: ReadonlySet<string> = new Set([
  ...LASTING_HOSTING,
  ...setOf('free-hosting'),
])
export const FILE_SHARING = setOf('file-sharing')
export const THROW_AWAY_HOSTING = setOf('throw-away-hosting')
export const FREE_MAIL = setOf('free-mail')
export const LINK_SHORTENERS = setOf('link-shorteners')
export const MORE_LINK_SHORTENERS = setOf('more-link-shorteners')
export const CLICK_TRACKERS = setOf('click-trackers')
export const CHAT_LINKS = setOf('chat-links')
export const MAIL_SERVICES = setOf('mail-services')
export const RISKY_ENDINGS = setOf('risky-endings')
export const WELL_KNOWN_SITES = setOf('well-known-sites')
/** In the order of their file: patterns are made of them. */
export const NAMES_ABROAD: readonly string[] = [...setOf('names-abroad')]
export const IMITATED_NAMES: readonly string[] = [...setOf('imitated-names')]
export const MORE_IMITATED_NAMES: readonly string[] = [...setOf('more-imitated-names')]
