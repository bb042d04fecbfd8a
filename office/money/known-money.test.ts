import { expect, it } from 'vitest'
import { bookTransactions } from '#booking/money/statement/book-transactions.ts'
import { oneSlipAway } from '#booking/money/statement/references-in-text.ts'
import type { BankTransaction } from '#booking/money/statement/transaction.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { fillYears } from '#scripts/bench/years/fill-years.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Store } from '#store/store.ts'
import { start } from '#tests/support/records.ts'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { databases } from '#tests/support/stores.ts'
import type { Day } from '#language/dates.ts'
import { dayMs, dayOf } from '#booking/dates/brussels-time.ts'
import { readKnownMoney } from './known-money.ts'

const random = seededRandom(26)
const below = (end: number) => Math.floor(random() * end)
const oneOf = <One>(all: readonly One[]) => all[below(all.length)]!
const accounts = ['BE68539007547034', 'BE71096123456769', 'BE02000000000140']

it.each(databases)(
  '$name: a statement is booked by the money that is asked for as by all there is',
  async ({ findPlace }) => {
    await using place = await findPlace()
    const store = await place.open()
    const databaseUrl = place.env['DATABASE_URL']
    await fillYears({ dataDir: place.dataDir, databaseUrl }, { bookings: 360, dates: 5 }, start)
    const all = await store.reservations.list()
    const ended = all.filter(({ status }) => status === 'cancelled')
    await addLooseEnds(store, all)
    const everyId = all.map(({ id }) => id)
    const ever = (['1990-01-01', '2099-12-31'] as const).map((day) => line({ day, freeText: '' }))
    const outcomes = new Set<string>()
    for (let statement = 0; statement < 20; statement++) {
      const lines = Array.from({ length: 6 }, () => lineAbout(oneOf(below(3) ? all : ended)))
      const { known } = await readKnownMoney(store, lines)
      const { known: whole } = await readKnownMoney(store, [...ever, ...lines], everyId)
      const booked = bookTransactions(lines, known)
      expect(booked).toEqual(bookTransactions(lines, whole))
      for (const each of booked) outcomes.add('reason' in each ? each.reason : each.outcome)
    }
    const met = ['matched', 'over', 'which-refund', 'no-reference', 'booking-over', 'ignored']
    expect([...outcomes]).toEqual(expect.arrayContaining(met))
  },
)

/** Refunds to pay or marked as paid, and noted receipts, of bookings of any status and age. */
async function addLooseEnds(store: Store, all: readonly ReservationOnFile[]): Promise<void> {
  await store.change(async (changes) => {
    for (let n = 0; n < 60; n++) {
      const { id: reservationId } = oneOf(all)
      const at = new Date(start.getTime() - below(60) * dayMs)
      const sums = { id: `loose ${n}`, reservationId, amountCents: oneOf([3250, 6500]) }
      if (n % 2) {
        const between = { from: `hand:${sums.id}`, to: `deposit:${reservationId}` } as const
        await changes.entries.post([{ kind: 'marked', ...between, cents: sums.amountCents, at }])
      } else {
        const paidAt = n % 4 ? undefined : at
        const account = { iban: oneOf(accounts), named: undefined }
        await changes.refunds.add({
          ...sums,
          ...account,
          firstPart: sums.id,
          createdAt: at,
          paidAt,
        })
      }
    }
  })
}

function lineAbout({ id, name, payments }: ReservationOnFile): BankTransaction {
  const { reference } = oneOf(payments)
  const day = dayOf(new Date(start.getTime() - below(60) * dayMs))
  const about = oneOf<Partial<Said>>([
    { structured: reference },
    { structured: oneOf(oneSlipAway(reference)) },
    { freeText: `Voorschot ${reference}` },
    { freeText: `Boeking ${referenceOf(id)}` },
    { freeText: `Terug ${referenceOf(id)}`, payerIban: oneOf(accounts) },
    { payerName: name },
    { payerIban: oneOf(accounts) },
  ])
  const isBack = about.payerIban !== undefined && random() < 0.8
  const cents = oneOf([6500, 6500, 13_000, 3250, 90_000]) * (isBack ? -1 : 1)
  return line({ freeText: '', ...about, day, cents })
}

type Said = Pick<BankTransaction, 'structured' | 'freeText' | 'payerName' | 'payerIban'>

let lines = 0
function line({
  day,
  cents = 1,
  ...references
}: Said & { readonly day: Day; readonly cents?: number }) {
  lines += 1
  const key = `coda:trace${lines}:own:0`
  return { key, bookedOn: day, amountCents: cents, status: 'booked', ...references } as const
}
