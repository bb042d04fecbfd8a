import { owedCents, paidCents, totalCents } from '#booking/money/owed.ts'
import { holdsPlaces, statuses } from '#booking/status.ts'
import { listRefunds } from './all-of.ts'
import type { MoneyByHand } from './money-by-hand.ts'
import type { TestOffice } from './test-office.ts'
import { toldToGuests } from './told-to-guests.ts'

/** What did not add up, in words; empty when all of it did. */
export type LivesAftermath = {
  readonly lives: number
  readonly steps: number
  /** How many of the owner's steps were taken back at once. */
  readonly takenBack: number
  readonly told: number
  /** How many went on after their date was called off. */
  readonly rebooked: number
  /** How often a part of a payment was told. */
  readonly parts: number
  /** How often money that waited to go back paid for places again. */
  readonly paidAgain: number
  readonly wrong: readonly string[]
}

type Lived = {
  readonly office: TestOffice
  readonly lives: number
  readonly steps: number
  readonly takenBack: number
  readonly money: MoneyByHand
  /** `{kind} {booking}` of what a guest should have been told. */
  readonly toTell: readonly string[]
}

/** Everything once more, from the store. */
export async function aftermathOf(lived: Lived): Promise<LivesAftermath> {
  const { office, lives, steps, takenBack, money, toTell } = lived
  const { store, told: news } = office
  const wrong: string[] = []
  const expectSame = (what: string, found: string | number, right: string | number) => {
    if (found !== right) wrong.push(`${what}: ${found}, and not ${right}`)
  }
  const kept = await store.listReservations()
  for (const session of await store.listSessions()) {
    const held = kept
      .filter(({ status, sessionId }) => sessionId === session.id && holdsPlaces(status))
      .reduce((sum, { participants }) => sum + participants, 0)
    expectSame(`places on ${session.day}`, session.taken, held)
  }
  const refunds = await listRefunds(store)
  for (const { id, participants, priceCents, payments } of kept) {
    expectSame(`price of ${id}`, totalCents(payments), participants * priceCents)
    const back = refunds.filter(({ reservationId }) => reservationId === id)
    const cents = back.reduce((sum, { amountCents }) => sum + amountCents, 0)
    expectSame(`money of ${id}`, paidCents(payments), money.paid(id))
    expectSame(`refund of ${id}`, cents, money.owedBack(id))
  }
  const owing = kept.filter(({ payments }) => owedCents(payments) > 0).map(({ id }) => id)
  const found = (await store.reservationsOwing(statuses)).map(({ id }) => id)
  expectSame('who owes', found.toSorted().join(), owing.toSorted().join())
  const said = toldToGuests(news)
  expectSame('mails', said.toSorted().join('\n'), toTell.toSorted().join('\n'))
  const saidOf = (kind: string) => said.filter((each) => each.startsWith(`${kind} `)).length
  const [rebooked, parts] = [saidOf('rebooked'), saidOf('part-received')]
  const paidAgain = news.filter((one) => 'paidAgainCents' in one && one.paidAgainCents > 0).length
  return { lives, steps, takenBack, told: said.length, rebooked, parts, paidAgain, wrong }
}
