export const FORM = 'application/x-www-form-urlencoded'
/** Multipart boundary of every multipart form. */
export const BOUNDARY = 'zq7fboundary'

/** Percent-encodes a form value byte by byte. */
export const encoded = (text: string) =>
  [...text]
    .map((letter) =>
      /[\w.~-]/.test(letter)
        ? letter
        : `%${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`,
    )
    .join('')

/** Removes control characters that the HTTP parser would reject, as the parser is not under test. */
export function withoutControls(text: string): string {
  return [...text].filter((letter) => letter > ' ' && letter !== '\x7f').join('')
}

/** Encodes a multipart form. */
export function multipart(
  parts: readonly (readonly [name: string, value: string, isFile: boolean])[],
) {
  const written = parts.map(([name, value, isFile]) => {
    const file = isFile ? `; filename="${name.replace(/["\r\n]/g, '')}.png"` : ''
    const type = isFile ? 'Content-Type: image/png\r\n' : ''
    const head = `Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"${file}`
    return `--${BOUNDARY}\r\n${head}\r\n${type}\r\n${value}\r\n`
  })
  return `${written.join('')}--${BOUNDARY}--\r\n`
}
