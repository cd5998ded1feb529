/** Enough of a file for its first box with all brands that are in use. */
const HEAD_BYTES = 64
/** Brands of images that are compressed with HEVC, as the cameras of iPhones write them. */
const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms])$/
/** Brands of any image in this container. The brands after them tell how it is compressed. */
const GENERAL_BRANDS: ReadonlySet<string> = new Set(['mif1', 'msf1'])
const BOX_HEADER_BYTES = 8
const BRAND_BYTES = 4

/** Whether the beginning of a file is that of a HEIC image, whatever its name. AVIF has the same container. */
export function isHeic(head: Uint8Array): boolean {
  const [brand = '', , ...compatible] = brandsOf(head.subarray(0, HEAD_BYTES))
  if (!GENERAL_BRANDS.has(brand)) return HEIC_BRANDS.test(brand)
  return compatible.some((other) => HEIC_BRANDS.test(other))
}

/** Returns the brand of the first box, its version, and the brands that it is compatible with. */
function brandsOf(head: Uint8Array): string[] {
  if (head.length < BOX_HEADER_BYTES + BRAND_BYTES) return []
  const text = String.fromCharCode(...head)
  if (text.slice(BRAND_BYTES, BOX_HEADER_BYTES) !== 'ftyp') return []
  const size = new DataView(head.buffer, head.byteOffset).getUint32(0)
  const brands = text.slice(BOX_HEADER_BYTES, Math.max(size, BOX_HEADER_BYTES + BRAND_BYTES))
  return brands.match(/.{4}/gs) ?? []
}
