import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Opens a raw connection, closed at the end of the test. */
export async function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  onTestFinished(() => {
    socket.destroy()
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return socket
}

/** Sends raw bytes and returns the response status, or null if the connection closed without one. */
export async function statusOf(origin: string, bytes: string | Buffer): Promise<number | null> {
  const socket = await openSocket(origin)
  socket.write(bytes)
  for await (const part of socket) {
    const status = /^HTTP\/1\.1 (\d{3})/.exec(String(part))?.[1]
    if (status) return Number(status)
  }
  return null
}
