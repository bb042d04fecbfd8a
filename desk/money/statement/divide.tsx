import type { Division } from '#booking/money/statement/divisions.ts'
import type { WaitingTransaction } from '#booking/money/statement/waiting-transaction.ts'
import { fill } from '#language/fill.ts'
import { DeskButton } from '../../buttons.tsx'
import { euros, deskWords } from '../../desk-language.ts'
import { type BooksShown, bookingName, kindsText, LineForm } from './transactions.tsx'

const words = () => deskWords().account

/** "Verdelen: € 65 voor Fien Maes (15531AB2), voorschot, en € 95 voor …, voorschot" */
export function Divide(props: {
  readonly waiting: WaitingTransaction
  readonly account: BooksShown
  readonly division: Division
}) {
  const { waiting, account, division } = props
  const shares = division.map(({ reservationId, cents, kinds }) => {
    const what = kinds
      .map((kind) => kindsText([kind], account.reservations.get(reservationId)))
      .join(words().andPayment)
    const amount = euros(cents)
    return fill(words().share, { amount, booking: bookingName(reservationId, account), what })
  })
  return (
    <LineForm line={waiting.transaction.key}>
      {division.map(({ reservationId, cents }) => (
        <input key={reservationId} type="hidden" name="share" value={`${reservationId} ${cents}`} />
      ))}
      <DeskButton does="divide" look="button">
        {fill(words().divide, { shares: shares.join(words().andShare) })}
      </DeskButton>
    </LineForm>
  )
}

export function sharesIn(form: URLSearchParams) {
  return form.getAll('share').map((share) => {
    const [reservationId = '', cents] = share.split(' ')
    return { reservationId, cents: Number.parseInt(cents ?? '', 10) || 0 }
  })
}
