import { useField } from '#app/plain/parts.tsx'
import { CodeField } from '#app/ui/field.tsx'
import { isOfUnknown, type Source } from '#booking/money/refund.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { listToNamed, stopRefundAccount } from '#office/money/refund-account.ts'
import { guestPage, type GuestVisit } from '../link-visit.tsx'
import { MainButton } from '../buttons.tsx'
import { FoldedFacts } from '../reservations/booking-summary.tsx'
import { renderGuestPage, toOwnBooking } from '../page.tsx'

/** A refund goes to the account that paid; a guest can open the field and name another account. */
export function OwnAccount(props: {
  readonly visit: GuestVisit
  readonly parts: readonly Source[]
}) {
  const { visit, parts } = props
  const words = visit.words.myBooking.cancel
  const iban = useField('iban', '')
  if (visit.reservation.payer) return <p className="mb-5">{words.toPayer}</p>
  const isUnknown = parts.some(isOfUnknown)
  const guests = parts.filter(({ voucherId }) => !voucherId)
  const field = (
    <CodeField label={words.iban} hint={words.ibanHint} {...iban} required={isUnknown} />
  )
  return (
    <>
      {whereTo(visit, guests).map((text) => (
        <p key={text} className="mb-3">
          {text}
        </p>
      ))}
      {isUnknown ? (
        field
      ) : guests.length === 0 ? null : (
        <details className="mb-5" open={iban.defaultValue !== ''}>
          <summary className="flex min-h-11 items-center underline">{words.otherAccount}</summary>
          {field}
        </details>
      )}
    </>
  )
}

function whereTo({ words, language }: GuestVisit, parts: readonly Source[]): readonly string[] {
  const { goesBack, goesBackPart, unknownPart } = words.myBooking.cancel
  if (parts.every(({ iban }) => iban === '')) return []
  const sentence = parts.length === 1 ? goesBack : goesBackPart
  return parts.map(({ iban, cents }) =>
    fill(iban === '' ? unknownPart : sentence, {
      amount: printEuros(cents, language),
      ending: iban.slice(-4),
    }),
  )
}

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
      // A payer whom a substitute replaced has no page of the booking.
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
  const refunds = (await office.store.refunds.listOf(reservation.id)).filter(
    ({ paidAt }) => !paidAt,
  )
  const toNamed = await listToNamed(office.store, reservation.id)
  const typed = toNamed.find(({ isFiled }) => !isFiled) ?? toNamed[0]
  if (typed?.named) {
    const ending = typed.named.iban.slice(-4)
    if (typed.isFiled) return { text: fill(accountWords.given, { ending, email }), isOpen: false }
    const text = fill(accountWords.text, { ending })
    const then = typed.iban === '' ? fill(accountWords.thenAsk, { email }) : accountWords.thenBack
    return { text: `${text} ${then}`, isOpen: true }
  }
  const { back, nothing, unknown } = accountWords
  if (refunds.length === 0) return { text: nothing, isOpen: false }
  const known = refunds.every(({ voucherId }) => voucherId) ? words.myBooking.cancel.toPayer : back
  return {
    text: refunds.some(isOfUnknown) ? fill(unknown, { email }) : known,
    isOpen: false,
  }
}
