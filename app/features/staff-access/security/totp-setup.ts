/** What an authenticator app needs, as it stands in the key URI that the library gives. */
export type TotpSetup = { uri: string; key: string; backupCodes: string[] }

const KEY_URI = /^otpauth:\/\/totp\//

/** The setup that was offered, or null when `uri` is none. */
export function totpSetup(uri: unknown, backupCodes: unknown): TotpSetup | null {
  if (typeof uri !== 'string' || !KEY_URI.test(uri)) return null
  const codes = Array.isArray(backupCodes) ? backupCodes.map(String) : []
  return { uri, key: new URL(uri).searchParams.get('secret') ?? '', backupCodes: codes }
}

/** Groups of four, which is how people copy a key. */
export function inFours(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ')
}
