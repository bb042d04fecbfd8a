import { dayMs } from '#booking/dates/brussels-time.ts'
import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { anySign } from '#tests/support/any-sign.ts'
import { createLinks } from '#tests/support/links.ts'
import { lastLinkEndsAt, type LinkTo, purposes } from './links.ts'
import { createSignedLinks, readBase32, type SigningKey, writeBase32 } from './signed-links.ts'

const now = new Date('2025-09-15T07:00:00Z')
const link: LinkTo = {
  purpose: 'booking',
  record: '3f2b9c0e-8d4a-4f5e-9a6b-1c2d3e4f5a6b',
  version: 1,
  endsAt: new Date('2025-10-15T07:00:00Z'),
}
const links = createLinks('a secret of the farm, long enough')

describe('a link in a mail', () => {
  it('has a purpose, a record and an end', () => {
    expect(links.read(links.token(link), now)).toEqual({ kind: 'valid', link })
  })

  it('shows nothing of that by itself, and fits on a line', () => {
    const token = links.token(link)
    expect(token).toMatch(/^[a-z2-7]{64}$/)
    expect(token).not.toContain('3f2b9c0e')
  })

  it('holds until it ends in the earlier layout too, with key and purpose in one byte', () => {
    const booking = 'cqaac2hpizyd6k44b2guut26tjvrylj6j5ngwl2omz5ioa2f2pvwxkr2kspfbhy'
    expect(links.read(booking, now)).toEqual({ kind: 'valid', link })
    expect(links.read(booking, link.endsAt)).toEqual({ kind: 'ended', link })
    const option = 'l4aac2hpizyd6k44b2guut26tjvrylj6j5ngwxdh72wszvho2yyc3lf54hbclzy'
    const third = createSignedLinks(() => [{ number: 3, secret: 'secret 3, also long enough' }])
    const opened = { kind: 'valid', link: { ...link, purpose: 'option' } }
    expect(third.read(option, now)).toEqual(opened)
    expect(third.read(booking, now)).toEqual({ kind: 'unknown' })
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

  it('answers an unsigned link with no more than unknown', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign, maxLength: 200 }), (text) => {
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

  it('follows the standard', () => {
    expect(writeBase32(Buffer.from('foobar'))).toBe('mzxw6ytboi')
  })
})

describe('a key that was replaced', () => {
  const old: SigningKey = { number: 1, secret: 'the first secret of the farm, long enough' }
  const of = (number: number): SigningKey => {
    return { number, secret: `secret ${number}, also long enough` }
  }
  const opened = (keys: readonly SigningKey[], token: string) =>
    createSignedLinks(() => keys).read(token, now).kind

  it('opens the links it signed, and signs no more', () => {
    const before = createLinks(old.secret).token(link)
    const after = createSignedLinks(() => [old, of(2)]).token(link)
    expect(opened([old, of(2)], before)).toBe('valid')
    expect(opened([of(2)], after)).toBe('valid')
    expect(opened([old], after)).toBe('unknown')
    expect(opened([of(2)], before)).toBe('unknown')
  })

  it('is told from every other by the number in the link, which a link has room for', () => {
    const keys = Array.from({ length: 20 }, (_, i) => of(i + 1))
    for (const key of keys) {
      const token = createSignedLinks(() => [key]).token(link)
      expect(token).toMatch(/^[a-z2-7]{64}$/)
      expect(createSignedLinks(() => keys).read(token, now)).toEqual({ kind: 'valid', link })
      expect(opened([{ ...key, number: key.number + 1 }], token)).toBe('unknown')
    }
  })

  it('is needed until its last link ends, of a guest or to the desk', () => {
    const session = { endsAt: new Date('2026-01-10T12:00:00Z') }
    const guests = new Date(session.endsAt.getTime() + 60 * dayMs)
    expect(lastLinkEndsAt(now, [session])).toEqual(guests)
    const after = new Date('2026-02-01T12:00:00Z')
    const ofDiaries = new Date(session.endsAt.getTime() + (60 + 366) * dayMs)
    expect(lastLinkEndsAt(after, [session])).toEqual(ofDiaries)
    expect(lastLinkEndsAt(now, [])).toEqual(new Date(now.getTime() + dayMs / 96))
  })
})

it('no two purposes have one number, and each fits into its byte', () => {
  const numbers = Object.values(purposes)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(Math.max(...numbers)).toBeLessThan(256)
})
