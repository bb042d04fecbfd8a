import type { HandReceipt, RefundedFor, Suggestion } from '#booking/money/statement/books.ts'
import type { Division } from '#booking/money/statement/divisions.ts'
import { refundsFitting } from '#booking/money/statement/outgoing.ts'
import {
  lapsedOrderOf,
  mayBook,
  receiptsShownBy,
  sendBackCents,
  partsTakenBack,
  type WaitingTransaction,
} from '#booking/money/statement/waiting-transaction.ts'
import { fill } from '#language/fill.ts'
import { TextLink } from '#app/plain/parts.tsx'
import { DeskButton } from '../../buttons.tsx'
import { Divide } from './divide.tsx'
import { euros, deskWords } from '../../desk-language.ts'
import { otherBookingPath } from './other-booking.tsx'
import {
  type BooksShown,
  bookingName,
  bookingText,
  kindsText,
  LineForm,
  linkTo,
  TransactionText,
  voucherText,
  whatOf,
} from './transactions.tsx'

const words = () => deskWords().account

type Props = {
  readonly waiting: WaitingTransaction
  readonly account: BooksShown
  readonly suggestions: readonly Suggestion[]
  readonly divisions: readonly Division[]
  readonly areOwing: boolean
  readonly problem: string | undefined
}

export function WaitingLine(props: Props) {
  const { waiting, account, suggestions, divisions, areOwing, problem } = props
  const { transaction, reason, reservationId, leftCents } = waiting
  const marked = receiptsShownBy(waiting, account.books)
  const over = fill(words().over, { amount: euros(leftCents) })
  const order = lapsedOrderOf(waiting, account.books)
  const buyer = order?.buyer || words().noName
  return (
    <section className="mt-5 border-t-2 border-ink py-3">
      <TransactionText transaction={transaction} links={linkTo(reservationId, account)} />
      <p className="mt-3 font-semibold">
        {order
          ? fill(words().lapsed, { buyer })
          : reason
            ? deskWords().reviewReasons[reason]
            : over}
      </p>
      {problem && (
        <p className="mt-3 border-l-4 border-beet pl-3 font-semibold text-beet">{problem}</p>
      )}
      {suggestions.length > 1 && <p>{words().several}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {order && (
          <LineForm line={transaction.key}>
            <DeskButton does="make-voucher" look="button">
              {fill(words().makeVoucher, { buyer })}
            </DeskButton>
          </LineForm>
        )}
        {marked.map((each) => (
          <Marked key={each.id} receipt={each} {...{ waiting, account }} />
        ))}
        {divisions.map((each) => (
          <Divide
            key={each.map((one) => one.reservationId + one.cents).join()}
            division={each}
            {...{ waiting, account }}
          />
        ))}
        {suggestions.map((each) => (
          <Candidate
            key={each.reservationId}
            suggestion={each}
            look={marked.length + divisions.length > 0 ? 'button-quiet' : 'button'}
            {...{ waiting, account }}
          />
        ))}
        <Ends {...props} />
      </div>
      {mayBook(waiting) && areOwing && <OtherBooking {...props} />}
    </section>
  )
}

/** The line is the money that a hand marked as received: it is not booked twice. */
function Marked({
  waiting,
  account,
  receipt: { id, reservationId, kinds },
}: Pick<Props, 'waiting' | 'account'> & { readonly receipt: HandReceipt }) {
  return (
    <LineForm line={waiting.transaction.key}>
      <button className="button" name="receipt" value={id} type="submit">
        {fill(words().isMarked, {
          booking: bookingText(reservationId, account),
          what: kindsText(kinds, account.reservations.get(reservationId)),
        })}
      </button>
    </LineForm>
  )
}

function Candidate({
  waiting,
  account,
  suggestion: { reservationId, pays },
  look,
}: Pick<Props, 'waiting' | 'account'> & {
  readonly suggestion: Suggestion
  readonly look: string
}) {
  const booking = bookingText(reservationId, account)
  return (
    <LineForm line={waiting.transaction.key} also={{ booking: reservationId }}>
      <DeskButton does="book" look={look}>
        {fill(words().book, { booking, what: whatOf(pays, account) })}
      </DeskButton>
    </LineForm>
  )
}

function Ends({ waiting, account, suggestions }: Props) {
  const { transaction, reason, leftCents } = waiting
  const isLikely = suggestions.length === 0 && !isPutBack(waiting)
  const choices =
    reason === 'which-refund' ? refundsFitting(transaction, account.books.refunds) : []
  return (
    <LineForm line={transaction.key} className="flex flex-wrap gap-3">
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

function refundedText({ reservationId, voucher }: RefundedFor, account: BooksShown): string {
  return reservationId === undefined ? voucherText(voucher) : bookingText(reservationId, account)
}

function idsOf(refunds: readonly { readonly id: string }[]): string {
  return refunds.map(({ id }) => id).join(' ')
}

function TakeBack({ waiting, account }: Pick<Props, 'waiting' | 'account'>) {
  const parts = partsTakenBack(waiting, account.books)
  if (!parts || waiting.reservationId === undefined) return null
  const succeededCents = account.succeeded.get(waiting.reservationId) ?? 0
  const amount = euros(succeededCents)
  return (
    <>
      {succeededCents > 0 && <p className="notice w-full">{fill(words().succeeded, { amount })}</p>}
      <label className="flex min-h-11 w-full items-start gap-3 py-2">
        <input type="checkbox" name="tell" className="field-check" />
        <span>{words().tellGuest}</span>
      </label>
      <DeskButton does="take-back" look="button">
        {fill(words().takeBack, {
          name: bookingName(waiting.reservationId, account),
          what: whatOf(parts, account),
        })}
      </DeskButton>
    </>
  )
}

/** The line was put back: it is more likely another booking's than a refund. */
function isPutBack({ reason }: WaitingTransaction): boolean {
  return reason === 'put-back'
}

/** The link to all bookings looks like a button when nothing likelier is known. */
function OtherBooking({ waiting, suggestions }: Props) {
  const isKnown = suggestions.length > 0 || (sendBackCents(waiting) > 0 && !isPutBack(waiting))
  const to = otherBookingPath(waiting)
  if (isKnown) return <TextLink to={to}>{words().other}</TextLink>
  return (
    <a className="button mt-3" href={to}>
      {words().which}
    </a>
  )
}
