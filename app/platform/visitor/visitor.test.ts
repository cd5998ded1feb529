import { expect, test } from 'vitest'
import { createCrypto, newSecretKey } from '../secrets/crypto.server.ts'
import { identifyVisitor, isLoopback, visitorAddress } from './visitor.server.ts'

const crypto = createCrypto([newSecretKey()])
const hash = (address: string) => identifyVisitor(crypto, address)?.ipHash

test('without trusted proxies the address of the socket counts, and the header is ignored', () => {
  expect(visitorAddress('198.51.100.7', '192.0.2.1', 0)).toBe('198.51.100.7')
})

test('with n trusted proxies the address is the n-th header entry from the right', () => {
  expect(visitorAddress('10.0.0.1', '6.6.6.6, 192.0.2.1', 1)).toBe('192.0.2.1')
  expect(visitorAddress('10.0.0.1', '6.6.6.6, 192.0.2.1, 10.0.0.9', 2)).toBe('192.0.2.1')
})

test.each([
  ['a missing header', null],
  ['nonsense', 'unknown'],
  ['too few hops', ''],
])('with a trusted proxy and %s there is no address', (_, header) => {
  expect(visitorAddress('10.0.0.1', header, 1)).toBeNull()
})

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:0ac8:0001', '10.200.0.1'],
  ['0:0:0:0:0:ffff:c000:201', '192.0.2.1'],
  ['[64:ff9b::c000:201]:443', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['64:ff9b:1::c000:201', '64:ff9b:1::c000:201'],
  ['::1', '::1'],
  ['192.0.2.1:5050', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is normalised to the address %s', (written, address) => {
  expect(visitorAddress(written, null, 0)).toBe(address)
})

test('IPv6 addresses with the same first 64 bits are one visitor', () => {
  expect(hash('2001:db8:1:2::1')).toBe(hash('2001:db8:1:2:ffff:ffff:ffff:ffff'))
  expect(hash('2001:DB8:1:2::1')).toBe(hash('2001:0db8:0001:0002:3::4'))
  expect(hash('2001:db8:1:2::1')).not.toBe(hash('2001:db8:1:3::1'))
  expect(hash('2001:db8::1')).toBe(hash('2001:db8:0:0:5:6:7:8'))
})

test('each IPv4 address is one visitor, and the hash does not contain the address', () => {
  expect(hash('192.0.2.1')).not.toBe(hash('192.0.2.2'))
  expect(hash('192.0.2.1')).not.toContain('192')
})

test('without an address there is no visitor', () => {
  expect(identifyVisitor(crypto, null)).toBeNull()
})

test('loopback is recognised in both families', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '192.0.2.1', null].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
