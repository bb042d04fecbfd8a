import { paidCents, paidOfPriceCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { splitParty } from '#office/party/split-party.ts'
import { returnable } from './lives-gifts.ts'
import type { MoneyByHand } from './money-by-hand.ts'
import type { TermsByHand } from './terms-by-hand.ts'
import type { TestOffice } from './test-office.ts'

type Splitting = {
  readonly office: TestOffice
  readonly money: MoneyByHand
  readonly terms: TermsByHand
  /** `{kind} {booking}` of what a guest should be told. */
  readonly toTell: string[]
  readonly random: () => number
  readonly today: string
  /** Of the new booking. */
  readonly added: (id: string) => void
}

/** Some of a party go to another date: what was paid must go with them, to within a cent of each payment. */
export async function splitSome(books: Splitting, id: string): Promise<void> {
  const { office, money, terms, toTell, random, today, added } = books
  const { store } = office
  const before = (await store.findReservation(id))!
  const sessions = await store.listSessions()
  const sessionId = sessions[Math.floor(random() * sessions.length)]!.id
  const going = 1 + Math.floor(random() * before.participants)
  const by = random() < 0.6 ? 'guest' : 'owner'
  const onVouchers = await returnable(office, id)
  const hasSucceeded = (await store.successionsBy(id)).length > 0
  const outcome = await splitParty(office, { id, going, sessionId, by })
  if (outcome.kind !== 'done') return
  const { other } = outcome
  added(other.id)
  toTell.push(`split ${id}`)
  const share = going / before.participants
  const paid = paidCents(other.payments)
  const vouchers = sum(await store.voucherUsesFor(other.id), ({ cents }) => cents)
  expectNear('paid along', paid, paidOfPriceCents(before.payments) * share)
  expectNear('kept along', other.keptCents, before.keptCents * share)
  if (paid > 0)
    expectNear('vouchers along', vouchers, (onVouchers * paid) / paidCents(before.payments))
  money.split(id, other.id, { paid, kept: other.keptCents, vouchers, hasSucceeded })
  terms.split(id, other.id)
  const { session } = other
  if (by === 'owner') terms.movedByFarm(other.id, before.session.day, session.day)
  else terms.movedByGuest(other.id, before.session.day, today)
}

function expectNear(what: string, found: number, right: number): void {
  if (Math.abs(found - right) > 4) throw new Error(`${what}: ${found}, and not ${right}`)
}
