import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check, hex } from '@scure/base'
import type { Indicator } from '../indicator.ts'
import type { FoundIndicator } from './found-indicator.ts'

const base58check = createBase58check(sha256)

/** First byte of an address before Base58Check, by currency; every payload has 20 bytes more. */
const VERSIONS: Readonly<Record<number, string>> = {
  // Bitcoin Core, chainparams.cpp: P2PKH and P2SH.
  0: 'bitcoin',
  5: 'bitcoin',
  // Litecoin Core, chainparams.cpp; its older P2SH version 5 cannot be told from Bitcoin's.
  48: 'litecoin',
  50: 'litecoin',
  // Dogecoin Core, chainparams.cpp.
  30: 'dogecoin',
  22: 'dogecoin',
  // TRON protocol documentation, "Address": 0x41.
  65: 'tron',
}
const BASE58_BYTES = 21

/** Human-readable part of SegWit addresses (BIP 173), by currency. */
const PREFIXES: Readonly<Record<string, string>> = { bc: 'bitcoin', ltc: 'litecoin' }

const CANDIDATE =
  /(?<![\p{L}\p{N}_])(?:0x[\da-f]{40}|(?:bc|ltc)1[a-z\d]{11,87}|[1-9A-HJ-NP-Za-km-z]{26,35})(?![\p{L}\p{N}_])/giu

/**
 * Returns a wallet address as `currency:address`, if its check sum is right: Bitcoin, Litecoin, Dogecoin,
 * TRON, Ethereum and the chains that share its addresses. Null otherwise.
 */
export function walletIndicator(written: string): Indicator<'wallet'> | null {
  const value = ethereum(written) ?? segwit(written) ?? base58(written)
  return value ? { kind: 'wallet', value } : null
}

/** Returns the wallet addresses of a text, in order. */
export function findWallets(text: string): FoundIndicator<'wallet'>[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ 0: written, index: start }) => {
    const wallet = walletIndicator(written)
    return wallet ? [{ ...wallet, spans: [{ start, end: start + written.length }] }] : []
  })
}

/** In small letters. Mixed case is a check sum (ERC-55): the case of each letter is a bit of the hash. */
function ethereum(written: string): string | null {
  const digits = /^0x([\da-f]{40})$/i.exec(written)?.[1]
  if (!digits) return null
  const small = digits.toLowerCase()
  const hash = hex.encode(keccak_256(new TextEncoder().encode(small)))
  const cased = small.replace(/[a-f]/g, (letter, at: number) =>
    Number.parseInt(hash[at]!, 16) >= 8 ? letter.toUpperCase() : letter,
  )
  const isOneCase = digits === small || digits === digits.toUpperCase()
  return isOneCase || digits === cased ? `ethereum:0x${small}` : null
}

/** Bech32 for witness version 0 (BIP 173), Bech32m for later ones (BIP 350). */
function segwit(written: string): string | null {
  const [prefix = ''] = /^[a-z]+(?=1)/i.exec(written) ?? []
  const currency = PREFIXES[prefix.toLowerCase()]
  if (!currency) return null
  const isOneCase = written === written.toLowerCase() || written === written.toUpperCase()
  const isOld = written[prefix.length + 1]?.toLowerCase() === 'q'
  const read = (isOld ? bech32 : bech32m).decodeUnsafe(written, 90)
  return isOneCase && read ? `${currency}:${written.toLowerCase()}` : null
}

function base58(written: string): string | null {
  try {
    const bytes = base58check.decode(written)
    const currency = bytes.length === BASE58_BYTES && VERSIONS[bytes[0]!]
    return currency ? `${currency}:${written}` : null
  } catch {
    return null
  }
}
