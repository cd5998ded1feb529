import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCrypto, newSecretKey } from '#app/platform/secrets/crypto.server.ts'
import { vapidKeys, vapidPublicKey } from './vapid-keys.server.ts'

test('every process with the same secret key has the same pair, whenever it starts', () => {
  const key = newSecretKey()
  expect(vapidKeys(createCrypto([key]))).toEqual(vapidKeys(createCrypto([key])))
  // Browsers have subscribed with it: a change of the derivation would end all their subscriptions.
  const fixed = createCrypto([Buffer.alloc(32, 7).toString('base64')])
  expect(vapidPublicKey(fixed)).toMatchInlineSnapshot(
    `"BI5p-gq3txe5Fao99zBT8puJZZZA7aX45snchKt1wclxYRp7bCT3PYftiyBhkl-zAWJBBXuiP_nG_egQKOTinI4"`,
  )
})

test('the halves of a pair belong together, and other keys have other pairs', () => {
  const publicKeys = new Set<string>()
  for (let n = 0; n < 50; n++) {
    const [pair] = vapidKeys(createCrypto([newSecretKey()]))
    const own = createECDH('prime256v1')
    own.setPrivateKey(Buffer.from(pair?.privateKey ?? '', 'base64url'))
    expect(own.getPublicKey('base64url')).toBe(pair?.publicKey)
    publicKeys.add(pair?.publicKey ?? '')
  }
  expect(publicKeys.size).toBe(50)
})

test('during a rotation browsers subscribe with the new pair, and the old one is still there', () => {
  const [old, fresh] = [newSecretKey(), newSecretKey()]
  const pairs = vapidKeys(createCrypto([fresh, old]))
  expect(pairs).toEqual([...vapidKeys(createCrypto([fresh])), ...vapidKeys(createCrypto([old]))])
  expect(vapidPublicKey(createCrypto([fresh, old]))).toBe(pairs[0]?.publicKey)
})
