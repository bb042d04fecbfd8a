import { dayOf } from '#booking/dates/brussels-time.ts'
import { nextPaymentOf } from '#booking/money/next-payment.ts'
import { smallRestOf } from '#booking/money/owed.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { RefundNotice } from '../money/refunds/refund.tsx'
import { Section } from '#app/plain/parts.tsx'
import { fill } from '#language/fill.ts'
import { CannotUndo, GraveButton, SolidButton } from '../buttons.tsx'
import { countedText, deskWords, euros } from '../desk-language.ts'
import { type DeskVisit, ownerMay } from '../visit.ts'
import type { BookingOnPage } from './read-booking.ts'
import { Answer } from './confirm.tsx'
import { isStepOpen, openSteps, toStep } from './open-steps.ts'
import { nextStepText, toldText } from './booking-text.tsx'

export function NextStep(props: {
  readonly visit: DeskVisit
  readonly booking: BookingOnPage
  readonly isUnproven: boolean
}) {
  const { visit, booking, isUnproven } = props
  const { reservation, refunds, payers, isCash } = booking
  const toRepay = refunds
    .filter(({ paidAt }) => !paidAt)
    .map((refund) => (
      <RefundNotice key={refund.id} {...{ refund, reservation, payers, isCash }} now={visit.now} />
    ))
  if (isStepOpen(visit, reservation, 'confirm')) {
    return (
      <>
        <Answer {...{ reservation, isUnproven }} />
        {toRepay}
      </>
    )
  }
  if (toRepay.length > 0) return toRepay
  const links = awaitedSteps(visit, booking).map((step) => toStep(step, reservation.id))
  const asksLater =
    ownerMay(visit, 'ask-later', reservation) && smallRestOf(reservation.payments) > 0
  return (
    <>
      <p className="mt-2">{nextStepText(visit, reservation, booking)}</p>
      {asksLater && <AskLater reservation={reservation} />}
      {links.length > 0 && (
        <p className="no-print mt-3 flex flex-wrap gap-3">
          {links.map(({ to, text }, nth) => (
            <a key={to} className={asksLater || nth > 0 ? 'button-quiet' : 'button'} href={to}>
              {text}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

/** Receipts that stand above the page's folds: the one that stands out, and another. */
export function awaitedSteps(
  visit: DeskVisit,
  { reservation, refunds }: Pick<BookingOnPage, 'reservation' | 'refunds'>,
) {
  if (refunds.some(({ paidAt }) => !paidAt)) return []
  const steps = openSteps(visit, reservation)
  const open = (['deposit-received', 'balance-received', 'all-received'] as const).filter((step) =>
    steps.includes(step),
  )
  const first = open[0]
  const last = open.at(-1)
  return [...new Set(isAskedTogether(visit, reservation) ? [last, first] : [first, last])].filter(
    (step) => step !== undefined,
  )
}

/** Deposit and balance are one sum for the guest, so the owner notes them as one. */
function isAskedTogether({ now }: DeskVisit, { payments, status }: ReservationOnFile): boolean {
  const options = { today: dayOf(now), asksBalance: status === 'completed' }
  return nextPaymentOf(payments, options)?.part === 'together'
}

function AskLater({ reservation }: Pick<BookingOnPage, 'reservation'>) {
  const { title, text, mail } = deskWords().buttons.booking['ask-later']
  const amount = euros(smallRestOf(reservation.payments))
  return (
    <form method="post" className="no-print mt-3 mb-5">
      <p id="ask-later" className="mb-3 max-w-[33.5em]">
        {fill(text, { amount, told: toldText(reservation, mail) })}
      </p>
      <SolidButton does="ask-later" describedBy="ask-later">
        {title}
      </SolidButton>
    </form>
  )
}

/** Request of an unproven mailbox; others that came with it can be declined together. */
export function Unproven({ burst }: { burst: number }) {
  return (
    <Section title={deskWords().unproven.title} className="mb-8" isApart>
      <p>{deskWords().unproven.text}</p>
      <p className="mt-3 mb-5">{countedText(deskWords().unproven.burst, burst)}</p>
      {burst > 1 && <DeclineAll n={burst} />}
    </Section>
  )
}

/** Open requests of a guest after the farm declined one. */
export function OtherRequests({ n }: { n: number }) {
  return (
    <Section title={deskWords().unproven.others.title} className="mb-8" isApart>
      <p className="mb-5">{fill(deskWords().unproven.others.text, { n })}</p>
      <DeclineAll n={n} />
    </Section>
  )
}

function DeclineAll({ n }: { n: number }) {
  return (
    <form method="post" className="no-print">
      <CannotUndo does="decline-burst" />
      <GraveButton does="decline-burst">{fill(deskWords().unproven.button, { n })}</GraveButton>
    </form>
  )
}
