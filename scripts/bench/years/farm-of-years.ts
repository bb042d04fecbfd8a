import { dayMs, hourMs } from '#booking/dates/brussels-time.ts'
import { structuredCommunication } from '#booking/money/structured-communication.ts'
import { searchWordsOf } from '#booking/search/search-words.ts'
import { holdsPlaces, type Status } from '#booking/reservations/status.ts'
import { besides, hasInvoice } from './farm-besides.ts'
import { dayLater, entryRow, refundRows, type RowOf, transferRow } from './farm-money.ts'

export type Size = {
  readonly bookings: number
  readonly dates: number
  /** How many of the bookings are for the dates ahead. */
  readonly ahead?: number
  readonly datesADay?: number
}

/** The same dates lie ahead of a farm of any age, with as many bookings on them. */
const datesAhead = 40
const mailsOfABooking = 5
/** A mail is forgotten a year later. */
const mailDays = 360
const priceCents = 6500
const participants = 2

const firstNames = ['Anneleen', 'Bram', 'Chloé', 'Dirk', 'Elif', 'Fien', 'Gust', 'Hanne', 'Ines']
const lastNames = ['Peeters', 'Janssens', 'Maes', 'Dubois', 'Lambert', 'Wouters', 'Claes', 'Aerts']
const workshops = ['drinks', 'sourdough', 'vegetables'] as const
const stagesAhead: readonly Status[] = ['requested', 'confirmed', 'secured', 'secured', 'paid']

/**
 * Everything a farm has kept by `now`, those that others refer to first: past dates of full tables, almost
 * all paid; a twelfth cancelled and paid back, one in a thousand that never paid the rest and was let be.
 */
export function* farmOfYears(size: Size, now: Date): Generator<RowOf> {
  const { bookings, dates, ahead = 300, datesADay = 9 } = size
  const starts = (n: number) => dateOf(n - dates, { now, datesADay })
  const sessions = Array.from({ length: dates + datesAhead }, (_, n) => starts(n))
  const onEach = Math.ceil((bookings - ahead) / dates)
  const taken = sessions.map(() => 0)
  const booked = Array.from({ length: bookings }, (_, n) => {
    const isAhead = n >= bookings - ahead
    const date = isAhead ? dates + (n % datesAhead) : Math.floor(n / onEach)
    if (holdsPlaces(stageOf(n, isAhead).status)) taken[date]! += participants
    return { date, starts: sessions[date]!, now, isAhead }
  })
  for (const [n, at] of sessions.entries()) yield dateRow({ n, starts: at, taken: taken[n]! })
  for (const [n, booking] of booked.entries()) yield* bookingRows(n, booking)
}

function idOf(kind: number, n: number): string {
  const spread = (Math.imul(n + 1, 2_654_435_761) ^ Math.imul(kind, 97)) >>> 0
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0')
  return `${hex(spread, 8)}-${hex(kind, 4)}-4000-8000-${hex(n, 12)}`
}

const kinds = { session: 1, reservation: 2, event: 3, mail: 4, refund: 5 } as const

/** The nth date from `now`; before it when less than 0. */
function dateOf(n: number, { now, datesADay }: { now: Date; datesADay: number }): Date {
  const day = Math.floor(n / datesADay)
  const nth = ((n % datesADay) + datesADay) % datesADay
  const midnight = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  return new Date(midnight + (day + 1) * dayMs + (7 + Math.floor(nth / 3) * 4) * hourMs)
}

function dateRow({ n, starts, taken }: { n: number; starts: Date; taken: number }): RowOf {
  const plain = { booked_elsewhere: 0, origin: null, minimum: null, decides_on: null, note: '' }
  const row = {
    ...plain,
    id: idOf(kinds.session, n),
    workshop: workshops[n % workshops.length]!,
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + 3 * hourMs).toISOString(),
    capacity: taken + 20,
    taken,
    state: 'open',
  }
  return { table: 'session', row }
}

type Booked = {
  readonly date: number
  readonly starts: Date
  readonly now: Date
  readonly isAhead: boolean
}

function stageOf(n: number, isAhead: boolean) {
  if (isAhead) return { status: stagesAhead[n % stagesAhead.length]!, isWrittenOff: false }
  return { status: n % 12 === 0 ? 'cancelled' : 'completed', isWrittenOff: n % 1000 === 1 } as const
}

function* bookingRows(n: number, booked: Booked): Generator<RowOf> {
  const { date, starts, now, isAhead } = booked
  const { status, isWrittenOff } = stageOf(n, isAhead)
  const id = idOf(kinds.reservation, n)
  const lately = now.getTime() - (n % 30) * dayMs - hourMs
  const requestedAt = new Date(Math.min(starts.getTime() - 30 * dayMs, lately))
  const name = `${firstNames[n % firstNames.length]} ${lastNames[n % lastNames.length]}`
  const email = `guest.${n}@example.org`
  const total = priceCents * participants
  const hasDeposit = status !== 'requested' && status !== 'confirmed'
  const hasBalance = status === 'paid' || (status === 'completed' && !isWrittenOff)
  const due = [
    { kind: 'deposit', amount: total / 2, paid: hasDeposit ? total / 2 : 0 },
    { kind: 'balance', amount: total / 2, paid: hasBalance ? total / 2 : 0 },
  ] as const
  const reservation = {
    id,
    session_id: idOf(kinds.session, date),
    participants,
    status,
    language: n % 3 === 0 ? 'fr' : 'nl',
    name,
    email,
    sought_email: email,
    special_requirements: '',
    price_cents: priceCents,
    created_at: requestedAt.toISOString(),
    terms: '[{"daysBefore":7,"percent":100}]',
    source: 'site',
    note: '',
    link_version: 1,
    owed_cents: due.reduce((sum, { amount, paid }) => sum + amount - paid, 0),
  }
  yield { table: 'reservation', row: reservation }
  for (const word of searchWordsOf(reservation))
    yield { table: 'reservation_word', row: { word, reservation_id: id } }
  for (const [nth, { kind, amount, paid }] of due.entries()) {
    const reference = structuredCommunication(String(2 * n + nth).padStart(10, '0'))
    const own = { reservation_id: id, kind, amount_cents: amount, paid_cents: paid, reference }
    yield { table: 'payment', row: { ...own, due_on: dayLater(requestedAt, 7) } }
    const key = `${idOf(6 + nth, n).slice(0, 8)}${String(n).padStart(8, '0')}`
    const account = `${kind}:${id}` as const
    const charge = { kind: 'charged', from: account, to: 'price', cents: amount } as const
    yield entryRow(n, nth, { ...charge, at: requestedAt })
    const paying = { kind: 'received', from: 'bank', to: account, cents: paid, key } as const
    if (paid > 0) yield entryRow(n, 2 + nth, { ...paying, at: requestedAt })
    if (paid > 0)
      yield transferRow({
        key,
        day: dayLater(requestedAt, 3),
        cents: paid,
        reference,
        name,
        reservation_id: id,
      })
  }
  if (status === 'cancelled')
    yield* refundRows(n, {
      id: idOf(kinds.refund, n),
      reservationId: id,
      requestedAt,
      cents: priceCents,
      isTold: n % 24 === 0,
    })
  yield* historyRows(n, { id, requestedAt, status, isWrittenOff })
  yield* mailRows(n, { id, requestedAt, email, now })
  yield* besides(n, { id, at: requestedAt, starts, now })
}

type Life = { readonly id: string; readonly requestedAt: Date; readonly status: Status }

function* historyRows(
  n: number,
  { id, requestedAt, status, isWrittenOff }: Life & { isWrittenOff: boolean },
) {
  const ending = isWrittenOff ? 'written-off' : status === 'cancelled' ? 'cancelled' : 'completed'
  const life = ['requested', ...(status === 'requested' ? [] : ['confirmed'])]
  const ended = ['cancelled', 'completed'].includes(status) ? [...life, ending] : life
  const events = hasInvoice(n) ? [...ended, 'invoiced'] : ended
  for (const [nth, what] of events.entries()) {
    const row = {
      id: idOf(kinds.event, 4 * n + nth),
      reservation_id: id,
      session_id: null,
      at: requestedAt.toISOString(),
      by: 'guest',
      what,
      detail: what === 'written-off' ? '{"cents":6500}' : '{}',
      number: nth + 1,
    }
    yield { table: 'event', row } as const
  }
  const at = requestedAt.toISOString()
  const notice = { kind: 'practical', record: id, day: dayLater(requestedAt, 30) }
  yield { table: 'notice', row: { ...notice, at } } as const
  const letBe = { kind: 'written-off', record: id, day: '', at }
  if (isWrittenOff) yield { table: 'notice', row: letBe } as const
  const own = { reservation_id: id, what: 'cancelled', by: 'guest', at, was: 'secured' }
  const back = { refund_id: idOf(kinds.refund, n), refund_cents: priceCents, voucher_cents: 0 }
  if (status === 'cancelled') yield { table: 'ending', row: { ...own, ...back } } as const
}

type WrittenRequest = {
  readonly id: string
  readonly requestedAt: Date
  readonly email: string
  readonly now: Date
}

function* mailRows(n: number, { id, requestedAt, email, now }: WrittenRequest) {
  const at = requestedAt.toISOString()
  const age = now.getTime() - requestedAt.getTime()
  if (age > mailDays * dayMs) return
  const sent = { state: 'sent', attempts: 1, due_at: at, created_at: at, sent_at: at }
  for (let nth = 0; nth < mailsOfABooking; nth++) {
    const mailId = idOf(kinds.mail, mailsOfABooking * n + nth)
    const content = { from: 'farm@example.org', subject: 'Boeking', html: '', text: 'Boeking' }
    const row = {
      ...sent,
      id: mailId,
      kind: 'confirmed',
      recipient: email,
      language: 'nl',
      message_id: `<${mailId}@farm.example>`,
      // A week after it was sent, nothing is left of what it said.
      content: age < 6 * dayMs ? JSON.stringify({ ...content, attachments: [] }) : '',
    }
    yield { table: 'mail', row } as const
    yield { table: 'mail_about', row: { mail_id: mailId, about: id } } as const
  }
}
