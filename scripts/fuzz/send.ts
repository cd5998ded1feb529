import { connect } from 'node:net'
import type { Attack } from './requests.ts'

export type Answer = { status: number; headers: Headers; body: string }

/** An endless stream is closed after its headers. */
const STREAM = /^content-type:\s*text\/event-stream/im

/** Sends a request byte by byte. `fetch` would normalise it. */
export async function send(origin: string, attack: Attack): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const head = attack.headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const bytes = Buffer.from(
    `${attack.method} ${attack.path} HTTP/1.1\r\n${head}\r\n${attack.body}`,
    'latin1',
  )
  const socket = connect(Number(port), hostname)
  const received: Buffer[] = []
  await new Promise<void>((resolve) => {
    socket.on('data', (piece: Buffer) => {
      received.push(piece)
      if (received.length === 1 && STREAM.test(piece.toString('latin1'))) socket.destroy()
    })
    socket.on('close', () => resolve())
    // The server closes the connection while a rejected body is still being sent. The response is in
    // `received`.
    socket.on('error', () => {})
    socket.write(bytes)
  })
  return read(Buffer.concat(received))
}

function read(bytes: Buffer): Answer {
  const text = bytes.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const rest = text.slice(end + 4)
  const body = headers.get('transfer-encoding') === 'chunked' ? unchunked(rest) : rest
  return { status: Number(first.split(' ')[1] ?? 0), headers, body }
}

function unchunked(text: string): string {
  let [body, at] = ['', 0]
  for (;;) {
    const line = text.indexOf('\r\n', at)
    const size = Number.parseInt(text.slice(at, line), 16)
    if (line < 0 || !(size > 0)) return body
    body += text.slice(line + 2, line + 2 + size)
    at = line + 2 + size + 2
  }
}
