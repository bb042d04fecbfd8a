import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdsPlaces, type Status } from '#booking/status.ts'
import { openStore } from '#server/store/open-store.ts'
import type { Store } from '#server/store/store.ts'
import { planSeats, seatDates } from './seat-dates.ts'
import { start } from './records.ts'
import { testOffice, type TestOffice } from './test-office.ts'

export type Places = { capacity: number; open: boolean }
export type Booked = {
  size: number
  date: number
  status: Status
  /** What it was when its date was called off; undefined unless that is how it ended. */
  calledOff?: Status | undefined
  /** Payments that are still awaited. */
  open: readonly string[]
  cameCents: number
  /** How often its party became larger or smaller. */
  resized: number
}

/** What should be true, kept in the simplest way. */
export type Model = { readonly dates: Places[]; readonly bookings: Booked[]; now: Date }

/** A farm over a real store, which can be left as by a crash and opened again. */
export class History implements AsyncDisposable {
  /** Of each booking of the model, in the same order. */
  readonly ids: string[] = []
  office: TestOffice
  #store: Store
  #folder: string

  static async begin(dates: number): Promise<History> {
    const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-history-'))
    const store = await openStore({ dataDir: folder, databaseUrl: undefined })
    await planSeats(store, dates)
    return new History(store, folder)
  }

  private constructor(store: Store, folder: string) {
    this.#store = store
    this.#folder = folder
    this.office = testOffice(store)
  }

  get store(): Store {
    return this.#store
  }

  async sessionIds(): Promise<readonly string[]> {
    return (await this.#store.listSessions()).map(({ id }) => id)
  }

  /** Goes on with what a process that died here would have left: the log was never put into the file. */
  async crash(): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'hof-ter-gist-history-'))
    const isKept = (path: string) => !path.endsWith('-shm')
    await cp(this.#folder, folder, { recursive: true, filter: isKept })
    const now = this.office.clock.now()
    await this[Symbol.asyncDispose]()
    this.#folder = folder
    this.#store = await openStore({ dataDir: folder, databaseUrl: undefined })
    this.office = testOffice(this.#store)
    this.office.setClock(now)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#store.close()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

export function emptyModel(dates: number): Model {
  const planned = seatDates(dates)
  return {
    dates: planned.map(({ capacity }) => ({ capacity, open: true })),
    bookings: [],
    now: start,
  }
}

/** A deposit secures, both together pay; the order in which they come makes no difference. */
export function afterMoney(status: Status, open: readonly string[]): Status {
  if (status !== 'confirmed' && status !== 'secured') return status
  if (open.length === 0) return 'paid'
  return open.includes('deposit') ? status : 'secured'
}

/** Places of a date that bookings hold. */
export function heldOn(model: Model, date: number): number {
  return model.bookings
    .filter((one) => one.date === date && holdsPlaces(one.status))
    .reduce((sum, { size }) => sum + size, 0)
}
