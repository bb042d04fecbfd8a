import type { RefundedFor } from '#booking/money/statement/known-money.ts'
import { refundsFitting } from '#booking/money/statement/outgoing.ts'
import {
  partsTakenBack,
  sendBackCents,
  type WaitingTransaction,
} from '#booking/money/statement/waiting-transaction.ts'
import { fill } from '#language/fill.ts'
import { DeskButton, SolidButton } from '../../buttons.tsx'
import { deskWords, euros } from '../../desk-language.ts'
import {
  type AccountView,
  bookingName,
  bookingText,
  LineForm,
  voucherText,
  paidKindsText,
} from './transactions.tsx'

const words = () => deskWords().account

type Props = {
  readonly waiting: WaitingTransaction
  readonly account: AccountView
  readonly isLikely: boolean
}

/** Buttons for a line that pays no booking: taken back, a refund, sent back, or nobody's. */
export function Ends({ waiting, account, isLikely }: Props) {
  const { transaction, reason, leftCents } = waiting
  const choices =
    reason === 'which-refund' ? refundsFitting(transaction, account.known.refunds) : []
  return (
    <LineForm line={transaction.key} shown={leftCents} className="flex flex-wrap gap-3">
      <TakeBack waiting={waiting} account={account} />
      {choices.map((refunds) => (
        <button
          key={idsOf(refunds)}
          className="button"
          name="refunds"
          value={idsOf(refunds)}
          type="submit"
        >
          {fill(words().isRefund, {
            bookings: [...new Set(refunds.map((each) => refundedText(each, account)))].join(
              words().and,
            ),
          })}
        </button>
      ))}
      {sendBackCents(waiting) > 0 && (
        <DeskButton does="send-back" look={isLikely ? 'button' : 'button-quiet'}>
          {fill(words().sendBack, { amount: euros(leftCents) })}
        </DeskButton>
      )}
      <DeskButton does="leave">{words().leave}</DeskButton>
    </LineForm>
  )
}

function refundedText({ reservationId, voucherReference }: RefundedFor, account: AccountView) {
  return reservationId === undefined
    ? voucherText(voucherReference)
    : bookingText(reservationId, account)
}

function idsOf(refunds: readonly { readonly id: string }[]): string {
  return refunds.map(({ id }) => id).join(' ')
}

function TakeBack({ waiting, account }: Pick<Props, 'waiting' | 'account'>) {
  const { reservationId } = waiting
  const pays = partsTakenBack(waiting, account.known)
  if (!pays || reservationId === undefined) return null
  const succeededCents = account.succeeded.get(reservationId) ?? 0
  const amount = euros(succeededCents)
  return (
    <>
      {succeededCents > 0 && <p className="notice w-full">{fill(words().succeeded, { amount })}</p>}
      <label className="flex min-h-11 w-full items-start gap-3 py-2">
        <input type="checkbox" name="tell" className="field-check" />
        <span>{words().tellGuest}</span>
      </label>
      <SolidButton does="take-back">
        {fill(words().takeBack, {
          name: bookingName(reservationId, account),
          what: paidKindsText({ reservationId, pays }, account),
        })}
      </SolidButton>
    </>
  )
}
