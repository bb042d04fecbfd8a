import { Facts, fieldOf, type Refused } from '#app/plain/parts.tsx'
import { PaymentCode } from '#app/ui/payment-code.tsx'
import { TextField } from '#app/ui/field.tsx'
import { epcPayload } from '#booking/money/epc-payload.ts'
import { isIban, printIban } from '#booking/money/iban.ts'
import { payeeName } from '#booking/money/payee.ts'
import { qrPicture } from '#booking/money/qr-modules.ts'
import { goesTo } from '#booking/money/refund-account.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskUndo } from '#content/words/nl/desk-undo.ts'
import { desk } from '#content/words/nl/desk.ts'
import { fill } from '#language/fill.ts'
import {
  originText,
  otherAccountText,
  payeeOf,
  refundCommunication,
  refundPayment,
} from '#letters/to-owner/refund-to-pay.tsx'
import { payRefund } from '#office/money/refunds.ts'
import type { Refund } from '#store/money/payments.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { DeskButton, isRefused } from './buttons.tsx'
import { answerAction, toBooking, toDesk } from './action-page.tsx'
import { euros, instantText } from './dutch.ts'
import { notThere } from './frame.tsx'
import { sessionFacts } from './printed.tsx'
import type { DeskPage } from './visit.ts'

const words = deskPages.booking

export function RefundNotice(props: {
  readonly refund: Refund
  readonly reservation: ReservationOnFile
  readonly now: Date
  readonly refused: Refused | undefined
}) {
  const { refund, reservation, now, refused } = props
  const { paidAt } = refund
  const { warning, code, details } = transferOf(refund, reservation, now)
  return (
    <section className="notice mt-5" data-grave={!paidAt || undefined}>
      <h2 className="text-25">{refundText(refund)}</h2>
      {!paidAt && (
        <>
          {warning && <p className="mt-3 font-semibold text-beet">{warning}</p>}
          {code && <PaymentCode code={code} width={180} className="mt-3" />}
          <Facts facts={details} />
          <Account refund={refund} refused={refused} />
          <AskRepaid refund={refund} does="refund-paid" />
        </>
      )}
    </section>
  )
}

/** Asks once, with how much went where, before a refund is said to be paid. */
export function AskRepaid(props: {
  readonly refund: Refund
  readonly does: 'repaid' | 'refund-paid'
  /** Tells a screen reader which of the many it is. */
  readonly label?: string
  /** Where its form goes; to the page it stands on without it. */
  readonly action?: string
}) {
  const { refund, does, label, action } = props
  const iban = goesTo(refund)
  const amount = euros(refund.amountCents)
  const asked = iban ? deskUndo.repaid.sure : deskUndo.repaid.sureAnyhow
  return (
    <details className="no-print">
      <summary className="button-quiet">
        {words.refundPaid}
        {label && <span className="sr-only">: {label}</span>}
      </summary>
      <form method="post" action={action} className="mt-3">
        <p className="max-w-[33.5em]">{fill(asked, { amount, iban: printIban(iban) })}</p>
        <input type="hidden" name="refund" value={refund.id} />
        <DeskButton does={does} look="button mt-3">
          {deskUndo.repaid.button}
        </DeskButton>
      </form>
    </details>
  )
}

export function refundText({ amountCents, paidAt }: Refund): string {
  const amount = euros(amountCents)
  return paidAt
    ? fill(words.refundDone, { date: instantText(paidAt), amount })
    : fill(words.refund, { amount })
}

/** What a transfer needs, with a code that the owner's own bank can scan once the account is known. */
export function transferOf(refund: Refund, booking: ReservationOnFile, now: Date) {
  const { asked, paidAt } = refund
  const iban = goesTo(refund)
  const payment = refundPayment(refund, booking, now)
  const code = payment && qrPicture(epcPayload(payment))
  const { facts: labels } = desk
  const payee = payeeOf(booking)
  const copyable = (text: string) => <span className="copyable">{text}</span>
  return {
    // That it goes elsewhere than the money came from.
    warning: asked && !paidAt ? otherAccountText(refund.iban, asked) : undefined,
    code,
    details: iban
      ? [
          { label: labels.name, value: copyable(payeeName(payee.name) ?? payee.name) },
          { label: labels.iban, value: copyable(printIban(iban)) },
          { label: labels.communication, value: copyable(refundCommunication(booking)) },
          { label: desk.refundPaid.from, value: originText(refund) },
        ]
      : [{ label: labels.iban, value: words.refundNoIban }],
  }
}

/** Where it goes, as the guest said by mail; it stands open while nobody knows. */
function Account({ refund, refused }: { refund: Refund; refused: Refused | undefined }) {
  const { id } = refund
  const iban = goesTo(refund)
  const field = `iban-${id}`
  return (
    <details className="mb-5" open={iban === '' || isRefused(refused, [field])}>
      <summary className="flex min-h-11 items-center underline">{words.refundAccount}</summary>
      <form method="post" noValidate className="mt-2 max-w-[33.5em]">
        <input type="hidden" name="refund" value={id} />
        <TextField label="IBAN" maxLength={60} {...fieldOf(refused, field, printIban(iban))} />
        <DeskButton does="refund-account">{words.keepAccount}</DeskButton>
      </form>
    </details>
  )
}

export const refundPaidPage: DeskPage = {
  show: async (visit) => {
    const { store } = visit.office
    const refund = await store.findRefund(visit.id)
    const reservation = refund && (await store.findReservation(refund.reservationId))
    if (!refund || !reservation) return notThere(visit)
    const { refundPaid } = desk
    const { paidAt } = refund
    const done = paidAt && fill(refundPaid.done, { date: instantText(paidAt) })
    return answerAction(visit, {
      about: [payeeOf(reservation).name, euros(refund.amountCents)].filter(Boolean).join(', '),
      title: refundPaid.title,
      text: done ?? refundPaid.text,
      facts: factsOf(refund, reservation),
      button: paidAt ? undefined : refundPaid.button,
      links: [toBooking(reservation.id), toDesk],
    })
  },
  // One that was taken back since is not there any more, and the page says so.
  act: async ({ office, id }) => {
    await payRefund(office, id)
    return undefined
  },
}

function factsOf(refund: Refund, reservation: ReservationOnFile) {
  const { id, session } = reservation
  const { refundPaid: own, facts: labels, none } = desk
  const { amountCents, asked, paidAt } = refund
  const iban = goesTo(refund)
  return [
    { label: own.amount, value: euros(amountCents) },
    { label: own.account, value: isIban(iban) ? printIban(iban) : none },
    { label: own.from, value: originText(refund) },
    ...(asked && !paidAt ? [{ label: own.note, value: otherAccountText(refund.iban, asked) }] : []),
    { label: labels.name, value: payeeOf(reservation).name },
    ...sessionFacts(session),
    { label: labels.reference, value: referenceOf(id) },
  ]
}
