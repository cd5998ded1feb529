import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection that says whatever it is given; gone when the test is. */
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

/** Sends bytes as they are and gives the status of the answer, or null when the connection ended without one. */
export async function statusOf(origin: string, bytes: string | Buffer): Promise<number | null> {
  const socket = await openSocket(origin)
  socket.write(bytes)
  for await (const part of socket) {
    const status = /^HTTP\/1\.1 (\d{3})/.exec(String(part))?.[1]
    if (status) return Number(status)
  }
  return null
}
