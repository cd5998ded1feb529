import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigurationError } from '../env.server.ts'
import { listen, openServer } from './open-server.server.ts'

test.each([
  'nowhere.invalid',
  '192.0.2.1',
])('listening on %s fails with an error that says what HOST must be', async (HOST) => {
  const fault = await listen(openServer(), { HOST, PORT: 0 }).catch((met) => met)
  expect(fault).toBeInstanceOf(ConfigurationError)
  expect(fault.message).toMatch(/^HOST must be an address of this machine/)
})

test('a port in use is explained in words', async () => {
  const HOST = '127.0.0.1'
  const server = openServer()
  onTestFinished(() => void server.close())
  await listen(server, { HOST, PORT: 0 })
  const { port } = server.address() as AddressInfo
  const again = listen(openServer(), { HOST, PORT: port })
  await expect(again).rejects.toThrow('another program listens on this HOST and PORT')
})
