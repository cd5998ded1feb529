import { expect, test } from 'vitest'
import { readEnv } from '#app/platform/env.server.ts'
import { storeLinks } from './store-links.server.ts'

const OWN_DATABASE = {
  DATABASE_URL: 'postgresql://localhost/himaya',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
}
const APP_STORE_URL = 'https://apps.example/himaya'
const PLAY_STORE_URL = 'https://play.example/himaya'

test('without configured stores and DATABASE_URL, both stores are linked by their home pages', () => {
  expect(storeLinks(readEnv({}))).toEqual([
    { store: 'appStore', href: 'https://apps.apple.com/ae' },
    { store: 'playStore', href: 'https://play.google.com/store' },
  ])
})

test('with DATABASE_URL and without configured stores, no store is linked', () => {
  expect(storeLinks(readEnv(OWN_DATABASE))).toEqual([])
})

test.each([{}, OWN_DATABASE])('only configured stores are linked', (variables) => {
  expect(storeLinks(readEnv({ ...variables, APP_STORE_URL, PLAY_STORE_URL }))).toEqual([
    { store: 'appStore', href: APP_STORE_URL },
    { store: 'playStore', href: PLAY_STORE_URL },
  ])
  expect(storeLinks(readEnv({ ...variables, PLAY_STORE_URL }))).toEqual([
    { store: 'playStore', href: PLAY_STORE_URL },
  ])
})
