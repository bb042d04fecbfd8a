import { paidCents } from '#booking/money/owed.ts'
import { rulingOn } from '#booking/reservations/life.ts'
import type { Cents } from '#booking/units.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { cancelReservation } from '#office/reservations/cancel-reservation.ts'
import { centsToVouchers } from '#office/vouchers/give-back.ts'
import { redirectTo } from '#server/http/plain-page.ts'
import { toBooking, toDesk } from '../action-page.tsx'
import { toldText } from './booking-text.tsx'
import { pageOfStep } from './steps.tsx'
import { DeskButton, pathWithResult } from '../buttons.tsx'
import { euros, deskWords } from '../desk-language.ts'
import type { BookingVisit } from '../frame.tsx'
import { type DeskPage, byOwner } from '../visit.ts'

const words = () => deskWords().desk.actions['cancel-guest']

const page = pageOfStep('cancel-guest', 'cancel', {
  ask: async (visit) => {
    const { id, payments } = visit.reservation
    const toVouchers = await centsToVouchers(visit.office.store, id, paidCents(payments))
    return {
      text: `${words().text} ${toldText(visit.reservation, words().mail)}`,
      form: <Ways {...{ visit, toVouchers }} />,
      links: [toBooking(id), toDesk()],
    }
  },
  // Forms from before there were two buttons send neither.
  take: ({ office, id }, form) =>
    cancelReservation(office, { id, by: 'owner', atWish: form.get('do') === 'cancel-at-wish' }),
})

/** Ends a booking: at the guest's wish, by the terms; or with everything back. */
export const cancelPage: DeskPage = {
  ...page,
  onSubmit: async (visit, form) =>
    (await page.onSubmit?.(visit, form)) ??
    redirectTo(visit.c, pathWithResult(deskPath('boeking', visit.id), 'cancel')),
}

function Ways({
  visit,
  toVouchers,
}: {
  readonly visit: BookingVisit
  /** Cents that gift vouchers paid: they get theirs back before any money goes. */
  readonly toVouchers: Cents
}) {
  const { reservation } = visit
  const paid = paidCents(reservation.payments)
  if (paid === 0) {
    return (
      <form method="post" className="mt-5">
        <DeskButton does="cancel-at-wish" look="button-grave">
          {words().button}
        </DeskButton>
      </form>
    )
  }
  const ruling = rulingOn(reservation, 'cancel', { ...byOwner(visit), atWish: true })
  const back = ruling.kind === 'allowed' ? ruling.refundCents : 0
  const sums = { paid: euros(paid), back: euros(back), kept: euros(paid - back) }
  const isAllOnVoucher = back > 0 && back <= toVouchers
  const onVoucher = (cents: Cents) => {
    const amount = Math.min(cents, toVouchers)
    return amount > 0 && fill(words().onVoucher, { amount: euros(amount) })
  }
  return (
    <form method="post">
      <h2 className="mt-8 text-25">{words().wish.title}</h2>
      <p className="mt-2 mb-3">
        {fill(back === paid ? words().wish.all : words().wish.text, sums)} {onVoucher(back)}
      </p>
      <DeskButton does="cancel-at-wish" look="button-grave">
        {fill(isAllOnVoucher ? words().wish.onVoucher : words().wish.button, sums)}
      </DeskButton>
      <h2 className="mt-8 text-25">{words().farm.title}</h2>
      <p className="mt-2 mb-3">
        {fill(words().farm.text, sums)} {onVoucher(paid)}
      </p>
      <DeskButton does="cancel-all">{words().farm.button}</DeskButton>
    </form>
  )
}
