import { isRest } from '#booking/money/ledger-account.ts'
import { isAskedAtOnce, isOnePayment, owedCents } from '#booking/money/owed.ts'
import { receiptCents } from '#booking/money/receipts.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { fill } from '#language/fill.ts'
import { voidReceipt } from '#office/money/void-receipt.ts'
import type { BookingOnPage } from './read-booking.ts'
import { Fold, GraveButton, refusalAt } from '../buttons.tsx'
import { dayText, euros, deskWords } from '../desk-language.ts'
import { ByHand, receiptsId } from './by-hand.tsx'
import { type DeskVisit, ownerMay } from '../visit.ts'

const words = () => deskWords().receipts

type Props = Pick<BookingOnPage, 'reservation' | 'receipts' | 'succeededCents'> & {
  readonly visit: DeskVisit
}

export function Receipts({ visit, reservation, receipts, succeededCents }: Props) {
  const isOwed = owedCents(reservation.payments) > 0
  const canReceive = isOwed && ownerMay(visit, 'receive', reservation)
  if (receipts.length === 0 && !canReceive) return null
  return (
    <section id={receiptsId} className="no-print mt-5">
      {receipts.length > 0 && (
        <>
          <h3 className="font-sans font-semibold">{words().title}</h3>
          <ul>
            {receipts.map((each) => (
              <li key={each.receipt.account} className="mt-3">
                <p>{lineOf(each, { reservation, receipts })}</p>
                <Fold title={words().notReceived}>
                  <NotReceived {...{ shown: each, reservation, succeededCents }} />
                </Fold>
              </li>
            ))}
          </ul>
        </>
      )}
      {canReceive && <ByHand {...{ visit, reservation }} />}
    </section>
  )
}

function lineOf(
  { receipt, pays }: ShownReceipt,
  { reservation: { payments }, receipts }: Pick<Props, 'reservation' | 'receipts'>,
): string {
  const { account, day, method } = receipt
  const unsaid = isRest(account) ? words().onStatement : words().byHand
  // A receipt to refund pays nothing now, and is called after what it paid.
  const [kind = 'deposit', ...others] = pays.length > 0 ? pays : kindsOf(receipt)
  // A smaller party may owe one payment where its guests paid two.
  const paidTwo = receipts.some((each) => kindsOf(each.receipt).includes('balance'))
  const isWhole = isAskedAtOnce(payments) && !(paidTwo && isOnePayment(payments))
  const named = deskWords().pages.payments
  const what = others.length > 0 ? deskWords().account.both : named[kind]
  return fill(words().line, {
    amount: euros(receiptCents(receipt)),
    day: dayText(day),
    how: method ? words().hows[method] : unsaid,
    what: isWhole ? named.whole : what,
  })
}

function kindsOf({ parts }: ShownReceipt['receipt']) {
  return [...new Set(parts.map(({ kind }) => kind))]
}

type ShownReceipt = BookingOnPage['receipts'][number]

type Shown = Pick<Props, 'reservation' | 'succeededCents'> & { readonly shown: ShownReceipt }

function NotReceived({ shown, reservation, succeededCents }: Shown) {
  const { receipt, stays, waiting, isTold } = shown
  if (stays) return <p>{words().stays[stays]}</p>
  const { account } = receipt
  const isOver = hasEnded(reservation.status)
  const ofStatus = isOver ? words().ofEnded : words()
  const text = isRest(account) ? ofStatus.shown : ofStatus.marked
  const hearsNothing = waiting.length > 0 && !isTold
  return (
    <form method="post" noValidate>
      <p className="mb-3">{fill(text, { amount: euros(receiptCents(receipt)) })}</p>
      {succeededCents > 0 && (
        <p className="mb-3">{fill(words().succeeded, { amount: euros(succeededCents) })}</p>
      )}
      <input type="hidden" name="receipt" value={account} />
      {isOver || reservation.email === '' ? (
        <p className="mb-3">{isOver ? words().ofEnded.notTold : words().notTold}</p>
      ) : hearsNothing ? (
        <>
          <p className="mb-3">{words().spared}</p>
          {/* The mail tells the guest if it leaves before the button is pressed. */}
          <input type="hidden" name="tell" value="on" />
        </>
      ) : (
        <label className="mb-3 flex min-h-11 items-start gap-3 py-2">
          <input type="checkbox" name="tell" className="field-check" defaultChecked={isTold} />
          <span>{isTold ? words().tellTold : words().tell}</span>
        </label>
      )}
      <GraveButton does="not-received">{words().button}</GraveButton>
    </form>
  )
}

export async function handleNotReceived({ office, id }: DeskVisit, form: URLSearchParams) {
  const account = form.get('receipt') ?? ''
  const outcome = await voidReceipt(office, { id, account, notifies: form.get('tell') === 'on' })
  if (outcome.kind !== 'stays') return undefined
  return refusalAt('receipts', fill(words().refused, { why: words().stays[outcome.why] }))
}

/** Key of the bank line of a receipt, which may be on another booking. */
export function lineOfReceipt(form: URLSearchParams): readonly string[] {
  const [kind, line] = (form.get('receipt') ?? '').split(/:(.*)/s)
  return kind === 'rest' && line !== undefined ? [line] : []
}
