import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Session } from '#booking/session.ts'
import { readBase32, writeBase32 } from './base32.ts'

/**
 * What a link in a mail is for, one each, and the byte that says so inside it. Bytes are never given
 * out again: a link lives longer than a version of this program.
 */
const purposes = {
  desk: 1,
  confirm: 2,
  decline: 3,
  'deposit-received': 4,
  'balance-received': 5,
  'cancel-guest': 7,
  'call-off': 9,
  'go-ahead': 10,
  'refund-paid': 11,
  booking: 20,
  move: 21,
  cancel: 22,
  diets: 23,
  offer: 24,
  'leave-list': 25,
} as const

export type Purpose = keyof typeof purposes

/** One link: what it is for, the one record it is about, and how long it holds. */
export type LinkTo = {
  readonly purpose: Purpose
  /** UUID of the record; the desk itself has the one of zeros. */
  readonly record: string
  /** Counted up on the record to end every link given out before. */
  readonly version: number
  readonly endsAt: Date
}

export type LinkReading =
  | { readonly kind: 'valid'; readonly link: LinkTo }
  | { readonly kind: 'ended'; readonly link: LinkTo }
  | { readonly kind: 'unknown' }

export type Links = {
  readonly token: (link: LinkTo) => string
  /** Whether a version is still good is for who has the record to say. */
  readonly read: (token: string, now: Date) => LinkReading
}

/** A link to the owner holds so long, so its end tells when it was made: older ones can be revoked at once. */
const ownerLinkMs = 30 * 24 * 3_600_000
/** A guest's link holds until so long after the day. */
const afterTheDayMs = 60 * 24 * 3_600_000

export function ownerLink(purpose: Purpose, record: string, now: Date): LinkTo {
  return { purpose, record, version: 1, endsAt: new Date(now.getTime() + ownerLinkMs) }
}

export function isRevokedOwnerLink({ endsAt }: LinkTo, linksFrom: Date): boolean {
  return endsAt.getTime() - ownerLinkMs < Math.floor(linksFrom.getTime() / 1000) * 1000
}

export function guestLink(
  purpose: Purpose,
  reservation: { readonly id: string; readonly linkVersion: number; readonly session: Session },
): LinkTo {
  const endsAt = new Date(reservation.session.endsAt.getTime() + afterTheDayMs)
  return { purpose, record: reservation.id, version: reservation.linkVersion, endsAt }
}

/** One purpose has one page; the desk has many below its own address. */
export function linkPath(purpose: Purpose, token: string): string {
  return purpose === 'desk' ? `/desk/${token}` : `/l/${token}`
}

export const deskRecord = '00000000-0000-0000-0000-000000000000'

const bodyBytes = 23
const macBytes = 16

/**
 * Links signed with HMAC-SHA-256, cut to 128 bits (RFC 2104, section 5). Written in small letters and
 * the digits 2 to 7 only: no mail program breaks, decodes or trims that, and it can be typed over.
 */
export function createLinks(secret: string): Links {
  const macOf = (body: Uint8Array) =>
    createHmac('sha256', secret).update('link').update(body).digest().subarray(0, macBytes)
  return {
    token: (link) => {
      const body = write(link)
      return writeBase32(Buffer.concat([body, macOf(body)]))
    },
    read: (token, now) => {
      const bytes = readBase32(asSent(token))
      if (bytes?.length !== bodyBytes + macBytes) return { kind: 'unknown' }
      const body = bytes.subarray(0, bodyBytes)
      if (!timingSafeEqual(macOf(body), bytes.subarray(bodyBytes))) return { kind: 'unknown' }
      const link = read(body)
      if (!link) return { kind: 'unknown' }
      return { kind: now < link.endsAt ? 'valid' : 'ended', link }
    },
  }
}

/** What mail programs and people add to an address: capitals, a full stop, a bracket, a broken line. */
function asSent(token: string): string {
  return token.toLowerCase().replaceAll(/[^a-z2-7]/g, '')
}

function write({ purpose, record, version, endsAt }: LinkTo): Buffer {
  const body = Buffer.alloc(bodyBytes)
  body.writeUInt8(purposes[purpose], 0)
  body.writeUInt16BE(version & 0xffff, 1)
  body.writeUInt32BE(Math.floor(endsAt.getTime() / 1000), 3)
  body.write(record.replaceAll('-', ''), 7, 'hex')
  return body
}

function read(body: Buffer): LinkTo | undefined {
  const byte = body.readUInt8(0)
  const purpose = (Object.keys(purposes) as Purpose[]).find((each) => purposes[each] === byte)
  if (!purpose) return undefined
  const hex = body.subarray(7).toString('hex')
  return {
    purpose,
    record: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    version: body.readUInt16BE(1),
    endsAt: new Date(body.readUInt32BE(3) * 1000),
  }
}
