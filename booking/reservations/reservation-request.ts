import * as v from 'valibot'
import { isDay, printMonth } from '#language/dates.ts'
import { keysOf } from '#language/keys-of.ts'
import { languages } from '#language/languages.ts'
import { isTimeOfDay } from '#language/times.ts'
import { readStrictly } from '../forms/read-form.ts'
import { readVoucherCode } from '../vouchers/voucher-code.ts'
import { emptyLine } from '../forms/field-kinds.ts'
import { workshopSlug } from '../house/slug-schema.ts'
import { emailField, maxLengths, lineField } from '../forms/text-rules.ts'
import { sum } from '../sum.ts'
import type { Places } from '../units.ts'
import { guestFactFields } from './guest-facts.ts'
import type { HistoryEvent } from './history.ts'

/** Numbers of people as the form sends them (specification, section 5). */
export const participantOptions = ['1', '2', '3', '4', '5'] as const

export const openCount = Number(participantOptions.at(-1))

/** The code of a gift voucher, as it is kept; empty is none. */
const voucherTyped = v.union([
  emptyLine,
  v.pipe(v.string(), v.transform(readVoucherCode), v.string()),
])

const reservationRequest = v.strictObject({
  workshopType: workshopSlug,
  preferredDate: lineField(200),
  participants: v.picklist(participantOptions),
  participantName: lineField(maxLengths.name),
  email: emailField(),
  ...guestFactFields,
  voucher: v.exactOptional(voucherTyped),
  language: v.picklist(languages),
  honeypot: v.optional(v.string(), ''),
})

export type ReservationRequest = v.InferOutput<typeof reservationRequest>

export const reservationFields = keysOf(reservationRequest.entries)

/** People never see the honeypot: filled in, it ends the reading. */
export function readReservationRequest(input: unknown) {
  if (isRobot(input)) return { kind: 'robot' } as const
  return readStrictly(reservationRequest, reservationFields, input)
}

function isRobot(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('honeypot' in input)) return false
  return typeof input.honeypot === 'string' && input.honeypot.trim() !== ''
}

export type ReservationRefusal =
  | Exclude<ReturnType<typeof readReservationRequest>, { readonly kind: 'valid' }>
  | { readonly kind: 'not-on-schedule' | 'requests-closed' | 'fully-booked' }
  /** The voucher's code is well written, but no voucher pays. */
  | { readonly kind: 'voucher-unknown' | 'voucher-used' | 'voucher-ended' }
  | { readonly kind: 'too-many-codes' | 'too-many'; readonly waitSeconds: number }
  | { readonly kind: 'not-enough-places'; readonly left: number }
  /** Places that the guest's mailbox holds on trust already. */
  | { readonly kind: 'too-many-on-trust'; readonly places: Places }
  /** Two different requests came with one idempotency key. */
  | { readonly kind: 'key-reused' }

const conflicts: readonly string[] = [
  'not-on-schedule',
  'requests-closed',
  'fully-booked',
  'not-enough-places',
  'too-many-on-trust',
] satisfies ReservationRefusal['kind'][]

/** True when the request may succeed on another day, with another date or with fewer people: a 409, not a 422. */
export function isConflict({ kind }: { readonly kind: string }): boolean {
  return conflicts.includes(kind)
}

/** Places on trust of a mailbox: of a request, of an offer, or added by the guest after the farm's yes. */
export type OnTrust = { readonly id: string } & (
  | { readonly places: Places; readonly event?: undefined }
  | { readonly places?: undefined; readonly event: HistoryEvent }
)

/** A request counts with all its places, another booking with those added; fewer people in one free none in the next. */
export function placesOnTrust(requests: readonly OnTrust[]): Places {
  const whole = requests.filter(({ event }) => !event)
  const counted = new Set(whole.map(({ id }) => id))
  const changed = requests.filter(({ id, event }) => event && !counted.has(id))
  const added = [...Map.groupBy(changed, ({ id }) => id).values()]
  return (
    sum(whole, ({ places = 0 }) => places) +
    sum(added, (changes) => Math.max(0, sum(changes, placesAdded)))
  )
}

function placesAdded({ event }: OnTrust): Places {
  if (event?.what === 'party-changed') return event.detail.after - event.detail.before
  return event?.what === 'split-off' ? event.detail.participants : 0
}

export function tooManyOnTrust(more: Places, requests: readonly OnTrust[], max: Places = Infinity) {
  const places = placesOnTrust(requests)
  return places + more > max ? ({ kind: 'too-many-on-trust', places } as const) : undefined
}

/** Reads `"{date} - {time}"` as the schedule prints it, in any language, with or without weekday, with any dash. */
export function readSessionChoice(text: string) {
  if (text.length > 200) return undefined
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
  const match =
    /(?<!\d)(\d{1,2})(?:er|st|nd|rd|th|\.)? (\p{L}+)\.? (\d{4}) ?[-‐-―−]? ?([01]?\d|2[0-3])[:.h]([0-5]\d)(?!\d)/u.exec(
      plain,
    )
  if (!match) return undefined
  const [, dayOfMonth = '', monthName = '', year = '', hour = '', minute = ''] = match
  const month = monthNumbers().get(unaccented(monthName))
  if (month === undefined) return undefined
  const day = `${year}-${month}-${dayOfMonth.padStart(2, '0')}`
  const startTime = `${hour.padStart(2, '0')}:${minute}`
  return isDay(day) && isTimeOfDay(startTime) ? { day, startTime } : undefined
}

/** Typed by hand, "août" is often "aout". */
function unaccented(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

let names: Map<string, string> | undefined

/** "september", "septembre", "September" all give "09". */
function monthNumbers(): Map<string, string> {
  names ??= new Map(
    languages.flatMap((language) =>
      Array.from({ length: 12 }, (_, i) => {
        const month = String(i + 1).padStart(2, '0')
        const name = printMonth(`2025-${month}`, language).split(' ')[0] ?? ''
        return [unaccented(name.toLowerCase()), month] as const
      }),
    ),
  )
  return names
}
