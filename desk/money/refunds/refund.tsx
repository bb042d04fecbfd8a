import { noField, useField } from '#app/plain/parts.tsx'
import { FoldedCode } from '#app/ui/payment-code.tsx'
import { TextField } from '#app/ui/field.tsx'
import { epcPayload } from '#booking/money/epc-payload.ts'
import { printIban, unbrokenIban } from '#booking/money/iban.ts'
import { qrPicture } from '#booking/qr-modules.ts'
import { goesTo, isOfUnknown, type RefundReason } from '#booking/money/refund.ts'
import type { SharePayer } from '#booking/party/companion-shares.ts'
import type { Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import {
  nameOfPayee,
  originText,
  otherAccountText,
  refundCommunication,
  refundPayment,
  refundTitle,
  sharePayerText,
  sharesText,
} from '#letters/to-owner/refund-to-pay.ts'
import { changeRefundAccount } from '#office/money/refund-account.ts'
import type { Refund } from '#store/money/refunds.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { FormAbout, DeskButton, refusalAt, useHasTyped } from '../../buttons.tsx'
import { dayText, deskHouse, euros, instantText, deskWords } from '../../desk-language.ts'
import { askFreshKey } from '../../devices/fresh-key.tsx'
import type { DeskVisit } from '../../visit.ts'
import { refundGone, RefundPaidForm } from './refund-paid.tsx'
import { TransferFacts } from './transfer.tsx'

const words = () => deskWords().pages.booking

type Repaying = {
  readonly refund: Refund
  readonly reservation: ReservationOnFile
  readonly now?: Date
  /** Accounts of paid shares, which are not the guest's. */
  readonly payers: readonly SharePayer[]
  readonly isCash: boolean
}

type ReasonedRefund = Refund & {
  readonly reason: RefundReason | undefined
  readonly filedOn: Day | undefined
}

export function RefundNotice(props: Repaying & { readonly refund: ReasonedRefund }) {
  const { refund, isCash } = props
  const isBuyers = refund.voucherId !== undefined
  return (
    <section className="notice mt-5" data-grave>
      <h2 className="text-25">{refundText(refund)}</h2>
      <HowToPay {...props} />
      <Account refund={refund} />
      <RefundPaidForm
        of={{ refund: refund.id }}
        cents={refund.amountCents}
        iban={goesTo(refund)}
        isCash={isCash}
        isBuyers={isBuyers}
      />
    </section>
  )
}

function HowToPay(props: Repaying) {
  const { warning, code, transfer, noAccount, from } = transferOf(props)
  return (
    <>
      {warning && <p className="mt-3 font-semibold text-beet">{warning}</p>}
      {transfer ? <TransferFacts {...transfer} more={from} /> : <p className="mt-3">{noAccount}</p>}
      {code && <FoldedCode code={code} width={180} show={deskWords().refunds.showCode} />}
    </>
  )
}

/** A first tap shows the account, a second says that the refund was paid. */
export function RefundToPay(props: Repaying & { readonly label: string; readonly action: string }) {
  const { refund, isCash, label, action } = props
  const { id, amountCents: cents, voucherId } = refund
  const isBuyers = voucherId !== undefined
  const iban = goesTo(refund)
  return (
    <RefundPaidForm of={{ refund: id }} {...{ cents, iban, isCash, isBuyers, label, action }}>
      <HowToPay {...props} />
    </RefundPaidForm>
  )
}

export function refundText(refund: Refund & Pick<ReasonedRefund, 'reason'>): string {
  const { amountCents, paidAt, reason } = refund
  const text = paidAt
    ? fill(words().refundDone, { date: instantText(paidAt), amount: euros(amountCents) })
    : refundTitle(refund, deskWords())
  return reason ? `${text} (${deskWords().refunds.reasons[reason]})` : text
}

export function transferOf(props: Repaying) {
  const { refund, reservation, now, payers } = props
  const house = deskHouse()
  const { named, paidAt, amountCents: cents } = refund
  const iban = goesTo(refund)
  const payment = now && refundPayment(refund, reservation, { house, now })
  const name = nameOfPayee(refund, reservation)
  const origin =
    isOfUnknown(refund) && payers.length > 0
      ? payers.map(sharePayerText).join('; ')
      : originText(refund, deskWords())
  return {
    warning: named && !paidAt ? otherAccountText(refund.iban, named, deskWords()) : undefined,
    code: payment && qrPicture(epcPayload(payment)),
    transfer: iban
      ? { name, iban, cents, text: refundCommunication(reservation, house) }
      : undefined,
    noAccount: noAccountText(props),
    from: origin ? [{ label: deskWords().desk.transfer.from, value: origin }] : [],
  }
}

/** "op BE71 0961 2345 6769", and the day of its file for the bank. */
export function refundAccountText(iban: string, filedOn: Day | undefined): string {
  const filed = filedOn && fill(deskWords().refunds.filed, { date: dayText(filedOn) })
  return [fill(deskWords().refunds.goesTo, { iban: unbrokenIban(iban) }), filed]
    .filter(Boolean)
    .join('\n')
}

/** A refund without an account: the accounts of its money, and a question for who gets it. */
export function noAccountText({ refund, payers, isCash }: Repaying): string {
  if (refund.voucherId) return deskWords().vouchers.toDoNoIban
  if (isCash) return words().refundOfCash
  return sharesText(payers, deskWords()) || words().refundNoIban
}

const accountFiled = (filedOn: Day) =>
  fill(deskWords().buttons.booking['refund-account'].filed, { date: dayText(filedOn) })

const accountField = (refund: string) => `iban-${refund}`

function Account({ refund }: { refund: ReasonedRefund }) {
  const { id, filedOn } = refund
  const iban = goesTo(refund)
  const { title, button } = deskWords().buttons.booking['refund-account']
  const field = useField(accountField(id), printIban(iban))
  const hasTyped = useHasTyped([field.name])
  return (
    <details className="mb-5" open={iban === '' || hasTyped}>
      <summary className="flex min-h-11 items-center underline">{title}</summary>
      <FormAbout
        of={{ refund: id, filed: filedOn ?? '' }}
        noValidate
        className="mt-2 max-w-[33.5em]"
      >
        {filedOn && <p className="mb-3">{accountFiled(filedOn)}</p>}
        <TextField label="IBAN" maxLength={60} {...field} />
        <DeskButton does="refund-account">{button}</DeskButton>
      </FormAbout>
    </details>
  )
}

/** A typed account asks for a fresh key, as money that went there does not come back. */
export async function handleRefundAccount(visit: DeskVisit, form: URLSearchParams) {
  const keyless = askFreshKey(visit, form)
  if (keyless) return keyless
  const id = form.get('refund') ?? ''
  const field = accountField(id)
  const typed = form.get(field) ?? ''
  const knownFile = form.get('filed') ?? ''
  const outcome = await changeRefundAccount(visit.office, { id, typed, knownFile })
  switch (outcome.kind) {
    case 'done':
      return undefined
    case 'done-before': {
      const refund = await visit.office.store.refunds.find(id)
      return refund?.paidAt && refusalAt(noField, deskWords().refused.refundPaid)
    }
    case 'invalid':
      return refusalAt(field, deskWords().buttons.booking['refund-account'].problem, {
        [field]: typed,
      })
    case 'filed':
      return refusalAt(field, accountFiled(outcome.filedOn), { [field]: typed })
    case 'no-such-refund':
      return refundGone(visit, id)
  }
}
