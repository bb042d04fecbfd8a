import { dayMs } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { deskKeyMs } from '#booking/devices/known-device.ts'
import type { Id } from '#booking/id.ts'

/** Byte inside a link for its purpose; never given to another purpose, as links live long. */
export const purposes = {
  companion: 0,
  // Earlier mails to the owner have such links, which lead to the desk but do not open it.
  desk: 1,
  confirm: 2,
  decline: 3,
  'deposit-received': 4,
  'balance-received': 5,
  'cancel-guest': 7,
  'call-off': 9,
  'go-ahead': 10,
  'refund-paid': 11,
  key: 12,
  'companion-list': 13,
  'withdraw-voucher': 14,
  /** Shows a voucher to a visitor who types its code. */
  gift: 15,
  voucher: 16,
  'next-date': 17,
  substitute: 18,
  party: 19,
  booking: 20,
  move: 21,
  cancel: 22,
  diets: 23,
  offer: 24,
  'leave-list': 25,
  'refund-account': 26,
  prove: 27,
  'prove-waiting': 28,
  invoice: 29,
  diary: 30,
  option: 31,
} as const

export type Purpose = keyof typeof purposes

export type LinkTo = {
  readonly purpose: Purpose
  readonly record: string
  /** Version of the record; raising it ends every earlier link. */
  readonly version: number
  readonly endsAt: Date
}

const afterTheDayMs = 60 * dayMs
/** A sentence is kept for a year; a guest may write it two months after the day. */
const diaryMs = (60 + 366) * dayMs
const wishMs = 366 * dayMs
const voucherLinkMs = 400 * dayMs

export function keyLink({ id, endsAt }: { readonly id: string; readonly endsAt: Date }): LinkTo {
  return { purpose: 'key', record: id, version: 1, endsAt }
}

export function guestLink(
  purpose: Purpose,
  reservation: { readonly id: string; readonly linkVersion: number; readonly session: Session },
): LinkTo {
  const endsAt = new Date(reservation.session.endsAt.getTime() + afterTheDayMs)
  return { purpose, record: reservation.id, version: reservation.linkVersion, endsAt }
}

export function diaryLink(reservation: Parameters<typeof guestLink>[1]): LinkTo {
  const endsAt = new Date(reservation.session.endsAt.getTime() + diaryMs)
  return { ...guestLink('diary', reservation), endsAt }
}

export function wishLink({ id, createdAt }: { readonly id: string; readonly createdAt: Date }) {
  const endsAt = new Date(createdAt.getTime() + wishMs)
  return { purpose: 'next-date', record: id, version: 1, endsAt } as const satisfies LinkTo
}

/** A substitute's link ends with the links of the guest who asked. */
export function substituteLink(
  substitute: { readonly id: string },
  reservation: Parameters<typeof guestLink>[1],
): LinkTo {
  return { ...guestLink('substitute', reservation), record: substitute.id }
}

/** A group's link lasts as long as a link of the booking that the option becomes. */
export function optionLink({ id, session }: { readonly id: string; readonly session: Session }) {
  return guestLink('option', { id, linkVersion: 1, session })
}

/** The link of a companion, or to join as one; the guest who booked can end both. */
export function companionLink(
  purpose: 'companion' | 'companion-list',
  id: string,
  { session }: { readonly session: Session },
): LinkTo {
  return guestLink(purpose, { id, linkVersion: 1, session })
}

/** A voucher's link holds for a year; the next mail brings a new one. */
export function voucherLink(purpose: Purpose, voucherId: Id<'voucher'>, now: Date): LinkTo {
  const endsAt = new Date(now.getTime() + voucherLinkMs)
  return { purpose, record: voucherId, version: 1, endsAt }
}

export function lastLinkEndsAt(
  now: Date,
  sessions: readonly Pick<Session, 'endsAt'>[],
  {
    lastWishAt,
    vouchers = false,
  }: { readonly lastWishAt?: Date | undefined; readonly vouchers?: boolean } = {},
): Date {
  // A diary's link lasts longest, and is made after the day only.
  const guests = sessions.map(
    ({ endsAt }) => endsAt.getTime() + (endsAt < now ? diaryMs : afterTheDayMs),
  )
  const wishes = lastWishAt ? [lastWishAt.getTime() + wishMs] : []
  const last = now.getTime() + (vouchers ? voucherLinkMs : deskKeyMs)
  return new Date(Math.max(last, ...guests, ...wishes))
}

/** A key leads to the desk; all other links have one path. */
export function linkPath(purpose: Purpose, token: string): string {
  return purpose === 'key' ? `/desk/sleutel/${token}` : `/l/${token}`
}
