import { withWesternDigits } from '#app/domain/text/digits.ts'
import { normalForm } from '#app/domain/text/normal-form.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'

/** Crockford's base 32, without ambiguous characters. Five bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits. */
const LENGTH = 16
const GROUP = 4
/** Maximum input length including surrounding text. */
const MAX_TYPED_LENGTH = 200
const PURPOSE = 'reported_scams.receipt'
const DRAWN_PURPOSE = 'report-form.receipt'

/**
 * Derives a receipt code, such as `7K2M-Q9XD-0HTB-V4RW`, from the submission, so that a form resubmitted
 * after a lost response gets the same code.
 * @param sent must include a secret random value such as the form's id, or the code could be guessed
 */
export function receiptFor(crypto: Crypto, sent: string): string {
  const bytes = Buffer.from(crypto.fingerprint(DRAWN_PURPOSE, sent), 'base64url')
  const signs = Array.from(bytes.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length])
  const groups = Array.from({ length: LENGTH / GROUP }, (_, n) =>
    signs.slice(n * GROUP, (n + 1) * GROUP).join(''),
  )
  return groups.join('-')
}

/** Returns the hash of a code, the only form in which it is stored. */
export function receiptHash(crypto: Crypto, receipt: string): string {
  return crypto.fingerprint(PURPOSE, plain(receipt))
}

/** Returns the hashes to look up for a typed code. Case, spaces and dashes are ignored. */
export function receiptHashes(crypto: Crypto, typed: string): string[] {
  return crypto.fingerprints(PURPOSE, plain(typed))
}

function plain(code: string): string {
  return withWesternDigits(normalForm(code.slice(0, MAX_TYPED_LENGTH), 'NFKC'))
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, LENGTH + 1)
}
