import { expect, test } from 'vitest'
import { readEnv } from '#app/platform/env.server.ts'
import { storeLinks } from './store-links.server.ts'

const OWN_DATABASE = {
  DATABASE_URL: 'postgresql://localhost/himaya',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
}
const APP_STORE_URL = 'https://apps.example/himaya'
const PLAY_STORE_URL = 'https://play.example/himaya'

test('an installation that names no store shows the front pages of both', () => {
  expect(storeLinks(readEnv({}))).toEqual([
    { store: 'appStore', href: 'https://apps.apple.com/ae' },
    { store: 'playStore', href: 'https://play.google.com/store' },
  ])
})

test('with a database of its own and no store named it offers nothing', () => {
  expect(storeLinks(readEnv(OWN_DATABASE))).toEqual([])
})

test.each([{}, OWN_DATABASE])('stores that are named are offered, and no others', (variables) => {
  expect(storeLinks(readEnv({ ...variables, APP_STORE_URL, PLAY_STORE_URL }))).toEqual([
    { store: 'appStore', href: APP_STORE_URL },
    { store: 'playStore', href: PLAY_STORE_URL },
  ])
  expect(storeLinks(readEnv({ ...variables, PLAY_STORE_URL }))).toEqual([
    { store: 'playStore', href: PLAY_STORE_URL },
  ])
})
