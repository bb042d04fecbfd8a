import { doDueWork } from '#office/due/do-due-work.ts'
import { changeParty } from '#office/party/change-party.ts'
import { acceptBooking, askNewcomer, shownToNewcomer } from '#office/people/ask-newcomer.ts'
import type { Living } from './lives-statement.ts'
import { succeed } from './lives-successors.ts'

/** `partOf`: the part of a payment that goes back to a guest who cancels now. */
type Parties = Living & { readonly partOf: (id: string) => Promise<number> }

/** The acts on a party: guest or farm change its number, a mistake is mended, a newcomer comes. */
export function partyActs(parties: Parties) {
  return [
    (id: string) => resize(parties, id),
    () => mistype(parties),
    () => mistype(parties),
    (id: string) => handOver(parties, id),
  ]
}

async function resize(parties: Parties, id: string, mended?: number) {
  const { office, money, toTell, random } = parties
  const participants = mended ?? 1 + Math.floor(random() * 8)
  const by = random() < 0.5 && mended === undefined ? 'guest' : 'owner'
  const before = await office.store.reservations.get(id)
  const hasBegun = office.clock.now() >= before.session.startsAt
  const part = before.status === 'requested' ? 1 : await parties.partOf(id)
  const { kind } = await changeParty(office, { id, participants, by })
  if (kind !== 'done') return
  toTell.push(`party-changed ${id}`)
  const { priceCents } = before
  const costs = [before.participants * priceCents, participants * priceCents] as const
  money.costs(id, costs, hasBegun ? 0 : part)
}

/** A number of a booking that was paid, mended at once or after a day. */
async function mistype(parties: Parties) {
  const { office, random } = parties
  const paid = await office.store.reservations.inStages(['paid'])
  const { id, participants = 0 } = paid[Math.floor(random() * paid.length)] ?? {}
  if (id === undefined) return
  await resize(parties, id)
  if (random() < 0.5) await succeed(parties, () => doDueWork(office))
  const left = (await office.store.reservations.get(id)).participants
  // One of the people given up comes after all, and then the others.
  if (left + 1 < participants) await resize(parties, id, left + 1)
  await resize(parties, id, participants)
}

let newcomers = 0

/** The newcomer says yes, or does not. */
async function handOver({ office, toTell, random }: Parties, id: string) {
  newcomers += 1
  const email = `newcomer-${newcomers}@example.org`
  const typed = { name: 'Anneleen Peeters', email, language: 'fr' }
  const { kind } = await askNewcomer(office, id, { typed, from: {} })
  if (kind !== 'done') return
  toTell.push(`newcomer-asked ${id}`)
  if (random() < 0.3) return
  const newcomer = (await office.store.newcomers.for(id))!
  const shown = shownToNewcomer(await office.store.reservations.get(id))
  const accepted = await acceptBooking(office, newcomer.id, shown)
  if (accepted.kind === 'done') toTell.push(`newcomer ${id}`, `replaced ${id}`)
}
