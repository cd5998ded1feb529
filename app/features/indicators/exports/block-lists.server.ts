import { EXPORT_WORDS } from '#app/features/api/export-words.server.ts'
import { APPEAL_PATH } from '#app/features/contact/contact-subject.ts'
import type { PublishedIndicator } from '../indicators.db.server.ts'
import { ipAddress } from './exported.server.ts'
import type { Export } from './serve-export.server.ts'

const TEXT = 'text/plain; charset=utf-8'

/** Kinds that a block list has. Pages cannot be blocked by name. */
export const BLOCKED_KINDS = ['domain', 'host'] as const

type Named = Pick<PublishedIndicator, 'value'>

/** Formats a block list as a hosts file (hosts(5)), which covers exactly these names. */
export function hostsFile(listed: readonly Named[], origin: string): Export {
  const comments = [EXPORT_WORDS.title, ...commentsFor(origin)].map((line) => `# ${line}`)
  return {
    type: TEXT,
    body: lines(
      comments,
      namesOf(listed).map((name) => `0.0.0.0 ${name}`),
    ),
  }
}

/** Formats a block list in AdGuard syntax, whose rules cover the names below each name too. */
export function adGuardList(listed: readonly Named[], origin: string): Export {
  const title = EXPORT_WORDS.adguardTitle({ title: EXPORT_WORDS.title })
  const comments = [title, ...commentsFor(origin)].map((line) => `! ${line}`)
  return {
    type: TEXT,
    body: lines(
      comments,
      namesOf(listed).map((name) => `||${name}^`),
    ),
  }
}

/** Sorted, so that equal lists are equal files. IP addresses have no name to resolve. */
function namesOf(listed: readonly Named[]): string[] {
  return listed
    .map(({ value }) => value)
    .filter((host) => !ipAddress(host))
    .sort()
}

function commentsFor(origin: string): string[] {
  return [
    EXPORT_WORDS.about,
    EXPORT_WORDS.homepage({ address: origin }),
    EXPORT_WORDS.appeal({ address: origin + APPEAL_PATH }),
  ]
}

function lines(...parts: readonly (readonly string[])[]): string {
  return parts
    .flat()
    .map((line) => `${line}\n`)
    .join('')
}
