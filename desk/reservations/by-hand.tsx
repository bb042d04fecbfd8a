import { readSent } from '#app/plain/form-fields.tsx'
import { useField } from '#app/plain/parts.tsx'
import { CheckField, Choices, TextField } from '#app/ui/field.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { receiptForm } from '#booking/money/method.ts'
import { isAskedAtOnce, owedCents } from '#booking/money/owed.ts'
import { fill } from '#language/fill.ts'
import { typeAmount } from '#language/money.ts'
import { receiveByHand } from '#office/money/receive-payment.ts'
import { redeemVoucher } from '#office/vouchers/redeem-voucher.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { CannotUndo, Fold, refusalAt, SolidButton } from '../buttons.tsx'
import { asking, AskingForm } from '../desk-form.tsx'
import { dayText, deskLanguage, deskWords, euros, labelledText } from '../desk-language.ts'
import type { DeskVisit } from '../visit.ts'
import { refusedText } from './booking-text.tsx'

const words = () => deskWords().receipts

type Props = { readonly visit: DeskVisit; readonly reservation: ReservationOnFile }

const byHand = () => {
  const formWords = { ...words(), title: words().byHandTitle, button: words().take }
  return asking(receiptForm, {
    does: 'by-hand',
    words: formWords,
    choices: { method: words().hows },
  })
}

/** Money that no statement brings: in cash, by a transfer already seen, or as a paper voucher. */
export function ByHand({ visit, reservation }: Props) {
  const amount = typeAmount(owedCents(reservation.payments), deskLanguage())
  const day = dayOf(visit.now)
  const first = { amount, method: 'cash', day }
  const isOne = isAskedAtOnce(reservation.payments)
  const again = useField(againField)
  const isAgain = again.problem !== undefined
  return (
    <div className="mt-5 border-rule first:border-t">
      <AskingForm of={byHand()} first={first} looks={{ day: { max: day } }} isOpen={isAgain}>
        <p className="mb-5">{isOne ? words().byHandWhole : words().byHandText}</p>
        {isAgain && <CheckField label={words().again.label} {...again} />}
      </AskingForm>
      {visit.hasVouchers && <Redeem />}
    </div>
  )
}

const againField = 'again'
const codeField = 'voucher'

function Redeem() {
  const code = useField(codeField)
  return (
    <Fold title={words().voucher.title} isOpen={code.problem !== undefined}>
      <form method="post" noValidate>
        <TextField label={words().voucher.code} {...code} autoComplete="off" maxLength={40} />
        <CannotUndo does="redeem" />
        <SolidButton does="redeem">{words().voucher.button}</SolidButton>
      </form>
    </Fold>
  )
}

/** A paper voucher pays what is open, as far as it goes. */
export async function handleRedeem({ office, id }: DeskVisit, form: URLSearchParams) {
  const typed = form.get(codeField) ?? ''
  const { kind } = await redeemVoucher(office, { reservationId: id, typed, by: 'owner' })
  if (kind === 'redeemed') return undefined
  return refusalAt(codeField, words().voucher.problems[kind], { [codeField]: typed })
}

export async function handleReceivedByHand({ office, id, now }: DeskVisit, form: URLSearchParams) {
  const read = readSent(byHand(), form, dayOf(now))
  if (read.kind === 'refused') return read.refused
  const isAgain = form.get(againField) === 'on'
  const outcome = await receiveByHand(office, { id, ...read.value, isAgain })
  switch (outcome.kind) {
    case 'noted-before': {
      const { cents, day, method } = read.value
      const values = { amount: euros(cents), day: dayText(day), how: words().hows[method] }
      return refusalAt(againField, fill(words().again.problem, values), read.typed)
    }
    case 'too-much':
      return refusalAt(
        'amount',
        fill(words().tooMuch, { amount: euros(outcome.owedCents) }),
        read.typed,
      )
    case 'refused':
      return refusalAt('receipts', refusedText(outcome))
    default:
      return undefined
  }
}

export const receiptsId = 'receipts'

export function HowPaid({ name }: { readonly name: string }) {
  const { defaultValue } = useField('method', '')
  return (
    <select
      name="method"
      aria-label={labelledText(words().method, name)}
      className="field-control w-auto"
      defaultValue={defaultValue}
    >
      <option value="">{words().howUnsaid}</option>
      <Choices of={words().hows} />
    </select>
  )
}
