import { paidCents } from '#booking/money/owed.ts'
import { rulingOn } from '#booking/reservations/life.ts'
import type { Cents } from '#booking/units.ts'
import { fill } from '#language/fill.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { centsToVouchers } from '#office/vouchers/give-back.ts'
import { DeskButton, FormAbout, GraveButton } from '../buttons.tsx'
import { deskWords, euros } from '../desk-language.ts'
import type { BookingVisit } from '../of-record.ts'
import { toBooking, toDesk } from '../page-links.ts'
import { byOwner } from '../visit.ts'
import { toldText } from './booking-text.tsx'
import { pageOfStep } from './step-pages.tsx'

const cancelling = () => deskWords().desk.actions['cancel-guest']

/** Ends a booking: at the guest's wish, by the terms; or with all money back. */
export const cancelPage = pageOfStep('cancel-guest', 'cancel', {
  ask: async (visit) => {
    const { id, payments } = visit.reservation
    const toVouchers = await centsToVouchers(visit.office.store, id, paidCents(payments))
    return {
      text: `${cancelling().text} ${toldText(visit.reservation, cancelling().mail)}`,
      form: <CancelForms {...{ visit, toVouchers }} />,
      links: [toBooking(id), toDesk()],
    }
  },
  take: ({ office, id, shown }, form) => {
    const atWish = form.get('do') === 'cancel-at-wish'
    return cancelReservation(office, { id, by: 'owner', atWish, shown })
  },
  leadsToBooking: true,
})

/** @param toVouchers cents paid by gift vouchers, which get theirs back before any money goes */
function CancelForms({ visit, toVouchers }: { visit: BookingVisit; toVouchers: Cents }) {
  const { reservation } = visit
  const paid = paidCents(reservation.payments)
  if (paid === 0) {
    return (
      <FormAbout of={{ shown: 0 }} className="mt-5">
        <GraveButton does="cancel-at-wish">{cancelling().button}</GraveButton>
      </FormAbout>
    )
  }
  const ruling = rulingOn(reservation, 'cancel', { ...byOwner(visit), atWish: true })
  const back = ruling.kind === 'allowed' ? ruling.refundCents : 0
  const sums = { paid: euros(paid), back: euros(back), kept: euros(paid - back) }
  const { wish } = cancelling()
  const [text, button] =
    back === 0
      ? [wish.none, wish.keep]
      : [back === paid ? wish.all : wish.text, back <= toVouchers ? wish.onVoucher : wish.button]
  const onVoucher = (cents: Cents) => {
    const amount = Math.min(cents, toVouchers)
    return amount > 0 && fill(cancelling().onVoucher, { amount: euros(amount) })
  }
  return (
    <>
      <h2 className="mt-8 text-25">{wish.title}</h2>
      <p className="mt-2 mb-3">
        {fill(text, sums)} {onVoucher(back)}
      </p>
      <FormAbout of={{ shown: back }}>
        <GraveButton does="cancel-at-wish">{fill(button, sums)}</GraveButton>
      </FormAbout>
      <h2 className="mt-8 text-25">{cancelling().farm.title}</h2>
      <p className="mt-2 mb-3">
        {fill(cancelling().farm.text, sums)} {onVoucher(paid)}
      </p>
      <FormAbout of={{ shown: paid }}>
        <DeskButton does="cancel-all">{cancelling().farm.button}</DeskButton>
      </FormAbout>
    </>
  )
}
