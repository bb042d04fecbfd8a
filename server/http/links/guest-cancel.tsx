import { readIban } from '#booking/iban.ts'
import { paidCents } from '#booking/owed.ts'
import { CancelPage } from '#app/plain/my-booking/cancel-page.tsx'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { cancelReservation } from '../../functions/cancel-reservation.ts'
import { answerPlain } from '../plain-page.ts'
import { bookingFacts, guestMay, refundsPrinted } from './guest-facts.ts'
import { guestPage, type GuestVisit } from './guest-visit.tsx'

/** Behind "cancel": today's refund in euros, another date first, and one button. */
export const cancelPage = guestPage({
  show: (visit) => answerCancel(visit, { value: '' }),
  act: async (visit, form) => {
    const { office, reservation, words } = visit
    const typed = form.get('iban') ?? ''
    if (isLessThanShown(visit, form)) return answerCancel(visit, { value: typed }, 409)
    const iban = readIban(typed)
    if (!iban && refundToday(visit) > 0) {
      const { ibanProblem: problem } = words.myBooking.cancel
      return answerCancel(visit, { value: typed, problem }, 422)
    }
    await cancelReservation(office, { id: reservation.id, by: 'guest', iban: iban ?? '' })
    return undefined
  },
})

type Typed = { readonly value: string; readonly problem?: string }

/** A page opened before midnight may promise what is over after it: then it is shown again instead. */
function isLessThanShown(visit: GuestVisit, form: URLSearchParams): boolean {
  const ruling = guestMay(visit, 'cancel')
  return ruling.kind === 'allowed' && ruling.refundCents < Number(form.get('refund') ?? 0)
}

async function answerCancel(
  visit: GuestVisit,
  { value, problem }: Typed,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const { c, language, words, linkTo } = visit
  const isOpen = guestMay(visit, 'cancel').kind === 'allowed'
  const mayMove = guestMay(visit, 'move').kind === 'allowed'
  const page = (
    <CancelPage
      language={language}
      words={words.myBooking}
      text={await sentence(visit)}
      facts={bookingFacts(visit)}
      form={
        isOpen
          ? {
              steps: refundsPrinted(visit),
              refundCents: refundToday(visit),
              moveTo: mayMove ? linkTo('move') : undefined,
              iban: refundToday(visit) > 0 ? { value, problem } : undefined,
            }
          : undefined
      }
      links={[{ to: linkTo('booking'), text: words.myBooking.links.back }]}
    />
  )
  return answerPlain(c, page, status)
}

function refundToday(visit: GuestVisit): number {
  const ruling = guestMay(visit, 'cancel')
  return ruling.kind === 'allowed' ? ruling.refundCents : 0
}

/** What cancelling today would give; or, when it is done, what goes back. */
async function sentence(visit: GuestVisit): Promise<string> {
  const { words, language, reservation, office } = visit
  const { cancel, refusals, statuses } = words.myBooking
  const ruling = guestMay(visit, 'cancel')
  if (ruling.kind === 'refused') {
    return ruling.reason === 'too-late' ? refusals.tooLateToCancel : refusals.over
  }
  if (ruling.kind === 'done-before') {
    // Not any refund of the booking, nor that of a date it had before: money that came too much goes back on its own.
    const events = await office.store.listEvents(reservation.id)
    const ended = events.findLast(({ what }) => what === 'cancelled' || what === 'called-off')
    const cents = Number(ended?.detail['refundCents'] ?? 0)
    const amount = printEuros(cents, language)
    const money = cents > 0 ? fill(cancel.doneWithRefund, { amount }) : cancel.done
    return `${statuses.cancelled.title}. ${money}`
  }
  if (paidCents(reservation.payments) === 0) return cancel.nothingPaid
  if (ruling.refundCents === 0) return cancel.noRefundToday
  return fill(cancel.refundToday, { amount: printEuros(ruling.refundCents, language) })
}
