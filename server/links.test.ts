import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { readBase32, writeBase32 } from './base32.ts'
import { createLinks, type LinkTo } from './links.ts'

const now = new Date('2025-09-15T07:00:00Z')
const link: LinkTo = {
  purpose: 'confirm',
  record: '3f2b9c0e-8d4a-4f5e-9a6b-1c2d3e4f5a6b',
  version: 1,
  endsAt: new Date('2025-10-15T07:00:00Z'),
}
const links = createLinks('a secret of the farm, long enough')

describe('a link in a mail', () => {
  it('says what it is for, what it is about and how long it holds', () => {
    expect(links.read(links.token(link), now)).toEqual({ kind: 'valid', link })
  })

  it('shows nothing of that by itself, and fits on a line', () => {
    const token = links.token(link)
    expect(token).toMatch(/^[a-z2-7]{63}$/)
    expect(token).not.toContain('3f2b9c0e')
  })

  it('has ended at the moment it ends', () => {
    expect(links.read(links.token(link), link.endsAt)).toEqual({ kind: 'ended', link })
  })

  it('is unknown when one bit of it was changed', () => {
    const bytes = readBase32(links.token(link))!
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3]! ^= 1 << (bit & 7)
      expect(links.read(writeBase32(changed), now)).toEqual({ kind: 'unknown' })
    }
  })

  it('is unknown to a farm with another secret', () => {
    const other = createLinks('another secret, also long enough')
    expect(other.read(links.token(link), now)).toEqual({ kind: 'unknown' })
  })

  it.each([
    ['in capitals', (token: string) => token.toUpperCase()],
    ['with the full stop of the sentence', (token: string) => `${token}.`],
    ['between brackets', (token: string) => `${token}>)`],
    ['broken over two lines', (token: string) => `${token.slice(0, 30)}\r\n${token.slice(30)}`],
    ['with a soft line break', (token: string) => `${token.slice(0, 30)}=\n${token.slice(30)}`],
  ])('is still itself %s', (_, spoiled) => {
    expect(links.read(spoiled(links.token(link)), now).kind).toBe('valid')
  })

  it('never answers with more than unknown to what nobody signed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(links.read(text, now)).toEqual({ kind: 'unknown' })
      }),
    )
  })
})

describe('base 32', () => {
  it('gives back every row of bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(readBase32(writeBase32(bytes))).toEqual(Buffer.from(bytes))
      }),
    )
  })

  it('is that of the standard', () => {
    expect(writeBase32(Buffer.from('foobar'))).toBe('mzxw6ytboi')
  })
})
