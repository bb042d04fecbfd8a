import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import type { Store } from '#store/store.ts'
import { reservationRequest } from './requests.ts'
import type { SeatAnswer, SeatSettings } from './seat-clients.ts'
import { choiceOfSeat, planSeats, seatDates } from './seat-dates.ts'
import { testOffice } from './test-office.ts'

export type SeatAttack = Omit<SeatSettings, 'from' | 'seed'> & {
  readonly processes: number
  /** The settings that lead the processes to the store. */
  readonly env: Readonly<Record<string, string>>
  readonly store: Store
}

export type SeatAftermath = {
  readonly answers: readonly SeatAnswer[]
  /** How often the books were looked at in the meantime. */
  readonly looks: number
  /** Places too many, at the worst moment that was seen and at the end. */
  readonly tooMany: number
  /** Moments at which the places taken were not those of the bookings. */
  readonly unequal: number
  /** Parties that were refused though there was room for them. */
  readonly wronglyRefused: number
  /** Places that nobody could have at the end, though nobody had them. */
  readonly unsold: number
}

/** Many clients in several processes want the places of many dates at once. */
export async function attackSeats(attack: SeatAttack): Promise<SeatAftermath> {
  const { store, dates, fickle, manner } = attack
  await planSeats(store, dates)
  const watch = watchBooks(store)
  const answers = await askFrom(attack).finally(watch.stop)
  const { looks, tooMany, unequal } = await watch.lastLook()
  const given = await placesGiven(store)
  return {
    answers,
    looks,
    tooMany,
    unequal: manner === 'naive' ? 0 : unequal,
    // Places left at the end were there at every moment before, as nobody cancels.
    wronglyRefused: answers.filter(
      ({ kind, size, left, date }) =>
        kind !== 'placed' &&
        kind !== 'store-away' &&
        (left >= size || (fickle === 0 && given[date]!.left >= size)),
    ).length,
    unsold: manner === 'naive' ? 0 : await sellTheRest(store, dates),
  }
}

async function askFrom({ processes, env, clients: all, attempts, ...rest }: SeatAttack) {
  const program = join(import.meta.dirname, 'seat-clients.ts')
  const { dates, fickle, manner } = rest
  const clients = Math.ceil(all / processes)
  const from = Date.now() + 1_500
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const runs = Array.from({ length: processes }, (_, i) => {
    const seed = 1 + i * clients
    const settings = { from, clients, attempts, dates, seed, fickle, manner } satisfies SeatSettings
    return promisify(execFile)(process.execPath, [program, JSON.stringify(settings)], {
      env: { PATH, NODE_COMPILE_CACHE, ...env },
      maxBuffer: 64 * 1024 * 1024,
    })
  })
  const outputs = await Promise.all(runs)
  return outputs.flatMap(({ stdout }) => JSON.parse(stdout) as SeatAnswer[])
}

type Given = { readonly capacity: number; readonly booked: number; readonly taken: number }

/** The places of each date at one moment, in the order of the dates. */
async function placesGiven(store: Store): Promise<readonly (Given & { readonly left: number })[]> {
  const { tables } = await store.copy()
  const rowsOf = (name: string) => {
    const { columns, rows } = tables.find((table) => table.name === name)!
    return rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])))
  }
  const reservations = rowsOf('reservation')
  const sessions = rowsOf('session').toSorted((a, b) =>
    a['starts_at']! < b['starts_at']! ? -1 : 1,
  )
  return sessions.map(({ id, capacity, taken }) => {
    const booked = reservations
      .filter((one) => one['session_id'] === id && holdsPlaces(one['status'] as 'requested'))
      .reduce((sum, one) => sum + Number(one['participants']), 0)
    const places = { capacity: Number(capacity), taken: Number(taken), booked }
    return { ...places, left: places.capacity - booked }
  })
}

/** Looks at the books again and again until it is told to end. */
function watchBooks(store: Store) {
  const seen = { looks: 0, tooMany: 0, unequal: 0 }
  const look = async () => {
    const given = await placesGiven(store)
    const over = given.reduce((sum, { left }) => sum + Math.max(0, -left), 0)
    seen.tooMany = Math.max(seen.tooMany, over)
    seen.unequal += given.some(({ booked, taken }) => booked !== taken) ? 1 : 0
    seen.looks += 1
  }
  const ending = new AbortController()
  const watching = (async () => {
    while (!ending.signal.aborted) {
      await look()
      await setTimeout(100)
    }
  })()
  return {
    stop: async () => {
      ending.abort()
      await watching
    },
    lastLook: async () => {
      await look()
      return seen
    },
  }
}

/**
 * Asks for one place after the other until there is none, and counts the places that nobody can
 * have.
 */
async function sellTheRest(store: Store, dates: number): Promise<number> {
  const office = testOffice(store)
  for (const [i, date] of seatDates(dates).entries()) {
    const preferredDate = choiceOfSeat(date)
    let outcome = ''
    for (let last = 0; outcome !== 'fully-booked'; last++) {
      const email = `last-${i}-${last}@example.org`
      const request = reservationRequest({ preferredDate, participants: '1', email })
      outcome = (await submitReservation(office, request)).kind
    }
  }
  const given = await placesGiven(store)
  return given.reduce((sum, { left }) => sum + left, 0)
}
