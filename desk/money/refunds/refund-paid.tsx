// The owner says that a refund was paid: the press, its form and the link of the mail.

import type { ReactNode } from 'react'
import { HiddenFields, noField, type FormRefusal } from '#app/plain/parts.tsx'
import { unbrokenIban } from '#booking/money/iban.ts'
import { readMethod } from '#booking/money/method.ts'
import type { Cents } from '#booking/units.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { markRefundPaid } from '#office/money/refunds.ts'
import { markVoucherRefundPaid } from '#office/vouchers/withdraw-voucher.ts'
import { DeskButton, refusalAt, Unseen } from '../../buttons.tsx'
import { euros, deskWords } from '../../desk-language.ts'
import { renderNotFound } from '../../frame.tsx'
import { undoableOffice } from '../../undo/undo-notice.tsx'
import type { DeskPage, DeskVisit } from '../../visit.ts'

const words = () => deskWords().undo.repaid

/** The link of a mail leads to the booking, which shows how to pay the refund, or when it was paid. */
export const refundPaidPage: DeskPage = {
  show: async (visit) => {
    const refund = await visit.office.store.refunds.find(visit.id)
    if (!refund) return renderNotFound(visit)
    return visit.c.redirect(deskPath('boeking', refund.reservationId), 303)
  },
}

export async function handleRefundPaid(visit: DeskVisit, form: URLSearchParams) {
  const voucher = form.get('voucher')
  if (!voucher) return repay(visit, form.get('refund') ?? '', form)
  const office = undoableOffice(visit, 'repaid', { vouchers: [voucher] })
  const isThere = await markVoucherRefundPaid(office, voucher, readMethod(form.get('method')))
  return isThere ? undefined : refusalAt(noField, deskWords().refused.refundGone)
}

async function repay(visit: DeskVisit, id: string, form: URLSearchParams) {
  const refund = await visit.office.store.refunds.find(id)
  if (!refund) return refundGone(visit, id)
  const office = undoableOffice(visit, 'repaid', { reservations: [refund.reservationId] })
  const { kind } = await markRefundPaid(office, id, readMethod(form.get('method')))
  return kind === 'no-such-refund' ? refundGone(visit, id) : undefined
}

/** A refund on an old page may be on another date's booking now, or pay for places again. */
export async function refundGone({ office }: DeskVisit, refund: string): Promise<FormRefusal> {
  const { rebooked, 'party-changed': partyChanged } = deskWords().pages.refundGone
  const kinds = (await office.store.entries.listTouching([`refund:${refund}`])).map(
    ({ kind }) => kind,
  )
  if (kinds.includes('owed-no-longer')) return refusalAt(noField, rebooked)
  const isOfPlaces = kinds.includes('given-up') || kinds.includes('put-down-anew')
  return refusalAt(noField, isOfPlaces ? partyChanged : deskWords().refused.refundGone)
}

/** Asks once more, with amount and account, before a refund counts as paid. */
export function RefundPaidForm(props: {
  readonly of: Readonly<Record<string, string>>
  readonly cents: Cents
  readonly iban: string
  readonly isCash?: boolean
  readonly isBuyers?: boolean
  readonly label?: string
  readonly action?: string
  readonly children?: ReactNode
}) {
  const { of, cents, iban, isCash, isBuyers, label, action, children } = props
  const isVoucher = isBuyers || 'voucher' in of
  const question = iban ? words().sure : words().sureAnyhow
  const told = isVoucher ? deskWords().vouchers.sure.told : words().told
  return (
    <details className="no-print">
      <summary className="button-quiet">
        {children ? deskWords().refunds.pay : words().title}
        <Unseen about={label} />
      </summary>
      {children}
      <form method="post" action={action} className="mt-3">
        <p className="max-w-[33.5em]">
          {fill(question, { amount: euros(cents), iban: unbrokenIban(iban) })} {told}
        </p>
        {!('voucher' in of) && (
          <p className="mt-1 max-w-[33.5em] text-meta text-soft">{words().atOnce}</p>
        )}
        <HiddenFields of={of} />
        {/* No bank line confirms cash that was handed back. */}
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            name="method"
            value="cash"
            className="field-check"
            defaultChecked={isCash && !isBuyers}
          />
          <span>
            {words().inCash}
            <Unseen about={label} />
          </span>
        </label>
        <DeskButton does="repaid" look="button mt-3" about={label}>
          {words().button}
        </DeskButton>
      </form>
    </details>
  )
}
