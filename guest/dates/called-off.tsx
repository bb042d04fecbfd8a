import { Facts, LinkList, type FormRefusal } from '#app/plain/parts.tsx'
import type { CalledOff } from '#booking/reservations/life.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import {
  type CalledOffOnFile,
  findCalledOff,
  rebookReservation,
} from '#office/dates/rebook-reservation.ts'
import { MainButton } from '../buttons.tsx'
import { sessionsWithRoom, OtherSession } from './session-choice.tsx'
import { bookingFacts } from '../reservations/booking-summary.tsx'
import {
  voucherRefundSentence,
  waitingRefund,
  bookingPathWithResult,
} from '../reservations/booking-status.ts'
import { renderGuestPage } from '../page.tsx'
import type { GuestVisit } from '../link-visit.tsx'

export async function showCalledOff(visit: GuestVisit, sent?: Partial<FormRefusal>) {
  const { office, reservation, language, words } = visit
  const calledOff = await findCalledOff(office.store, reservation)
  const { payer } = reservation
  // Money of a payer whom the guest replaced is none of the guest's.
  if (!calledOff || (payer && calledOff.refund === 'paid')) return undefined
  // No dates are offered once the money has gone back.
  const sessions = calledOff.refund === 'paid' ? [] : await sessionsWithRoom(visit)
  const { title, dates: toDates, askAccount: _, ...sentences } = words.myBooking.calledOff
  const { refund, refundCents } = calledOff
  const isNone = payer || (refund === 'open' && refundCents === 0)
  const text = fill(sentences[sentenceOf(isNone ? 'none' : refund, sessions.length > 0)], {
    date: printDay(reservation.session.day, language),
    amount: printEuros(refundCents, language),
  })
  const onVoucher = voucherRefundSentence(visit)
  const body = (
    <>
      {onVoucher && <p className="notice mt-5">{onVoucher}</p>}
      {sessions.length > 0 ? (
        <form method="post" className="mt-8">
          <OtherSession visit={visit} sessions={sessions} />
          <MainButton>{words.myBooking.move.button}</MainButton>
        </form>
      ) : (
        <LinkList links={[{ to: pathTo('booking', language), text: toDates }]} />
      )}
      <Facts facts={bookingFacts(visit)} />
    </>
  )
  const above = words.myBooking.title
  const notices = payer ? [words.myBooking.cancel.toPayer] : await moneyOf(visit, calledOff)
  return renderGuestPage(visit, { title, above, lead: text, notices, sent, body })
}

/** Money that went back; its other parts, and money that came twice, are on their way. */
async function moneyOf(visit: GuestVisit, calledOff: CalledOffOnFile) {
  const { refund, refundCents, hasBuyers, asksAccount } = calledOff
  const { cancel, refunds, calledOff: words } = visit.words.myBooking
  const isPaid = refund === 'paid'
  const amount = printEuros(refundCents, visit.language)
  return [
    ...(isPaid && refundCents > 0 ? [fill(refunds.repaid, { amount })] : []),
    ...(await waitingRefund(visit, { isAll: isPaid })),
    ...(asksAccount ? [words.askAccount] : []),
    ...(hasBuyers ? [cancel.toPayer] : []),
  ]
}

function sentenceOf(refund: CalledOff['refund'], isChoice: boolean) {
  if (refund === 'paid') return 'paidBack'
  if (refund === 'open') return isChoice ? 'choosePaid' : 'nonePaid'
  return isChoice ? 'choose' : 'none'
}

export async function handleRebook(visit: GuestVisit, form: URLSearchParams): Promise<Response> {
  const { c, office, reservation, words } = visit
  const sessionId = form.get('date') ?? ''
  const { kind } = await rebookReservation(office, { id: reservation.id, sessionId, by: 'guest' })
  const { dateProblem, noRoom } = words.myBooking.move
  const problem = kind === 'no-room' ? (sessionId ? noRoom : dateProblem) : undefined
  const again = problem && (await showCalledOff(visit, { problems: { date: problem } }))
  return again || c.redirect(bookingPathWithResult(visit, 'move'), 303)
}
