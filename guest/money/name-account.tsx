import { fill } from '#language/fill.ts'
import { stopRefundAccount } from '#office/money/refund-account.ts'
import { MainButton } from '../buttons.tsx'
import { FoldedFacts } from '../reservations/booking-summary.tsx'
import { renderGuestPage, toOwnBooking } from '../page.tsx'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

/** Page of "stop this account": one button, and the money goes back to the account that paid. */
export const refundAccountPage = guestPage({
  show: async (visit) => {
    const { refundAccount: words } = visit.words.myBooking
    const { text, isOpen } = await refundState(visit)
    const body = (
      <>
        <FoldedFacts visit={visit} />
        {isOpen && (
          <form method="post">
            <MainButton>{words.button}</MainButton>
          </form>
        )}
      </>
    )
    return renderGuestPage(visit, {
      title: words.title,
      lead: text,
      body,
      // The payer may no longer be the guest: then the booking's own page is not theirs.
      links: visit.reservation.payer ? [] : [toOwnBooking(visit)],
    })
  },
  act: async ({ office, reservation }) => {
    await stopRefundAccount(office, reservation.id)
  },
})

async function refundState(visit: GuestVisit) {
  const { office, reservation, words } = visit
  const { refundAccount: accountWords } = words.myBooking
  const { email } = words.business
  const refunds = (await office.store.refunds.of(reservation.id)).filter(({ paidAt }) => !paidAt)
  const typed = refunds.find(({ named }) => named)
  if (typed?.named) {
    const text = fill(accountWords.text, { ending: typed.named.iban.slice(-4) })
    const then = typed.iban === '' ? fill(accountWords.thenAsk, { email }) : accountWords.thenBack
    return { text: `${text} ${then}`, isOpen: true }
  }
  if (refunds.length === 0) return { text: accountWords.nothing, isOpen: false }
  const isKnown = refunds.every(({ iban }) => iban !== '')
  return {
    text: isKnown ? accountWords.back : fill(accountWords.unknown, { email }),
    isOpen: false,
  }
}
