/**
 * Opens many live count streams, each as a separate visitor, in its own process. Receives `StreamOptions`,
 * sends `{ open: n }` once all have their first event, and after each `mark` message the milliseconds until
 * half, 99 % and all streams received a change.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

export type StreamOptions = { port: number; path: string; streams: number }
export type StreamResult = { half: number; most: number; all: number }

const AT_ONCE = 100
const EVENT = 'data: '

let markedAt = 0
let times: number[] = []
let told = () => {}

process.on('message', async (message: StreamOptions | 'mark') => {
  if (message !== 'mark') return openAll(message)
  markedAt = performance.now()
  times = []
})

async function openAll({ port, path, streams }: StreamOptions): Promise<void> {
  const sockets: Socket[] = []
  for (let from = 0; from < streams; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, streams - from)
    const opened = await Promise.all(
      Array.from({ length: size }, (_, place) => openOne(port, path, from + place)),
    )
    sockets.push(...opened)
  }
  told = () => {
    times.push(performance.now() - markedAt)
    if (times.length < sockets.length) return
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
    process.send?.({ half: at(0.5), most: at(0.99), all: at(1) } satisfies StreamResult)
  }
  process.send?.({ open: sockets.length })
}

async function openOne(port: number, path: string, number: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${address}\r\n\r\n`,
  )
  await new Promise<void>((resolve, reject) => {
    let isOpen = false
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      if (/^HTTP\/1\.1 (?!200)/.test(text)) reject(new Error(text.slice(0, 60)))
      if (!text.includes(EVENT)) return
      if (isOpen) told()
      isOpen = true
      resolve()
    })
    socket.once('close', () => reject(new Error('a stream was closed')))
  })
  return socket
}
