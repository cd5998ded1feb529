/** Kinds of content of a QR code or bar code. */
export const CODE_KINDS = [
  'website',
  'payment',
  'wifi',
  'contact',
  'phone',
  'message',
  'email',
  'app',
  'product',
  'text',
] as const

export type CodeKind = (typeof CODE_KINDS)[number]

export type CodeContent = {
  readonly kind: CodeKind
  /** What to show: an address, a network's name, a number; not the password of a network. */
  readonly shown: string
  /** Content for the checker; null where it is no text to check. */
  readonly checked: string | null
}

/**
 * Kinds by the beginning of the content. Sources: EMVCo Merchant-Presented QR (000201), EPC069-12 (BCD), Swiss QR
 * bill (SPC), NPCI UPI linking (upi:), BIP 21 (bitcoin:), EIP-681 (ethereum:), RFC 3966 (tel:), RFC 5724 (sms:),
 * RFC 6068 (mailto:), RFC 6350 (vCard) and the formats of the ZXing project's wiki "Barcode Contents".
 */
const BEGINNINGS: readonly (readonly [RegExp, CodeKind])[] = [
  [/^https?:\/\//i, 'website'],
  [
    /^(?:000201|BCD\r?\n|SPC\r?\n|(?:upi|bitcoin|ethereum|litecoin|tron|solana|lightning):)/i,
    'payment',
  ],
  [/^wifi:/i, 'wifi'],
  [/^(?:BEGIN:VCARD|MECARD:|BIZCARD:)/i, 'contact'],
  [/^tel:/i, 'phone'],
  [/^(?:sms|smsto|mms|mmsto):/i, 'message'],
  [/^(?:mailto|matmsg|smtp):/i, 'email'],
  [/^(?!geo:)[a-z][a-z\d+.-]{1,20}:\/\//i, 'app'],
]

/** A web address without its scheme, which phones open as one. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}(?:[/?#:]\S*)?$/u

/** Retail codes hold the number of a product. */
const PRODUCT_FORMAT = /^(?:EAN|UPC|ISBN|DataBar)/

/** Says what a code holds. @param format as zxing-cpp names it */
export function codeContent(content: string, format: string): CodeContent {
  const text = content.trim()
  const kind = PRODUCT_FORMAT.test(format) ? 'product' : kindOf(text)
  return { kind, shown: shownOf(kind, text), checked: checkedOf(kind, text) }
}

function kindOf(text: string): CodeKind {
  const known = BEGINNINGS.find(([beginning]) => beginning.test(text))
  if (known) return known[1]
  return BARE_ADDRESS.test(text) ? 'website' : 'text'
}

function shownOf(kind: CodeKind, text: string): string {
  switch (kind) {
    case 'wifi':
      return fieldOf(text, 'S')
    case 'contact':
      return /^(?:FN|N)(?:;[^:\r\n]*)?:([^\r\n;]*)/im.exec(text)?.[1]?.trim() || fieldOf(text, 'N')
    case 'phone':
    case 'message':
    case 'email':
      return fieldOf(text, 'TO') || (text.replace(/^\w+:/, '').split(/[?;:]/)[0] ?? '')
    default:
      return text
  }
}

/** A field of the formats with colons and semicolons: `WIFI:S:name;P:password;;`. */
function fieldOf(text: string, name: string): string {
  const fields = text.slice(text.indexOf(':') + 1).match(/(?:\\.|[^;\\])+/gs) ?? []
  const field = fields.find((one) => one.toUpperCase().startsWith(`${name}:`)) ?? ''
  return field.slice(name.length + 1).replace(/\\(.)/gs, '$1')
}

function checkedOf(kind: CodeKind, text: string): string | null {
  if (kind === 'website' || kind === 'text' || kind === 'message' || kind === 'email') return text
  return null
}
