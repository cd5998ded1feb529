import { NAME_LISTS } from '../compiled/lists.js'

/**
 * Returns the names in a file of `lists/`; its `about` field describes them. Throws if the file does not
 * exist.
 */
export function namesOf(name: string): ReadonlySet<string> {
  const names = NAME_LISTS[name]
  if (!names) throw new Error(`lists/ has no ${name}`)
  return new Set(names)
}

export const LASTING_HOSTING = namesOf('lasting-hosting')
/**
 * These hosts and their subdomains are never an organisation's official address, even if the registrable
 * domain is.
 */
export const FREE_HOSTING: ReadonlySet<string> = new Set([
  ...LASTING_HOSTING,
  ...namesOf('free-hosting'),
])
export const FILE_SHARING = namesOf('file-sharing')
export const THROW_AWAY_HOSTING = namesOf('throw-away-hosting')
export const FREE_MAIL = namesOf('free-mail')
export const LINK_SHORTENERS = namesOf('link-shorteners')
export const MORE_LINK_SHORTENERS = namesOf('more-link-shorteners')
export const CLICK_TRACKERS = namesOf('click-trackers')
export const APP_STORES = namesOf('app-stores')
export const CHAT_LINKS = namesOf('chat-links')
export const MAIL_SERVICES = namesOf('mail-services')
export const RISKY_ENDINGS = namesOf('risky-endings')
export const WELL_KNOWN_SITES: ReadonlySet<string> = new Set(
  ['well-known-sites', 'official-sites-uae', 'official-sites-gulf'].flatMap((list) => [
    ...namesOf(list),
  ]),
)
export const RESERVED_ENDINGS = namesOf('reserved-endings')
/** In file order, because patterns are built from them. */
export const NAMES_ABROAD: readonly string[] = [...namesOf('names-abroad')]
export const IMITATED_NAMES: readonly string[] = [...namesOf('imitated-names')]
export const MORE_IMITATED_NAMES: readonly string[] = [...namesOf('more-imitated-names')]
