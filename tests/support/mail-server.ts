import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** Starts an SMTP server on a free loopback port that stores accepted mail. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: (Email & { raw: string })[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const raw = Buffer.concat(await stream.toArray())
      mails.push({ ...(await PostalMime.parse(raw)), raw: raw.toString() })
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return { url: urlOf(listening.address() as AddressInfo), mails }
}

/** Starts a raw TCP server. Returns its URL. */
export async function startRawServer(speak: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    speak(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return urlOf(server.address() as AddressInfo)
}

function urlOf({ port }: AddressInfo): string {
  return `smtp://127.0.0.1:${port}`
}
