import { createHmac, timingSafeEqual } from 'node:crypto'
import { keysOf } from '#language/keys-of.ts'
import type { SigningKey, SigningKeys } from '#server/signing-keys.ts'
import { linkPath, type LinkTo, purposes } from './links.ts'

export type LinkReading =
  | { readonly kind: 'valid' | 'ended'; readonly link: LinkTo }
  | { readonly kind: 'unknown' }

export type Links = ReturnType<typeof linksUnder>

const bodyBytes = 23
const macBytes = 16

/** Signed with HMAC-SHA-256, cut to 128 bits (RFC 2104, section 5), in base 32, which no mail program breaks. */
export function linksUnder(keys: SigningKeys) {
  return {
    token: (link: LinkTo): string => {
      const key = keys().at(-1)
      if (!key) throw new Error('No key signs links')
      const body = write(link, key)
      return writeBase32(Buffer.concat([body, macOf(key, body)]))
    },
    /** Whether a version is still good is for who has the record to say. */
    read: (token: string, now: Date): LinkReading => {
      const bytes = readBase32(asSent(token))
      if (bytes?.length !== bodyBytes + macBytes) return { kind: 'unknown' }
      const body = bytes.subarray(0, bodyBytes)
      const mac = bytes.subarray(bodyBytes)
      const isIts = (key: SigningKey) =>
        keyBits(key) === body.readUInt8(0) >> purposeBits && timingSafeEqual(macOf(key, body), mac)
      if (!keys().some(isIts)) return { kind: 'unknown' }
      const link = read(body)
      if (!link) return { kind: 'unknown' }
      return { kind: now < link.endsAt ? 'valid' : 'ended', link }
    },
  }
}

/** The address of the page that it opens. */
export function pathOf(links: Pick<Links, 'token'>, link: LinkTo): string {
  return linkPath(link.purpose, links.token(link))
}

function macOf({ secret }: SigningKey, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update('link').update(body).digest().subarray(0, macBytes)
}

const purposeBits = 5

/** Three bits of its number: 0 for key 1, as in links from before keys had one. */
function keyBits({ number }: SigningKey): number {
  return (number - 1) & 0b111
}

/** What mail programs and people add to an address: capitals, a full stop, a bracket, a broken line. */
function asSent(token: string): string {
  return token.toLowerCase().replaceAll(/[^a-z2-7]/g, '')
}

function write({ purpose, record, version, endsAt }: LinkTo, key: SigningKey): Buffer {
  const body = Buffer.alloc(bodyBytes)
  body.writeUInt8((keyBits(key) << purposeBits) | purposes[purpose], 0)
  body.writeUInt16BE(version & 0xffff, 1)
  body.writeUInt32BE(Math.floor(endsAt.getTime() / 1000), 3)
  body.write(record.replaceAll('-', ''), 7, 'hex')
  return body
}

function read(body: Buffer): LinkTo | undefined {
  const bits = body.readUInt8(0) & ((1 << purposeBits) - 1)
  const purpose = keysOf(purposes).find((each) => purposes[each] === bits)
  if (!purpose) return undefined
  const hex = body.subarray(7).toString('hex')
  return {
    purpose,
    record: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    version: body.readUInt16BE(1),
    endsAt: new Date(body.readUInt32BE(3) * 1000),
  }
}

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Base 32 in small letters, without padding (RFC 4648, section 6). */
export function writeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{1,5}/g, (five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]!)
}

/** Undefined for what `writeBase32` cannot have written: another letter, or bits left over that are not zero. */
export function readBase32(text: string): Buffer | undefined {
  const values = Array.from(text, (letter) => base32.indexOf(letter))
  if (values.includes(-1)) return undefined
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  const isWhole = /^0{0,4}$/.test(bits.slice(8 * bytes.length))
  return isWhole ? Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))) : undefined
}
