import { doDueTasks } from '#office/due/do-due-tasks.ts'
import { changeParty } from '#office/party/change-party.ts'
import { acceptBooking, askSubstitute, shownToSubstitute } from '#office/people/ask-substitute.ts'
import { paidCents, paidOfPriceCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import type { Day } from '#language/dates.ts'
import { splitParty } from '#office/party/split-party.ts'
import type { LivesContext } from '#tests/support/lives/statement-lines.ts'
import { succeed } from '#tests/support/lives/successor-acts.ts'
import { usesOf } from '#tests/support/all-of.ts'
import { returnable } from '#tests/support/lives/voucher-acts.ts'

/** `partOf`: the part of a payment that goes back to a guest who cancels now. */
type Parties = LivesContext & { readonly partOf: (id: string) => Promise<number> }

/** The acts on a party: guest or farm change its number, a mistake is mended, a substitute comes. */
export function partyActs(parties: Parties) {
  return [
    (id: string) => resize(parties, id),
    () => mistype(parties),
    () => mistype(parties),
    (id: string) => handOver(parties, id),
  ]
}

async function resize(parties: Parties, id: string, mended?: number) {
  const { office, money, expectedMails, random } = parties
  const participants = mended ?? 1 + Math.floor(random() * 8)
  const by = random() < 0.5 && mended === undefined ? 'guest' : 'owner'
  const before = await office.store.reservations.get(id)
  const hasBegun = office.clock.now() >= before.session.startsAt
  const part = before.status === 'requested' ? 1 : await parties.partOf(id)
  const onVouchers = await returnable(office, id)
  const { kind } = await changeParty(office, { id, participants, by })
  if (kind !== 'done') return
  expectedMails.push(`party-changed ${id}`)
  const { priceCents } = before
  const costs = [before.participants * priceCents, participants * priceCents] as const
  money.costs(id, costs, { part: hasBegun ? 0 : part, returnable: onVouchers })
}

/** A number of a booking that was paid, mended at once or after a day. */
async function mistype(parties: Parties) {
  const { office, random } = parties
  const paid = await office.store.reservations.listWithStatus(['paid'])
  const { id, participants = 0 } = paid[Math.floor(random() * paid.length)] ?? {}
  if (id === undefined) return
  await resize(parties, id)
  if (random() < 0.5) await succeed(parties, () => doDueTasks(office))
  const left = (await office.store.reservations.get(id)).participants
  // One of the people given up comes after all, and then the others.
  if (left + 1 < participants) await resize(parties, id, left + 1)
  await resize(parties, id, participants)
}

let substitutes = 0

/** The substitute says yes, or does not. */
async function handOver({ office, expectedMails, random }: Parties, id: string) {
  substitutes += 1
  const email = `substitute-${substitutes}@example.org`
  const typed = { name: 'Anneleen Peeters', email, language: 'fr' }
  const { kind } = await askSubstitute(office, id, { typed, from: {} })
  if (kind !== 'done') return
  expectedMails.push(`substitute-asked ${id}`)
  if (random() < 0.3) return
  const substitute = (await office.store.substitutes.findOf(id))!
  const shown = shownToSubstitute(await office.store.reservations.get(id))
  const accepted = await acceptBooking(office, substitute.id, shown)
  if (accepted.kind === 'done') expectedMails.push(`substitute ${id}`, `replaced ${id}`)
}

type Splitting = LivesContext & {
  readonly today: Day
  readonly wrong: string[]
  /** Called with the id of the new booking. */
  readonly added: (id: string) => void
}

/** Some of a party go to another date: what was paid must go with them, to within a cent of each payment. */
export async function splitSome(books: Splitting): Promise<void> {
  const { office, money, terms, expectedMails, random, today, added, wrong } = books
  const { store, clock } = office
  // Few parties split: larger ones have more to live through.
  if (random() > 0.15) return
  const one = <Each>(of: readonly Each[]) => of[Math.floor(random() * of.length)]
  const agreed = await store.reservations.listWithStatus(['confirmed', 'secured', 'paid'])
  const before = one(agreed.filter(({ participants }) => participants > 1))
  const coming = (await store.sessions.list()).filter(({ startsAt }) => startsAt > clock.now())
  const to = one(coming.filter(({ workshop }) => workshop === before?.session.workshop))
  if (!before || !to) return
  const { id } = before
  const { id: sessionId } = to
  const going = 1 + Math.floor(random() * (before.participants - 1))
  const by = random() < 0.6 ? 'guest' : 'owner'
  const onVouchers = await returnable(office, id)
  const hasSucceeded = (await store.vacancies.listSuccessionsBy(id)).length > 0
  const outcome = await splitParty(office, { id, going, sessionId, by })
  if (outcome.kind !== 'done') return
  const { other } = outcome
  added(other.id)
  expectedMails.push(`split ${id}`)
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
