import type { ReservationOutcome } from '#office/reservations/place-once.ts'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import { openDatabase } from '#store/open-database.ts'
import type { PlannedSession } from '#booking/dates/season.ts'
import { isStoreAway } from '#store/store-error.ts'
import { reservation } from './records.ts'
import { reservationRequest } from './requests.ts'
import { choiceOfSeat, seatDates } from './seat-dates.ts'
import { seededRandom } from './seeded-random.ts'
import { testOffice } from './test-office.ts'
import { readSigningSecrets } from '#server/signing-keys.ts'

export type SeatSettings = {
  /** The time from which they ask, in ms. */
  readonly from: number
  readonly clients: number
  /** The attempts of each client. */
  readonly attempts: number
  readonly dates: number
  readonly seed: number
  /** How often, from 0 to 1, a client gives up a booking before asking again. */
  readonly fickle: number
  /** `naive` looks whether there is room, and then takes it. */
  readonly manner: 'right' | 'naive'
}

/** The answer that a client got. */
export type SeatAnswer = {
  readonly date: number
  readonly size: number
  readonly kind: string
  /** How many places were left, where that was said. */
  readonly left: number
}

const settings = JSON.parse(process.argv[2] ?? '') as SeatSettings
const dates = seatDates(settings.dates)
const config = readConfig(process.env)
const store = await openDatabase({ ...config, secrets: readSigningSecrets(config) })
const office = testOffice(store)
await setTimeout(settings.from - Date.now())
const clients = Array.from({ length: settings.clients }, (_, i) => ask(settings.seed + i))
const answers = (await Promise.all(clients)).flat()
await store.close()
process.stdout.write(JSON.stringify(answers))

/** One client, who asks for places on one date after another, and changes their mind now and then. */
async function ask(client: number): Promise<SeatAnswer[]> {
  const random = seededRandom(client * 7919)
  const own: string[] = []
  const seatAnswers: SeatAnswer[] = []
  for (let i = 0; i < settings.attempts; i++) {
    const given = random() < settings.fickle ? own.pop() : undefined
    if (given) await cancelReservation(office, { id: given, by: 'guest' }).catch(toldToComeBack)
    const date = Math.floor(random() * dates.length)
    const size = 1 + Math.floor(random() * 5)
    const email = `guest-${client}-${i}@example.org`
    const wanted = dates[date]!
    const asking =
      settings.manner === 'naive'
        ? askNaively(wanted, size)
        : submitReservation(office, requestFor(wanted, size, email))
    const outcome = await asking.catch(toldToComeBack)
    if (outcome.kind === 'placed') own.push(outcome.reservationId)
    const left = outcome.kind === 'not-enough-places' ? outcome.left : 0
    seatAnswers.push({ date, size, kind: outcome.kind, left })
  }
  return seatAnswers
}

/** The site answers a rush that the store cannot take with a 503 and when to come back. */
function toldToComeBack(error: unknown) {
  if (!isStoreAway(error)) throw error
  return { kind: 'store-away' } as const
}

function requestFor(date: PlannedSession, size: number, email: string) {
  const preferredDate = choiceOfSeat(date)
  return reservationRequest({ preferredDate, participants: String(size), email })
}

/** The obvious way to do it: counting the bookings there are, and then adding one. */
async function askNaively(date: PlannedSession, participants: number): Promise<ReservationOutcome> {
  const sessions = await store.sessions.list()
  const session = sessions.find(({ startsAt }) => startsAt.getTime() === date.startsAt.getTime())!
  const booked = await store.reservations.listOn(session.id)
  const taken = booked.reduce((sum, one) => sum + one.participants, 0)
  if (taken + participants > session.capacity) return { kind: 'fully-booked' }
  await setImmediate()
  const one = reservation(session.id, { participants })
  await store.change((changes) => changes.reservations.add(one))
  return { kind: 'placed', reservationId: one.id, held: true }
}
