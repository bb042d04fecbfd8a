import { fieldOf, type Refused } from '#app/plain/parts.tsx'
import { CheckField, TextField } from '#app/ui/field.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { isOnePayment, nameOf, owedCents } from '#booking/money/owed.ts'
import { receiptForm } from '#booking/money/method.ts'
import { receiptCents } from '#booking/money/receipts.ts'
import { rulingOn } from '#booking/reservations/life.ts'
import { hasEnded } from '#booking/reservations/status.ts'
import { fill } from '#language/fill.ts'
import { typeAmount } from '#language/money.ts'
import { takeReceiptBack } from '#office/money/mistaken-receipt.ts'
import { receiveByHand } from '#office/money/receive-payment.ts'
import { redeemVoucher } from '#office/vouchers/redeem-voucher.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { KnownBooking } from './booking-facts.tsx'
import { DeskButton, Fold, ForGood, isRefused, refusedAt } from '../buttons.tsx'
import { asking, AskingForm, readAsked } from '../desk-form.tsx'
import { dayText, deskLanguage, euros, deskWords } from '../desk-language.ts'
import { receiptsId } from '../money/how-paid.tsx'
import { refusedText } from './booking-text.tsx'
import { type DeskVisit, byOwner } from '../visit.ts'

const words = () => deskWords().receipts

type Props = Pick<KnownBooking, 'reservation' | 'receipts'> & {
  readonly visit: DeskVisit
  readonly refused: Refused | undefined
}

export function Receipts({ visit, reservation, receipts, refused }: Props) {
  const isOwed = owedCents(reservation.payments) > 0
  const mayReceive = isOwed && rulingOn(reservation, 'receive', byOwner(visit)).kind === 'allowed'
  if (receipts.length === 0 && !mayReceive) return null
  return (
    <section id={receiptsId} className="no-print mt-5">
      {receipts.length > 0 && <h3 className="font-sans font-semibold">{words().title}</h3>}
      <ul>
        {receipts.map((each) => (
          <li key={each.receipt.account} className="mt-3">
            <p>{lineOf(each, reservation)}</p>
            <Fold title={words().notReceived}>
              <NotReceived known={each} reservation={reservation} />
            </Fold>
          </li>
        ))}
      </ul>
      {mayReceive && <ByHand {...{ visit, reservation, refused }} />}
    </section>
  )
}

function lineOf({ receipt, pays }: Known, { payments }: ReservationOnFile): string {
  const { account, day, method } = receipt
  const unsaid = account.startsWith('rest:') ? words().onStatement : words().byHand
  const [first, ...others] = pays
  return fill(words().line, {
    amount: euros(receiptCents(receipt)),
    day: dayText(day),
    how: method ? words().hows[method] : unsaid,
    what:
      others.length > 0 || !first
        ? words().both
        : deskWords().pages.payments[nameOf(first, payments)],
  })
}

type Known = KnownBooking['receipts'][number]

function NotReceived({
  known: { receipt, stays, waiting, isTold },
  reservation,
}: {
  readonly known: Known
  readonly reservation: ReservationOnFile
}) {
  if (stays) return <p>{words().stays[stays]}</p>
  const { account } = receipt
  const isOver = hasEnded(reservation.status)
  const said = isOver ? words().ofEnded : words()
  const text = account.startsWith('rest:') ? said.shown : said.marked
  const isSpared = waiting.length > 0 && !isTold
  return (
    <form method="post" noValidate>
      <p className="mb-3">{fill(text, { amount: euros(receiptCents(receipt)) })}</p>
      <input type="hidden" name="receipt" value={account} />
      {isOver || reservation.email === '' ? (
        <p className="mb-3">{isOver ? words().ofEnded.notTold : words().notTold}</p>
      ) : isSpared ? (
        <>
          <p className="mb-3">{words().spared}</p>
          {/* The guest hears of it if the mail leaves before the button is pressed. */}
          <input type="hidden" name="tell" value="on" />
        </>
      ) : (
        <label className="mb-3 flex min-h-11 items-start gap-3 py-2">
          <input type="checkbox" name="tell" className="field-check" defaultChecked={isTold} />
          <span>{isTold ? words().tellTold : words().tell}</span>
        </label>
      )}
      <DeskButton does="not-received" look="button-grave">
        {words().button}
      </DeskButton>
    </form>
  )
}

const byHand = () =>
  asking(receiptForm, {
    does: 'by-hand',
    title: words().byHandTitle,
    button: words().take,
    words: words(),
    choices: { method: words().hows },
  })

function ByHand({ visit, reservation, refused }: Omit<Props, 'receipts'>) {
  const amount = typeAmount(owedCents(reservation.payments), deskLanguage())
  const day = dayOf(visit.now)
  const first = { amount, method: 'cash', day }
  const isOne = isOnePayment(reservation.payments)
  const isAgain = isRefused(refused, [againField])
  return (
    <div className="mt-5 border-t border-rule">
      <AskingForm
        of={byHand()}
        refused={refused}
        first={first}
        looks={{ day: { max: day } }}
        isOpen={isAgain}
      >
        <p className="mb-5">{isOne ? words().byHandWhole : words().byHandText}</p>
        {isAgain && <CheckField label={words().again.label} {...fieldOf(refused, againField)} />}
      </AskingForm>
      <Redeem refused={refused} />
    </div>
  )
}

const againField = 'again'
const codeField = 'voucher'

function Redeem({ refused }: Pick<Props, 'refused'>) {
  const form = refused ?? { problems: {}, typed: {} }
  return (
    <Fold title={words().voucher.title} isOpen={isRefused(refused, [codeField])}>
      <form method="post" noValidate>
        <TextField
          label={words().voucher.code}
          {...fieldOf(form, codeField)}
          autoComplete="off"
          maxLength={40}
        />
        <ForGood does="redeem" />
        <DeskButton does="redeem" look="button">
          {words().voucher.button}
        </DeskButton>
      </form>
    </Fold>
  )
}

/** A paper voucher pays the open part of the booking, as far as it goes. */
export async function pressRedeem(
  { office, id }: DeskVisit,
  form: URLSearchParams,
): Promise<Refused | undefined> {
  const typed = form.get(codeField) ?? ''
  const { kind } = await redeemVoucher(office, { reservationId: id, typed, by: 'owner' })
  if (kind === 'redeemed') return undefined
  return refusedAt(codeField, words().voucher.problems[kind], { [codeField]: typed })
}

/** Undefined when it was done, now or before. */
export async function pressNotReceived(
  { office, id }: DeskVisit,
  form: URLSearchParams,
): Promise<Refused | undefined> {
  const account = form.get('receipt') ?? ''
  const outcome = await takeReceiptBack(office, { id, account, tells: form.get('tell') === 'on' })
  if (outcome.kind !== 'stays') return undefined
  return refusedAt('receipts', fill(words().refused, { why: words().stays[outcome.why] }))
}

export async function pressByHand(
  { office, id, now }: DeskVisit,
  form: URLSearchParams,
): Promise<Refused | undefined> {
  const read = readAsked(byHand(), form, dayOf(now))
  if (read.kind === 'refused') return read.refused
  const isAgain = form.get(againField) === 'on'
  const outcome = await receiveByHand(office, { id, ...read.value, isAgain })
  switch (outcome.kind) {
    case 'noted-before': {
      const { cents, day, method } = read.value
      const said = { amount: euros(cents), day: dayText(day), how: words().hows[method] }
      return refusedAt(againField, fill(words().again.problem, said), read.typed)
    }
    case 'too-much':
      return refusedAt(
        'amount',
        fill(words().tooMuch, { amount: euros(outcome.owedCents) }),
        read.typed,
      )
    case 'refused':
      return refusedAt('receipts', refusedText(outcome))
    default:
      return undefined
  }
}
