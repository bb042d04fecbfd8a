import { expect, test } from 'vitest'
import { wideNetworkOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.254'],
  ['::ffff:192.0.2.1', '192.0.2.77'],
  ['2001:db8:1::1', '2001:db8:1:ffff::2'],
  ['2001:0DB8:0001::1', '2001:db8:1:2:3:4:5:6'],
])('%s and %s are of one network', (one, other) => {
  expect(wideNetworkOf(one)).toBe(wideNetworkOf(other))
})

test.each([
  ['192.0.2.1', '192.0.3.1'],
  ['2001:db8:1::1', '2001:db8:2::1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.3.1'],
])('%s and %s are not', (one, other) => {
  expect(wideNetworkOf(one)).not.toBe(wideNetworkOf(other))
})
