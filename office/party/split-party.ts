import { randomUUID } from 'node:crypto'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { guestFactsOf } from '#booking/reservations/guest-facts.ts'
import { standingOf } from '#booking/reservations/status.ts'
import { parseDiets, writeDiets } from '#booking/party/diets.ts'
import { splitEntries } from '#booking/party/split-entries.ts'
import { chargeEntry } from '#booking/party/party-entries.ts'
import { groupPriceOf, paymentPlan } from '#booking/money/payment-plan.ts'
import { paidCents, totalCents } from '#booking/money/owed.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { Id } from '#booking/id.ts'
import { givePlacesBack } from '../dates/give-places-back.ts'
import { termsOn } from '../dates/move-reservation.ts'
import { notify } from '../mail/notify.ts'
import { drawReferences } from '../money/payments.ts'
import { type Change, isAsShown, oneChange, recordEvent } from '../office.ts'
import { listReturnableUses } from '../vouchers/give-back.ts'
import type { PartyActor } from './preview-party.ts'
import { type NoSplit, type PossibleSplit, previewSplit, shownInSplit } from './preview-split.ts'

type SplitOutcome =
  | NoSplit
  | {
      readonly kind: 'done'
      readonly reservation: ReservationOnFile
      readonly other: ReservationOnFile
    }
  /** `not-as-shown`: a payment came, a day began or the party changed since. */
  | { readonly kind: 'done-before' | 'not-as-shown' }

type NewSplit = {
  readonly id: Id<'reservation'>
  readonly going: number
  readonly sessionId: Id<'session'>
  readonly by: PartyActor
  readonly shown?: string
}

/** A part of a party goes on to another date, with its share of the payments. */
export const splitParty = oneChange(
  async (change, { shown, ...split }: NewSplit): Promise<SplitOutcome> => {
    const before = await change.reservations.get(split.id)
    if (shown && (await isDoneBefore(change, before, { ...split, shown })))
      return { kind: 'done-before' }
    const preview = await previewSplit(change, before, { ...split, now: change.now })
    if (preview.kind !== 'possible') return preview
    if (!isAsShown(shown, shownInSplit(preview))) return { kind: 'not-as-shown' }
    const { to, mostPercent } = preview
    const { going, by } = split
    // The room was read in this change, so nobody can have taken it.
    if (!(await change.sessions.takePlaces(to.id, going))) throw new Error(`No room on ${to.id}`)
    const otherId = await addGoing(change, preview, split)
    await updateStaying(change, preview)
    await recordSplit(change, preview, { otherId, by })
    await givePlacesBack(change, before.sessionId, going)
    const reservation = await change.reservations.get(before.id)
    const other = await change.reservations.get(otherId)
    await notify(change, { kind: 'split', reservation, other, before, by, mostPercent })
    return { kind: 'done', reservation, other }
  },
)

/** The same button was pressed twice. */
async function isDoneBefore(
  change: Change,
  { id, participants }: ReservationOnFile,
  { going, sessionId, shown }: Required<NewSplit>,
) {
  if (participants !== Number.parseInt(shown, 10) - going) return false
  const last = await change.party.findLastSplitFrom(id)
  if (last?.participants !== going) return false
  return (await change.reservations.find(last.reservationId))?.sessionId === sessionId
}

/** The people who go keep guest, price and terms; open payments fall due by the new date. */
async function addGoing(
  change: Change,
  { before, to, money, mostPercent }: PossibleSplit,
  { by }: { readonly by: PartyActor },
): Promise<string> {
  const { language, name, email, priceCents, source, conditions } = before
  const { participants, payments } = money.goes
  const { now } = change
  const guest = { language, name, email, ...guestFactsOf(before), source }
  const id = randomUUID()
  const agreedOn = dayOf(now)
  const plan = paymentPlan({ priceCents, participants, agreedOn, workshopOn: to.day, conditions })
  const references = await drawReferences(change, payments.length)
  const added = payments.map(({ kind, amountCents }, nth) => {
    const { dueOn } = plan[kind]
    return { kind, amountCents, paidCents: 0 as const, dueOn, reference: references[nth]! }
  })
  const booking = {
    ...guest,
    id,
    sessionId: to.id,
    participants,
    priceCents,
    status: standingOf(before.status),
    createdAt: now,
    refundSteps: termsOn(before.refundSteps, { from: before.session, to, by, mostPercent }),
    conditions,
  }
  await change.reservations.add(booking, added)
  await takeMoneyAlong(change, { before, goes: money.goes }, id)
  await copyPeople(change, before, id)
  return id
}

async function takeMoneyAlong(
  change: Change,
  { before, goes }: Pick<PossibleSplit, 'before'> & Pick<PossibleSplit['money'], 'goes'>,
  id: Id<'reservation'>,
): Promise<void> {
  const { payments, keptCents } = goes
  const { now: at } = change
  if (keptCents > 0) await change.party.addChange({ reservationId: id, at, places: 0, keptCents })
  const along = {
    from: before.id,
    to: id,
    parts: payments.map(({ kind, paidCents: cents }) => ({ kind, cents })),
    paidCents: paidCents(before.payments),
    uses: await listReturnableUses(change, before.id),
  }
  await change.entries.post([
    ...payments.map(({ kind, amountCents }) =>
      chargeEntry(`${kind}:${before.id}`, -amountCents, at),
    ),
    ...splitEntries(along, at),
  ])
}

/** Diets, company and payer are copied, as nobody knows which people of the party they belong to. */
async function copyPeople(change: Change, before: ReservationOnFile, id: Id<'reservation'>) {
  const diets = await change.diets.find(before.id)
  // A companion who answered apart may be one of those who go: the sheet then misses an answer.
  const isPart = (await change.companions.listOf(before.id)).length > 0
  if (diets) {
    const answer = isPart ? writeDiets({ ...parseDiets(diets.answer), people: 0 }) : diets.answer
    await change.diets.save({ ...diets, reservationId: id, answer })
  }
  const company = await change.invoices.findCompany(before.id)
  if (company) await change.invoices.saveCompany(id, company, change.now)
  const paid = paidCents((await change.reservations.get(id)).payments)
  for (const guest of await change.substitutes.listReplacedGuestsOf(before.id)) {
    const copy = { ...guest, id: randomUUID(), reservationId: id }
    if (guest.hadPaid && paid > 0) await change.substitutes.addReplacedGuest(copy)
  }
}

async function updateStaying(change: Change, { before, money }: PossibleSplit): Promise<void> {
  const { participants, keptCents, payments } = money.stays
  const isGroup = before.groupPriceCents !== undefined
  const price = isGroup ? groupPriceOf(totalCents(payments), participants) : {}
  await change.reservations.update(before.id, { participants, ...price })
  await change.party.addChange({
    reservationId: before.id,
    at: change.now,
    places: participants - before.participants,
    keptCents: keptCents - before.keptCents,
  })
}

async function recordSplit(
  change: Change,
  { before, to, money, mostPercent }: PossibleSplit,
  { otherId, by }: { readonly otherId: Id<'reservation'>; readonly by: PartyActor },
): Promise<void> {
  const { participants, payments } = money.goes
  const detail = { participants, from: before.session.day, to: to.day, cents: paidCents(payments) }
  const hasSucceeded = await hasCounted(change, before.id)
  const split = { reservationId: otherId, leftId: before.id, at: change.now, participants }
  await change.party.addSplit({ ...split, succeeded: hasSucceeded })
  const off = {
    ...detail,
    otherId: before.id,
    ...(mostPercent !== undefined && { mostPercent }),
    ...(hasSucceeded && { succeeded: true as const }),
  }
  const left = { ...detail, otherId }
  await recordEvent(change, { reservationId: before.id, by, what: 'split', detail: left })
  await recordEvent(change, { reservationId: otherId, by, what: 'split-off', detail: off })
}

/** True when the money of the booking paid for places of a vacancy: it must not pay for others too. */
async function hasCounted(change: Change, id: Id<'reservation'>): Promise<boolean> {
  const paid = await change.vacancies.listSuccessionsBy(id)
  return paid.length > 0 || ((await change.party.findSplit(id))?.succeeded ?? false)
}
