import { noField, SubmitButton } from '#app/plain/parts.tsx'
import { isIban, printIban } from '#booking/money/iban.ts'
import { readMethod } from '#booking/money/method.ts'
import { goesTo } from '#booking/money/refund.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { fill } from '#language/fill.ts'
import { originText, otherAccountText, payeeOf } from '#letters/to-owner/refund-to-pay.ts'
import { isPaidInCash } from '#office/money/money-sources.ts'
import { markRefundPaid } from '#office/money/refunds.ts'
import { markVoucherRefundPaid } from '#office/vouchers/withdraw-voucher.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { refusalAt } from '../../buttons.tsx'
import { renderActionPage, toBooking, toDesk } from '../../action-page.tsx'
import { euros, instantText, deskWords } from '../../desk-language.ts'
import { renderNotFound } from '../../frame.tsx'
import { deskDateFacts } from '../../dates/date-text.ts'
import type { DeskPage, DeskVisit } from '../../visit.ts'
import { deskPath } from '#language/desk-paths.ts'
import { InCash } from './refund-paid-form.tsx'
import { undoableOffice, undoNotice } from '../../undo/undo-notice.tsx'

export const refundPaidPage: DeskPage = {
  show: async (visit) => {
    const { store } = visit.office
    const refund = await store.refunds.find(visit.id)
    const reservation = refund && (await store.reservations.find(refund.reservationId))
    if (!refund || !reservation) return renderNotFound(visit)
    const { refundPaid } = deskWords().desk
    const isCash = goesTo(refund) === '' && (await isPaidInCash(store, reservation.id))
    const { paidAt } = refund
    const done = paidAt && fill(refundPaid.done, { date: instantText(paidAt) })
    const booking = deskPath('boeking', reservation.id)
    return renderActionPage(visit, {
      notice: await undoNotice(visit, reservation.id, booking),
      about: [payeeOf(reservation).name, euros(refund.amountCents)].filter(Boolean).join(', '),
      title: refundPaid.title,
      text: done ?? refundPaid.text,
      facts: factsOf(refund, reservation),
      form: !paidAt && <Paid isCash={isCash} />,
      links: [toBooking(reservation.id), toDesk()],
    })
  },
  // A refund that was taken back since is gone, and the page says so.
  onSubmit: async (visit, form) => {
    await repay(visit, visit.id, form)
    return undefined
  },
}

export async function handleRefundPaid(visit: DeskVisit, form: URLSearchParams) {
  const voucher = form.get('voucher')
  const isThere = voucher
    ? await markVoucherRefundPaid(visit.office, voucher, readMethod(form.get('method')))
    : await repay(visit, form.get('refund') ?? '', form)
  return isThere ? undefined : refusalAt(noField, deskWords().refused.refundGone)
}

/** False for a refund that is gone. */
async function repay(visit: DeskVisit, id: string, form: URLSearchParams): Promise<boolean> {
  const refund = await visit.office.store.refunds.find(id)
  if (!refund) return false
  const office = undoableOffice(visit, 'repaid', { reservations: [refund.reservationId] })
  const { kind } = await markRefundPaid(office, id, readMethod(form.get('method')))
  return kind !== 'no-such-refund'
}

function Paid({ isCash }: { readonly isCash: boolean }) {
  return (
    <form method="post" className="mt-5">
      <InCash isCash={isCash} />
      <SubmitButton look="button">{deskWords().desk.refundPaid.button}</SubmitButton>
    </form>
  )
}

function factsOf(refund: Refund, reservation: ReservationOnFile) {
  const { id, session } = reservation
  const { refundPaid: own, facts: labels, none } = deskWords().desk
  const { amountCents, named, paidAt } = refund
  const iban = goesTo(refund)
  return [
    { label: own.amount, value: euros(amountCents) },
    { label: own.account, value: isIban(iban) ? printIban(iban) : none },
    { label: own.from, value: originText(refund, deskWords()) },
    {
      label: own.note,
      value: named && !paidAt && otherAccountText(refund.iban, named, deskWords()),
    },
    { label: labels.name, value: payeeOf(reservation).name },
    ...deskDateFacts(session),
    { label: labels.reference, value: referenceOf(id) },
  ]
}
