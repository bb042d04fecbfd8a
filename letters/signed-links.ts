import { createHmac, timingSafeEqual } from 'node:crypto'
import { uuidOf } from '#booking/people/digests.ts'
import { keysOf } from '#language/keys-of.ts'
import { linkPath, type LinkTo, purposes } from './links.ts'

export type LinkReading =
  | { readonly kind: 'valid' | 'ended'; readonly link: LinkTo }
  | { readonly kind: 'unknown' }

export type SigningKey = {
  /** Number of the key, from 1, which each link has. */
  readonly number: number
  readonly secret: string
  /** Instant at which the key's last link ends; undefined for the key in use. */
  readonly endsAt?: Date
}

/** The present keys; the last one signs. */
export type SigningKeys = () => readonly SigningKey[]

export type Links = ReturnType<typeof createSignedLinks>

const macBytes = 16

/** A body in one of its two layouts, which differ in length. */
type Layout = {
  readonly headBytes: number
  readonly key: (body: Buffer) => number
  readonly numberOf: (key: SigningKey) => number
  readonly purpose: (body: Buffer) => number
}

/** One byte for the purpose, one for the number of the key. */
const layout: Layout = {
  headBytes: 2,
  key: (body) => body.readUInt8(1),
  numberOf: ({ number }) => number & 0xff,
  purpose: (body) => body.readUInt8(0),
}

/** Three bits for the key and five for the purpose; links of this layout hold until they end. */
const earlierLayout: Layout = {
  headBytes: 1,
  key: (body) => body.readUInt8(0) >> 5,
  numberOf: ({ number }) => (number - 1) & 0b111,
  purpose: (body) => body.readUInt8(0) & 0b11111,
}

/** Version, end and record follow this head. */
const restBytes = 2 + 4 + 16

/** HMAC-SHA-256, cut to 128 bits (RFC 2104, section 5), in base 32, which no program breaks. */
export function createSignedLinks(keys: SigningKeys) {
  return {
    token: (link: LinkTo): string => {
      const key = keys().at(-1)
      if (!key) throw new Error('No key signs links')
      const body = write(link, key)
      return writeBase32(Buffer.concat([body, macOf(key, body)]))
    },
    /** The caller compares the version with the record's. */
    read: (token: string, now: Date): LinkReading => {
      const bytes = readBase32(asSent(token))
      const layoutOfToken = [layout, earlierLayout].find(
        ({ headBytes }) => bytes?.length === headBytes + restBytes + macBytes,
      )
      if (!bytes || !layoutOfToken) return { kind: 'unknown' }
      const body = bytes.subarray(0, -macBytes)
      const mac = bytes.subarray(-macBytes)
      const signedThis = (key: SigningKey) =>
        layoutOfToken.numberOf(key) === layoutOfToken.key(body) &&
        timingSafeEqual(macOf(key, body), mac)
      if (!keys().some(signedThis)) return { kind: 'unknown' }
      const link = read(body, layoutOfToken)
      if (!link) return { kind: 'unknown' }
      return { kind: now < link.endsAt ? 'valid' : 'ended', link }
    },
  }
}

export function pathOf(links: Pick<Links, 'token'>, link: LinkTo): string {
  return linkPath(link.purpose, links.token(link))
}

function macOf({ secret }: SigningKey, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update('link').update(body).digest().subarray(0, macBytes)
}

/** An address may get capitals, a full stop, a bracket or a line break on its way. */
function asSent(token: string): string {
  return token.toLowerCase().replaceAll(/[^a-z2-7]/g, '')
}

function write({ purpose, record, version, endsAt }: LinkTo, key: SigningKey): Buffer {
  const { headBytes, numberOf } = layout
  const body = Buffer.alloc(headBytes + restBytes)
  body.writeUInt8(purposes[purpose], 0)
  body.writeUInt8(numberOf(key), 1)
  body.writeUInt16BE(version & 0xffff, headBytes)
  body.writeUInt32BE(Math.floor(endsAt.getTime() / 1000), headBytes + 2)
  body.write(record.replaceAll('-', ''), headBytes + 6, 'hex')
  return body
}

function read(body: Buffer, { headBytes, purpose: purposeIn }: Layout): LinkTo | undefined {
  const number = purposeIn(body)
  const purpose = keysOf(purposes).find((each) => purposes[each] === number)
  if (!purpose) return undefined
  return {
    purpose,
    record: uuidOf(body.toString('hex', headBytes + 6)),
    version: body.readUInt16BE(headBytes),
    endsAt: new Date(body.readUInt32BE(headBytes + 2) * 1000),
  }
}

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Base 32 in small letters, without padding (RFC 4648, section 6). */
export function writeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{1,5}/g, (five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]!)
}

/** Undefined for a letter that `writeBase32` never writes, or for spare bits that are not zero. */
export function readBase32(text: string): Buffer | undefined {
  const values = Array.from(text, (letter) => base32.indexOf(letter))
  if (values.includes(-1)) return undefined
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  const isWhole = /^0{0,4}$/.test(bits.slice(8 * bytes.length))
  return isWhole ? Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))) : undefined
}
