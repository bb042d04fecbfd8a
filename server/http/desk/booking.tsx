import { dayOf } from '#booking/brussels-time.ts'
import { rule, type Step } from '#booking/life.ts'
import { openCents, owedCents } from '#booking/owed.ts'
import { refundPercent } from '#booking/party-size.ts'
import { otherDates } from '#booking/other-dates.ts'
import { referenceOf } from '#booking/reference.ts'
import { printStructuredCommunication } from '#booking/structured-communication.ts'
import { type DeskBooking, DeskBookingPage } from '#app/plain/desk/booking-page.tsx'
import { desk } from '#content/words/nl/desk.ts'
import { deskDone } from '#content/words/nl/desk-done.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { printDay, printInstant } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { isLanguage } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { findCalledOff } from '../../functions/called-off.ts'
import { lifeOf } from '../../functions/take-step.ts'
import { linkPath, ownerLink, type Purpose } from '../../links.ts'
import type { OfficeEvent } from '../../store/history-records.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import { answerPlain } from '../plain-page.ts'
import type { DeskVisit } from './desk-visit.ts'
import { saidDone } from './done-said.ts'
import { notThere } from './not-there.tsx'
import { dateAndTime, workshopName } from './printed.ts'
import { refundPrinted } from './refund-printed.tsx'

type Problem = DeskBooking['problem']

/** One booking on the desk. */
export async function showBooking(
  visit: DeskVisit,
  id: string,
  problem?: Problem,
): Promise<Response> {
  const { c, office, to } = visit
  const reservation = await office.store.findReservation(id)
  if (!reservation) return notThere(visit)
  const refunds = (await office.store.listRefunds()).filter((each) => each.reservationId === id)
  const events = await office.store.listEvents(id)
  const { name, email, note } = reservation
  const booking: DeskBooking = {
    title: `${name}, ${referenceOf(id)}`,
    status: desk.statuses[reservation.status],
    facts: factsOf(reservation),
    payments: paymentsOf(reservation),
    steps: stepsOf(visit, reservation),
    refunds: refunds.map((refund) => refundPrinted(refund, reservation)),
    anotherDate: await anotherDate(visit, reservation),
    party: partyOf(visit, reservation),
    writeOff: writeOffOf(visit, reservation, events),
    guest: { name, email },
    note,
    history: events.map((event) => ({
      key: event.id,
      when: printInstant(event.at, 'nl'),
      what: `${eventText(event)} (${deskPages.hands[event.by]})`,
    })),
    problem,
    done: problem ? undefined : saidDone(c, deskDone.booking),
  }
  return answerPlain(c, <DeskBookingPage to={to} booking={booking} />, problem ? 422 : 200)
}

function factsOf(reservation: ReservationOnFile): DeskBooking['facts'] {
  const labels = desk.facts
  const { session, participants, email, language, specialRequirements } = reservation
  return [
    { label: labels.workshop, value: workshopName(session) },
    { label: labels.date, value: dateAndTime(session) },
    { label: labels.participants, value: participants },
    { label: labels.email, value: email || desk.none },
    { label: labels.language, value: isLanguage(language) ? languageNames[language] : language },
    { label: labels.requirements, value: specialRequirements || desk.none },
  ]
}

function paymentsOf({ payments }: ReservationOnFile): DeskBooking['payments'] {
  return payments.map((payment) => ({
    label: desk.facts[payment.kind],
    value: [
      fill(desk.paidOf, {
        paid: printEuros(payment.paidCents, 'nl'),
        amount: printEuros(payment.amountCents, 'nl'),
      }),
      fill(deskPages.booking.due, { date: printDay(payment.dueOn, 'nl') }),
      printStructuredCommunication(payment.reference),
    ].join('\n'),
  }))
}

const ownerSteps: readonly {
  readonly purpose: Purpose & keyof typeof desk.actions
  readonly step: Step
}[] = [
  { purpose: 'confirm', step: 'confirm' },
  { purpose: 'decline', step: 'decline' },
  { purpose: 'deposit-received', step: 'receive' },
  { purpose: 'balance-received', step: 'receive' },
  { purpose: 'cancel-guest', step: 'cancel' },
]

/** The steps that make sense now; each leads to its own page, where a button takes it. */
function stepsOf({ office, links, now }: DeskVisit, reservation: ReservationOnFile) {
  const taking = { by: 'owner', now, today: dayOf(now) } as const
  const isOpen = (kind: string) =>
    reservation.payments.some((payment) => payment.kind === kind && openCents(payment) > 0)
  return ownerSteps
    .filter(({ step }) => rule(lifeOf(reservation), step, taking).kind === 'allowed')
    .filter(({ purpose, step }) => step !== 'receive' || isOpen(purpose.replace('-received', '')))
    .map(({ purpose }) => ({
      to: linkPath(purpose, links.token(ownerLink(purpose, reservation.id, office.clock.now()))),
      text: desk.actions[purpose].title,
    }))
}

function partyOf({ now }: DeskVisit, reservation: ReservationOnFile): DeskBooking['party'] {
  const taking = { by: 'owner', now, today: dayOf(now) } as const
  const life = lifeOf(reservation)
  if (rule(life, 'change-party', taking).kind !== 'allowed') return undefined
  const { participants, session, email } = reservation
  const words = deskPages.booking
  const percent = refundPercent(life, taking)
  return {
    size: String(participants),
    text: `${fill(words.partyText, { percent })} ${email === '' ? desk.noMail : words.partyMail}`,
    free: fill(words.partyFree, { left: session.capacity - session.taken }),
  }
}

function writeOffOf(
  { now }: DeskVisit,
  reservation: ReservationOnFile,
  events: readonly OfficeEvent[],
): DeskBooking['writeOff'] {
  const taking = { by: 'owner', now, today: dayOf(now) } as const
  if (rule(lifeOf(reservation), 'write-off', taking).kind !== 'allowed') return undefined
  if (events.some(({ what }) => what === 'written-off')) return undefined
  const cents = owedCents(reservation.payments)
  return fill(deskPages.booking.writeOffText, { amount: printEuros(cents, 'nl') })
}

async function anotherDate(
  { office, now }: DeskVisit,
  reservation: ReservationOnFile,
): Promise<DeskBooking['anotherDate']> {
  const taking = { by: 'owner', now, today: dayOf(now) } as const
  const calledOff = await findCalledOff(office.store, reservation)
  const life = { ...lifeOf(reservation), calledOff }
  const does = calledOff ? 'rebook' : 'move'
  if (rule(life, does, taking).kind !== 'allowed') return undefined
  const { session: instead, participants, email } = reservation
  const sessions = await office.store.listSessions(now)
  const dates = otherDates(sessions, { instead, participants, now }).withRoom
  const { rebookText, rebookPaidText, moveText, moveMail } = deskPages.booking
  const moving = fill(moveText, { told: email === '' ? desk.noMail : moveMail })
  const rebooking = calledOff?.refund === 'open' ? rebookPaidText : rebookText
  return {
    does,
    text: calledOff ? rebooking : moving,
    dates: dates.map((session) => ({ id: session.id, text: dateAndTime(session) })),
  }
}

function eventText({ what, detail }: OfficeEvent): string {
  const cents = Number(detail['cents'] ?? 0)
  const payment = detail['payment'] === 'balance' ? 'balance' : 'deposit'
  return fill(sentenceOf({ what, detail }), {
    amount: printEuros(cents, 'nl'),
    payment: deskPages.payments[payment],
    from: detail['from'] ? printDay(String(detail['from']), 'nl') : '',
    to: detail['to'] ? printDay(String(detail['to']), 'nl') : '',
    percent: Number(detail['mostPercent'] ?? 0),
    before: detail['before'] ?? '',
    after: detail['after'] ?? '',
  })
}

function sentenceOf({ what, detail }: Pick<OfficeEvent, 'what' | 'detail'>): string {
  if (what === 'moved' && detail['mostPercent'] !== undefined) return deskPages.movedAtMost
  if (what === 'rebooked' && detail['cents'] !== undefined) return deskPages.rebookedUnrefunded
  return deskPages.events[what]
}
