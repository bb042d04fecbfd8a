import { expect, it } from 'vitest'
import { isSameAddress, mailboxOf } from './mailbox.ts'

it.each([
  ['Zoe@EXAMPLE.org', 'zoe@example.org'],
  ['zoe+gist@example.org', 'zoe@example.org'],
  ['zoe+a+b@example.org', 'zoe@example.org'],
  ['zoe@example.org.', 'zoe@example.org'],
  ['z.o.e@gmail.com', 'zoe@gmail.com'],
  ['Z.oe+gist@googlemail.com', 'zoe@gmail.com'],
  ['zo-e_.@protonmail.com', 'zoe@proton.me'],
  ['z.oe@pm.me', 'zoe@proton.me'],
])('%s leads to the mailbox %s, as its provider reads it', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

it('a domain with accents is the same in both ways to write it, and a name in both ways to encode it', () => {
  expect(mailboxOf('an@bücher.example')).toBe(mailboxOf('an@xn--bcher-kva.example'))
  expect(mailboxOf('zo\u00eb@example.org')).toBe(mailboxOf('zoe\u0308@example.org'))
})

it.each([
  ['zoe@example.org', 'zo.e@example.org'],
  ['zoe@example.org', 'zoe@example.com'],
  ['zoe@example.org', 'zoe@mail.example.org'],
  ['zoe@example.org', 'zoë@example.org'],
  ['+a@example.org', '+b@example.org'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})

it.each(['x@%', 'x@a b', 'x@\u0000', '@', '', 'no sign'])('%j is taken as it comes', (address) => {
  expect(() => mailboxOf(address)).not.toThrow()
})

it.each([
  ['zoe@example.org', ' Zoe@Example.ORG ', true],
  ['zo\u00eb@example.org', 'ZOE\u0308@example.org', true],
  ['zoe@example.org', 'zoe+gist@example.org', false],
  ['zoe@example.org', 'zoë@example.org', false],
  ['zoe@example.org', '', false],
])('%s is the same address as %s: %s', (one, other, isSame) => {
  expect(isSameAddress(one, other)).toBe(isSame)
})
