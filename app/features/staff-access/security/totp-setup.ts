/** Data for an authenticator app, from the library's key URI. */
export type TotpSetup = { uri: string; key: string; backupCodes: string[] }

const KEY_URI = /^otpauth:\/\/totp\//

/** Returns the offered setup, or null if `uri` is invalid. */
export function totpSetup(uri: unknown, backupCodes: unknown): TotpSetup | null {
  if (typeof uri !== 'string' || !KEY_URI.test(uri)) return null
  const codes = Array.isArray(backupCodes) ? backupCodes.map(String) : []
  return { uri, key: new URL(uri).searchParams.get('secret') ?? '', backupCodes: codes }
}

/** Formats a key in groups of four. */
export function inFours(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ')
}
