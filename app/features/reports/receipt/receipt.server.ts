import { withWesternDigits } from '#app/domain/text/digits.ts'
import { normalForm } from '#app/domain/text/normal-form.ts'
import type { Crypto } from '#app/platform/secrets/crypto.server.ts'

/** Crockford's base 32: no letter that is taken for a digit or another letter. Five bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits. */
const LENGTH = 16
const GROUP = 4
/** A code with all that one may have put around it. */
const MAX_TYPED_LENGTH = 200
const PURPOSE = 'reported_scams.receipt'
const DRAWN_PURPOSE = 'report-form.receipt'

/**
 * The code by which a reporter follows a report, such as `7K2M-Q9XD-0HTB-V4RW`. It is drawn from what was sent: a form that is
 * sent once more, because its answer was lost on the way, gets the code that it had.
 * @param sent has something random that nobody else knows, as a form's id is, or the code could be guessed
 */
export function receiptFor(crypto: Crypto, sent: string): string {
  const bytes = Buffer.from(crypto.fingerprint(DRAWN_PURPOSE, sent), 'base64url')
  const signs = Array.from(bytes.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length])
  const groups = Array.from({ length: LENGTH / GROUP }, (_, n) =>
    signs.slice(n * GROUP, (n + 1) * GROUP).join(''),
  )
  return groups.join('-')
}

/** All that is kept of a code. */
export function receiptHash(crypto: Crypto, receipt: string): string {
  return crypto.fingerprint(PURPOSE, plain(receipt))
}

/** The hashes to look for when someone types a code, however it is typed: case, spaces and dashes play no part. */
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
