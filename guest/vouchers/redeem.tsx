import { useField } from '#app/plain/parts.tsx'
import { CodeField } from '#app/ui/field.tsx'
import { owedCents } from '#booking/money/owed.ts'
import { codeDigest } from '#booking/people/digests.ts'
import { readVoucherCode } from '#booking/vouchers/voucher-code.ts'
import { findRedeemedBefore, redeemVoucher } from '#office/vouchers/redeem-voucher.ts'
import { SecondButton } from '../buttons.tsx'
import { guestRuling } from '../reservations/booking-summary.tsx'
import { isUnansweredPast } from '../reservations/booking-status.ts'
import type { GuestVisit } from '../link-visit.tsx'

export async function redeemHere(visit: GuestVisit, typed: string): Promise<string | undefined> {
  const { c, office, reservation, words, codePace } = visit
  const { problems } = words.vouchers.redeem
  if (codePace(c) > 0) return problems['too-many']
  const outcome = await redeemVoucher(office, { by: 'guest', reservationId: reservation.id, typed })
  if (outcome.kind === 'redeemed') return undefined
  const code = readVoucherCode(typed)
  const isDone = code && (await findRedeemedBefore(office.store, reservation.id, codeDigest(code)))
  return isDone ? undefined : problems[outcome.kind]
}

/** Form for a booking with an open payment and no other button first. */
export function RedeemForm({ visit }: { readonly visit: GuestVisit }) {
  const { reservation, words } = visit
  const code = useField('voucher')
  const redeemWords = words.vouchers.redeem
  if (owedCents(reservation.payments) === 0) return null
  if (isUnansweredPast(visit) || guestRuling(visit, 'receive').kind !== 'allowed') return null
  return (
    <details className="no-print mt-8" open={code.problem !== undefined}>
      <summary className="flex min-h-11 items-center underline">
        {words.booking.form.voucher}
      </summary>
      <form method="post" noValidate className="mt-3 max-w-[44rem]">
        <CodeField
          label={redeemWords.label}
          hint={redeemWords.text}
          {...code}
          autoCapitalize="characters"
        />
        <SecondButton>{redeemWords.button}</SecondButton>
      </form>
    </details>
  )
}
