import { paidCents, paidOfPriceCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import type { Day } from '#language/dates.ts'
import { splitParty } from '#office/party/split-party.ts'
import { usesOf } from './all-of.ts'
import { returnable } from './lives-gifts.ts'
import type { Living } from './lives-statement.ts'

type Splitting = Living & {
  readonly today: Day
  readonly wrong: string[]
  /** Called with the id of the new booking. */
  readonly added: (id: string) => void
}

/** Some of a party go to another date: what was paid must go with them, to within a cent of each payment. */
export async function splitSome(books: Splitting): Promise<void> {
  const { office, money, terms, toTell, random, today, added, wrong } = books
  const { store, clock } = office
  // Few parties split: larger ones have more to live through.
  if (random() > 0.15) return
  const one = <Each>(of: readonly Each[]) => of[Math.floor(random() * of.length)]
  const agreed = await store.reservations.inStages(['confirmed', 'secured', 'paid'])
  const before = one(agreed.filter(({ participants }) => participants > 1))
  const coming = (await store.sessions.list()).filter(({ startsAt }) => startsAt > clock.now())
  const to = one(coming.filter(({ workshop }) => workshop === before?.session.workshop))
  if (!before || !to) return
  const [{ id }, { id: sessionId }] = [before, to]
  const going = 1 + Math.floor(random() * (before.participants - 1))
  const by = random() < 0.6 ? 'guest' : 'owner'
  const onVouchers = await returnable(office, id)
  const hasSucceeded = (await store.vacancies.successionsBy(id)).length > 0
  const outcome = await splitParty(office, { id, going, sessionId, by })
  if (outcome.kind !== 'done') return
  const { other } = outcome
  added(other.id)
  toTell.push(`split ${id}`)
  const share = going / before.participants
  const near = (what: string, found: number, right: number) => {
    if (Math.abs(found - right) > 4) wrong.push(`${what} from ${id}: ${found}, and not ${right}`)
  }
  const paid = paidCents(other.payments)
  const vouchers = sum(await usesOf(store, other.id), ({ cents }) => cents)
  near('paid along', paid, paidOfPriceCents(before.payments) * share)
  near('kept along', other.keptCents, before.keptCents * share)
  // A smaller party got back money, of which vouchers may have paid: they have paid all that is left.
  const ofVouchers = Math.min(1, onVouchers / paidCents(before.payments))
  if (paid > 0) near('vouchers along', vouchers, paid * ofVouchers)
  const along = { price: going * before.priceCents, paid, kept: other.keptCents, vouchers }
  money.split(id, other.id, { ...along, hasSucceeded })
  terms.split(id, other.id)
  const { session } = other
  if (by === 'owner') money.movedByFarm(other.id)
  if (by === 'owner') terms.movedByFarm(other.id, before.session.day, session.day)
  else terms.movedByGuest(other.id, before.session.day, today)
}
