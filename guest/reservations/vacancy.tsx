import { use } from 'react'
import { SentForm } from '#app/plain/parts.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { hasBegun } from '#booking/dates/session.ts'
import { refundableCents } from '#booking/money/owed.ts'
import { offersSuccessor } from '#booking/money/refund-steps.ts'
import { openPlaces } from '#booking/money/succession.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { sum } from '#booking/sum.ts'
import { guestsCentsOf } from '#office/vouchers/give-back.ts'
import { withSuccessions } from '#office/money/refund-filled-vacancies.ts'
import { guestRuling } from './booking-summary.tsx'
import type { GuestVisit } from '../link-visit.tsx'

/** Cents, kept if the guest cancels today, that a successor can bring back; 0 when the terms allow none. */
export function keptCentsToday(visit: GuestVisit): number {
  const { reservation } = visit
  const ruling = guestRuling(visit, 'cancel')
  if (ruling.kind !== 'allowed' || !offersSuccessor(reservation)) return 0
  return refundableCents({ payments: reservation.payments }) - ruling.refundCents
}

/** Checkbox beside cancelling, ticked as it costs nobody anything, until the guest unticks it. */
export function OfferPlaces({ visit }: { visit: GuestVisit }) {
  const { typed } = use(SentForm)
  const { offer, how } = visit.words.guestChanges.vacancy
  const amount = printEuros(keptCentsToday(visit), visit.language)
  return (
    <>
      <CheckField
        name="ifTaken"
        label={fill(offer, { amount })}
        defaultChecked={typed?.['ifTaken'] !== ''}
      />
      <p className="-mt-3 mb-8 max-w-[33.5em] text-meta text-soft">{how}</p>
    </>
  )
}

/** Sentences on places that a guest gave up; none when no kept money can go back. */
export async function vacancySentences(visit: GuestVisit): Promise<readonly string[]> {
  const { office, now, reservation, language, words } = visit
  const vacancy = await office.store.vacancies.find(reservation.id)
  if (!vacancy) return []
  const { taken, waits, waitsMore, over } = words.guestChanges.vacancy
  const successions = await office.store.vacancies.listSuccessionsOf(reservation.id)
  const filled = withSuccessions(vacancy, successions)
  const { takenPlaces, backCents, keptCents } = filled
  const moments = successions.map(({ at }) => at.getTime())
  const refunds = (await office.store.refunds.listOf(reservation.id)).filter(
    ({ voucherId, createdAt }) => voucherId && moments.includes(createdAt.getTime()),
  )
  const amount = printEuros(backCents - sum(refunds, (one) => one.amountCents), language)
  const restCents = await guestsCentsOf(office.store, reservation.id, keptCents - backCents)
  const rest = printEuros(restCents, language)
  const openText = takenPlaces > 0 ? waitsMore : waits
  const isOver = hasBegun(reservation.session, now)
  const isOff = reservation.session.state === 'called-off'
  return [
    ...(takenPlaces > 0 ? [fill(fillCounted(taken, takenPlaces, language), { amount })] : []),
    ...(openPlaces(filled) > 0 && restCents > 0 && !isOver && !isOff
      ? [fill(openText, { amount: rest })]
      : []),
    ...(takenPlaces === 0 && isOver && !isOff ? [over] : []),
  ]
}
