import { Facts, LinkList, type FormRefusal, Section } from '#app/plain/parts.tsx'
import { tookPlace } from '#booking/reservations/after-the-day.ts'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { openCents, paidCents } from '#booking/money/owed.ts'
import { type ToPay, nextPaymentOf } from '#booking/money/next-payment.ts'
import { printDay, type Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { isSameAddress } from '#booking/people/mailbox.ts'
import { guestLink } from '#letters/links.ts'
import { findLateBooking } from '#office/money/remind-late.ts'
import { takesVouchers } from '#office/vouchers/redeem-voucher.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import { listMoneySources } from '#office/money/money-sources.ts'
import { centsToVouchers } from '#office/vouchers/give-back.ts'
import { sendCalendarFile } from '#server/http/answer-file.ts'
import { JarToday } from '../diary/diary-page.tsx'
import { handleRebook, showCalledOff } from '../dates/called-off.tsx'
import { bookingFacts, guestRuling, RefundSteps } from './booking-summary.tsx'
import { namesOf, renderGuestPage } from '../page.tsx'
import { redeemHere, RedeemForm } from '../vouchers/redeem.tsx'
import {
  endedTitle,
  changeResults,
  moneyBackSentences,
  voucherRefundSentence,
  waitingRefund,
  bookingPathWithResult,
  statusText,
} from './booking-status.ts'
import { PayByTransfer } from '../money/how-to-pay.tsx'
import { guestPage, type GuestVisit } from '../link-visit.tsx'
import { bookingLinks } from './booking-links.tsx'

export const ownBookingPage = guestPage({
  show: async (visit, refused) =>
    (refused ? undefined : ((await leadOn(visit)) ?? (await showCalledOff(visit)))) ??
    showBooking(visit, refused),
  act: async (visit, form) =>
    form.has('voucher') ? redeem(visit, form.get('voucher') ?? '') : handleRebook(visit, form),
})

/** A request that became another booking of the same mailbox leads there, unless the links of that one were renewed. */
async function leadOn({ c, office, pathOf, reservation }: GuestVisit) {
  const { ledTo, email, linkVersion } = reservation
  const other = ledTo && (await office.store.reservations.find(ledTo))
  const isTheirs = other && isSameAddress(other.email, email) && other.linkVersion === linkVersion
  return isTheirs ? c.redirect(pathOf(guestLink('booking', other)), 303) : undefined
}

async function redeem(visit: GuestVisit, typed: string): Promise<Response | FormRefusal> {
  const problem = await redeemHere(visit, typed)
  return problem
    ? { problems: { voucher: problem }, typed: { voucher: typed } }
    : visit.c.redirect(bookingPathWithResult(visit, 'voucher'), 303)
}

async function showBooking(visit: GuestVisit, refused?: FormRefusal): Promise<Response> {
  const { office, reservation } = visit
  const words = visit.words.myBooking
  const statusWords = await statusText(visit)
  const isCancelled = reservation.status === 'cancelled'
  const onVoucher = !isCancelled && voucherRefundSentence(visit)
  const notices = [
    ...(await changeResults(visit)),
    ...(await (isCancelled ? moneyBackSentences : waitingRefund)(visit)),
    ...(onVoucher ? [onVoucher] : []),
  ]
  const paid = paidCents(reservation.payments)
  const byVoucher = (await centsToVouchers(office.store, reservation.id, paid)) > 0
  const sources = paid > 0 ? await listMoneySources(office.store, reservation.id) : []
  const isOthers = reservation.payer || sources.some(({ voucherId }) => voucherId)
  const groups = await bookingLinks(visit)
  const toPay = await paymentToMake(visit)
  const body = (
    <>
      <JarToday visit={visit} />
      {toPay && <PaymentDetails visit={visit} toPay={toPay} />}
      {toPay?.part === 'deposit' && <Later visit={visit} />}
      {(await takesVouchers(office.store, houseOfRequest(visit.c))) && <RedeemForm visit={visit} />}
      <Facts facts={bookingFacts(visit)} />
    </>
  )
  const beside = (
    <>
      {guestRuling(visit, 'cancel').kind === 'allowed' && (
        <Section title={words.refunds.title} className="mt-13">
          <RefundSteps visit={visit} byVoucher={byVoucher} />
          {isOthers && <p className="mt-3">{words.cancel.toPayer}</p>}
        </Section>
      )}
      {groups.map(({ title, links }) => (
        <Section key={title} title={title} className="no-print mt-13 [&>ul]:mt-1">
          <LinkList links={links} />
        </Section>
      ))}
    </>
  )
  return renderGuestPage(visit, {
    title: statusWords.title,
    above: namesOf(visit).title,
    name: endedTitle(visit) ?? namesOf(visit).title,
    // A past booking has a larger jar further down.
    aside: tookPlace(reservation, visit.now) ? null : undefined,
    lead: statusWords.text,
    notices,
    sent: refused,
    body,
    beside,
  })
}

/** The payment due: after the farm's yes, and after the day as long as the farm asks. */
async function paymentToMake({ office, reservation, now }: GuestVisit) {
  const { status, payments } = reservation
  if (status === 'confirmed' || status === 'secured')
    return nextPaymentOf(payments, { today: dayOf(now) })
  return (await findLateBooking(office.store, reservation, now))?.late
}

function Later({ visit: { reservation, words, language } }: { visit: GuestVisit }) {
  const balance = reservation.payments.find(({ kind }) => kind === 'balance')
  if (!balance || openCents(balance) === 0) return null
  const amount = printEuros(openCents(balance), language)
  const date = printDay(balance.dueOn, language)
  return <p className="mt-5">{fill(words.myBooking.payment.later, { amount, date })}</p>
}

function PaymentDetails({ visit, toPay }: { visit: GuestVisit; toPay: ToPay }) {
  const { part, dueOn, cents, reference } = toPay
  const words = visit.words.myBooking.payment
  const amount = printEuros(cents, visit.language)
  const title = fill(words[part], { amount, due: printDue(visit, dueOn) })
  return <PayByTransfer visit={visit} {...{ title, howTo: words.howTo, cents, reference }} />
}

/** Last day to pay, as in the mails, or "soon" once it has come. */
function printDue({ now, words, language }: GuestVisit, day: Day): string {
  const isAhead = day > dayOf(now)
  if (!isAhead) return words.bookingMails.payment.soon
  return fill(words.mails.reservation.payment.dueOn, { date: printDay(day, language) })
}

export const ownCalendarPage = guestPage({
  show: async ({ c, now, reservation, words, siteUrl }) =>
    sendCalendarFile(c, { booking: reservation, words, now }, siteUrl()),
})
