/** Reads a body as UTF-8, like `readBytes`. */
export async function readText(
  answer: Pick<Response, 'body'>,
  maxBytes: number,
): Promise<string | null> {
  return (await readBytes(answer, maxBytes))?.toString() ?? null
}

/**
 * Reads a body. Null if it has more than `maxBytes`, of which no more is read.
 * @throws Error if the connection fails or the signal of the request is aborted
 */
export async function readBytes(
  { body }: Pick<Response, 'body'>,
  maxBytes: number,
): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
