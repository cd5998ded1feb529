import type { App } from '#app/platform/context.server.ts'
import { REPORTER_EMAIL, REPORTER_PHONE } from '../reporter-secrets.server.ts'

/** A contact detail: null if there is none, `unreadable` if its key is not configured. */
export type ContactDetail = { text: string } | 'unreadable' | null

/** Returns the text of a contact detail; null if there is none or its key is not configured. */
export function textOfDetail(detail: ContactDetail): string | null {
  return detail === null || detail === 'unreadable' ? null : detail.text
}

/** Decrypts a reporter's email address. */
export function openEmail(app: App, sealed: string | null): ContactDetail {
  return openSealed(app, REPORTER_EMAIL, sealed)
}

/** Decrypts a reporter's phone number. */
export function openPhone(app: App, sealed: string | null): ContactDetail {
  return openSealed(app, REPORTER_PHONE, sealed)
}

function openSealed({ crypto, log }: App, purpose: string, sealed: string | null): ContactDetail {
  if (sealed === null) return null
  try {
    return { text: crypto.decrypt(purpose, sealed) }
  } catch (err) {
    log.error({ err }, 'a contact detail could not be decrypted')
    return 'unreadable'
  }
}
