import { expect, it } from 'vitest'
import { addressSeen, createNetworkDigest } from './network.ts'

const digest = createNetworkDigest('a secret of this test alone')

it.each([
  ['198.51.100.7', '198.51.100.250', true],
  ['198.51.100.7', '::ffff:198.51.100.9', true],
  ['198.51.100.7', '::FFFF:198.51.100.7', true],
  // A provider gives one customer a whole /48.
  ['2001:db8:1:2::3', '2001:db8:1:ffff::3', true],
  ['::1', '::2', true],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['2001:db8::1', '2001:0db8:0:ffff::1', true],
  ['2001:0DB8:0001::1', '2001:db8:1:2:3:4:5:6', true],
  ['198.51.100.7', '198.51.101.7', false],
  ['2001:db8:1::1', '2001:db8:2::1', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.3.1', false],
])('%s and %s are of one network: %s', (one, other, isOne) => {
  expect(digest(one) === digest(other)).toBe(isOne)
})

it.each([
  [0, '203.0.113.9', '192.0.2.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  // The last part is what the proxy saw, the first what the visitor claims.
  [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  [2, '203.0.113.9, 198.51.100.7, 10.0.0.1', '198.51.100.7'],
  [1, '198.51.100.7:4711', '198.51.100.7'],
  [1, '[2001:db8::1]:4711', '2001:db8::1'],
  [1, 'unknown', '192.0.2.1'],
])('behind %i proxies of ours, a sender that says to be %s is %s', (proxies, forwardedFor, is) => {
  expect(addressSeen({ direct: '192.0.2.1', forwardedFor }, proxies)).toBe(is)
})

it('nobody without the secret can tell which network it is', () => {
  expect(digest('198.51.100.7')).not.toBe(createNetworkDigest('another')('198.51.100.7'))
  expect(digest('198.51.100.7')).not.toContain('198')
})
