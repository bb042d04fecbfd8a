import { beforeEach } from 'vitest'
import { importStatement } from '#office/money/import-statement.ts'
import { confirmReservation } from '#office/reservations/answer-request.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { addSession } from '../records.ts'
import { type databases, sqlite } from '../stores.ts'
import { testOffice, type TestOffice } from '../test-office.ts'
import { codaFile, type CodaTransactionLine } from './coda-file.ts'
import { bytesOf } from './transfer.ts'

export type StatementOffice = AsyncDisposable & {
  readonly office: TestOffice
  /** Opens another office over the same store. */
  readonly otherOffice: () => Promise<TestOffice>
  /** A confirmed booking for two: 65 euro of deposit, 65 of balance. */
  readonly booking: (name?: string) => Promise<Owing>
  readonly found: (id: string) => Promise<ReservationOnFile>
  readonly paid: (id: string) => Promise<Record<string, number>>
  /** The kinds of news to guests since their bookings were confirmed. */
  readonly kindsTold: () => readonly string[]
  /** The outcomes of a file's transactions. */
  readonly importFile: (file: string, at?: TestOffice) => Promise<readonly string[]>
  readonly importAll: (
    ...transactions: readonly CodaTransactionLine[]
  ) => Promise<readonly string[]>
  /** Every row of every table, as text. */
  readonly everything: () => Promise<string>
}

export type Owing = { readonly id: string; readonly deposit: string; readonly balance: string }

/** An office with one date on its schedule, that guests book and pay. */
export async function openStatementOffice({
  openFreshStore,
}: Pick<(typeof databases)[number], 'openFreshStore'>): Promise<StatementOffice> {
  const fresh = await openFreshStore()
  const office = testOffice(fresh.store)
  await addSession(fresh.store)
  const found = async (id: string) => await fresh.store.reservations.get(id)
  const importFile = async (file: string, at = office) => {
    const outcome = await importStatement(at, bytesOf(file))
    if (outcome.kind !== 'booked') throw new Error(outcome.problem.kind)
    return outcome.booked.map((each) => each.outcome)
  }
  return {
    office,
    otherOffice: async () => testOffice(await fresh.open()),
    booking: async (name = 'Anneleen Peeters') => {
      const { id, payments } = await found(await place(office, name))
      const reference = (kind: string) => payments.find((each) => each.kind === kind)!.reference
      return { id, deposit: reference('deposit'), balance: reference('balance') }
    },
    found,
    paid: async (id) =>
      Object.fromEntries(
        (await found(id)).payments.map(({ kind, paidCents }) => [kind, paidCents]),
      ),
    kindsTold: () => office.told.map(({ kind }) => kind).filter((kind) => kind !== 'confirmed'),
    importFile,
    importAll: (...transactions) => importFile(codaFile(transactions)),
    everything: async () => JSON.stringify((await fresh.store.copy()).tables),
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

/** An office that each test of a group finds new. */
export function freshStatementOffice(): Omit<StatementOffice, typeof Symbol.asyncDispose> {
  // Filled before each test.
  const farm = {} as StatementOffice
  beforeEach(async () => {
    const opened = Object.assign(farm, await openStatementOffice(sqlite))
    return () => opened[Symbol.asyncDispose]()
  })
  return farm
}

async function place(office: TestOffice, participantName: string): Promise<string> {
  const outcome = await submitReservation(office, {
    workshopType: 'drinks',
    preferredDate: 'Tuesday 30 September 2025 - 18:30-22:00',
    participants: '2',
    participantName,
    email: 'anneleen@example.org',
    telephone: '',
    specialRequirements: '',
    language: 'en',
    honeypot: '',
  })
  if (outcome.kind !== 'placed') throw new Error(outcome.kind)
  await confirmReservation(office, outcome.reservationId)
  return outcome.reservationId
}
