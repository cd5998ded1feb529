import { generate } from 'lean-qr'

/** A QR code as one SVG path. `size` is its side in modules without quiet zone. */
export type QrCode = { size: number; path: string }

/**
 * Returns the QR code (ISO/IEC 18004) of a text. Generated locally, so that the text reaches no other host
 * and no log.
 */
export function qrCodeOf(text: string): QrCode {
  const code = generate(text)
  const places = Array.from({ length: code.size }, (_, place) => place)
  const path = places
    .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
    .join('')
  return { size: code.size, path }
}
