import type { NotedReceipt, Suggestion } from '#booking/money/statement/known-money.ts'
import type { Division } from '#booking/money/statement/divisions.ts'
import {
  lapsedOrderOf,
  canBook,
  sendBackCents,
  type WaitingTransaction,
} from '#booking/money/statement/waiting-transaction.ts'
import { owedCents } from '#booking/money/owed.ts'
import { sum } from '#booking/sum.ts'
import { fill } from '#language/fill.ts'
import { TextLink } from '#app/plain/parts.tsx'
import { DeskButton, SolidButton } from '../../buttons.tsx'
import { Ends } from './ends-of-line.tsx'
import { euros, deskWords } from '../../desk-language.ts'
import { otherBookingPath } from './other-booking.tsx'
import {
  type AccountView,
  bookingText,
  kindsText,
  LineForm,
  linkTo,
  TransactionText,
  paidPartText,
  bookingName,
} from './transactions.tsx'

const words = () => deskWords().account

type Waiting = { readonly waiting: WaitingTransaction; readonly account: AccountView }

type Props = Waiting & {
  readonly marked: readonly NotedReceipt[]
  readonly suggestions: readonly Suggestion[]
  readonly divisions: readonly Division[]
  readonly areOwing: boolean
  readonly problem: string | undefined
}

export function WaitingLine(props: Props) {
  const { waiting, account, marked, suggestions, divisions, areOwing, problem } = props
  const { transaction, reason, reservationId, leftCents } = waiting
  const over = fill(words().over, { amount: euros(leftCents) })
  const order = lapsedOrderOf(waiting, account.known)
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
          <LineForm line={transaction.key} shown={leftCents}>
            <SolidButton does="make-voucher">{fill(words().makeVoucher, { buyer })}</SolidButton>
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
        <Ends
          {...{ waiting, account }}
          isLikely={suggestions.length === 0 && !isPutBack(waiting)}
        />
      </div>
      {canBook(waiting) && areOwing && <OtherBooking {...props} />}
    </section>
  )
}

/** Money that the owner noted as received: the line books nothing twice. */
function Marked({ waiting, account, receipt }: Waiting & { readonly receipt: NotedReceipt }) {
  const { id, reservationId, kinds } = receipt
  return (
    <LineForm line={waiting.transaction.key} shown={waiting.leftCents}>
      <button className="button" name="receipt" value={id} type="submit">
        {fill(words().isMarked, {
          booking: bookingText(reservationId, account),
          what: kindsText(kinds, account.reservations.get(reservationId)),
        })}
      </button>
    </LineForm>
  )
}

type Suggested = Waiting & { readonly suggestion: Suggestion; readonly look: string }

function Candidate({ waiting, account, suggestion, look }: Suggested) {
  const { reservationId, pays } = suggestion
  const booking = bookingText(reservationId, account)
  const payments = account.reservations.get(reservationId)?.payments ?? []
  const leftOpenCents = sum(pays, ({ kind, cents }) => {
    return owedCents(payments.filter((payment) => payment.kind === kind)) - cents
  })
  const what = paidPartText(suggestion, account, leftOpenCents)
  return (
    <LineForm
      line={waiting.transaction.key}
      shown={waiting.leftCents}
      also={{ booking: reservationId }}
    >
      <DeskButton does="book" look={look}>
        {fill(words().book, { booking, what })}
      </DeskButton>
    </LineForm>
  )
}

/** The link to all bookings is a button when nothing likelier is known. */
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

/** A line that was put back is likelier another booking's than a refund. */
function isPutBack({ reason }: WaitingTransaction): boolean {
  return reason === 'put-back'
}

/** "Verdelen: € 65 voor Fien Maes (15531AB2), voorschot, en € 95 voor …, voorschot" */
function Divide({ waiting, account, division }: Waiting & { readonly division: Division }) {
  const shares = division.map(({ reservationId, cents, kinds }) => {
    const what = kinds
      .map((kind) => kindsText([kind], account.reservations.get(reservationId)))
      .join(words().andPayment)
    const amount = euros(cents)
    return fill(words().share, { amount, booking: bookingName(reservationId, account), what })
  })
  return (
    <LineForm line={waiting.transaction.key} shown={waiting.leftCents}>
      {division.map(({ reservationId, cents }) => (
        <input key={reservationId} type="hidden" name="share" value={`${reservationId} ${cents}`} />
      ))}
      <SolidButton does="divide">
        {fill(words().divide, { shares: shares.join(words().andShare) })}
      </SolidButton>
    </LineForm>
  )
}
