import { dayOf } from '#booking/brussels-time.ts'
import { rule, type Step } from '#booking/life.ts'
import { openCents } from '#booking/owed.ts'
import { referenceOf } from '#booking/reference.ts'
import { DeskLinkForm } from '#app/plain/desk/desk-link-form.tsx'
import { type OneAction, OneActionPage } from '#app/plain/one-action-page.tsx'
import { desk } from '#content/words/nl/desk.ts'
import { wordsIn } from '#content/words/words.ts'
import { printDay, printTimeRange } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { confirmReservation, declineReservation } from '../../functions/answer-request.ts'
import { cancelReservation } from '../../functions/cancel-reservation.ts'
import { receivePayment } from '../../functions/receive-payment.ts'
import type { Office } from '../../functions/office.ts'
import { lifeOf } from '../../functions/take-step.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import { answerPlain } from '../plain-page.ts'
import type { LinkPage } from './mail-links.tsx'
import { unknownLink } from './unknown-link.tsx'
import { whatComesNext } from './what-comes-next.ts'

/** The pages behind the links in the owner's mails: each takes one step of one booking. */
export const ownerActions = {
  confirm: oneStep('confirm', 'confirm', confirmReservation),
  decline: oneStep('decline', 'decline', declineReservation),
  'deposit-received': oneStep('deposit-received', 'receive', (office, id) =>
    receivePayment(office, { id, kind: 'deposit' }),
  ),
  'balance-received': oneStep('balance-received', 'receive', (office, id) =>
    receivePayment(office, { id, kind: 'balance' }),
  ),
  'cancel-guest': oneStep('cancel-guest', 'cancel', (office, id) =>
    cancelReservation(office, { id, by: 'owner' }),
  ),
} satisfies Readonly<Record<string, LinkPage>>

type ActionName = keyof typeof desk.actions

function oneStep(
  name: ActionName,
  step: Step,
  act: (office: Office, id: string) => Promise<unknown>,
): LinkPage {
  return {
    show: async ({ c, office, link }) => {
      const reservation = await office.store.findReservation(link.record)
      if (!reservation) return unknownLink(c)
      const isOpen = isStillToDo(office, reservation, { name, step })
      const page = isOpen ? toDo(name, reservation) : await settled(office, reservation)
      return answerPlain(c, <OneActionPage {...page} />)
    },
    act: async ({ office, link }) => {
      await act(office, link.record)
      return undefined
    },
  }
}

function toDo(name: ActionName, reservation: ReservationOnFile): OneAction {
  const { title, text, mail, button } = desk.actions[name]
  const told = reservation.email === '' ? desk.noMail : mail
  const more = name === 'confirm' && mayBeMore(reservation) ? ` ${desk.fiveOrMore}` : ''
  return {
    language: 'nl',
    title,
    text: `${text} ${told}${more}`,
    facts: reservationFacts(reservation),
    button: { label: button, grave: graveActions.includes(name) },
  }
}

/** Taken, now or before, or no longer possible: how the booking stands, what it waits for, the way to the desk. */
async function settled(office: Office, reservation: ReservationOnFile): Promise<OneAction> {
  const all = await office.store.listRefunds()
  const refunds = all.filter(({ reservationId }) => reservationId === reservation.id)
  return {
    language: 'nl',
    // How it stands and not what was asked: somebody else may have answered otherwise meanwhile.
    title: desk.statuses[reservation.status],
    text: `${desk.settled} ${whatComesNext(reservation, refunds)}`,
    facts: reservationFacts(reservation),
    button: undefined,
    onward: <DeskLinkForm isQuiet />,
  }
}

/** The form's last choice is "5 or more" (specification, section 5). */
function mayBeMore({ status, participants }: ReservationOnFile): boolean {
  return status === 'requested' && participants === 5
}

/** Those that cannot be taken back. */
const graveActions: readonly ActionName[] = ['decline', 'cancel-guest']

function isStillToDo(
  office: Office,
  reservation: ReservationOnFile,
  { name, step }: { readonly name: ActionName; readonly step: Step },
): boolean {
  const now = office.clock.now()
  const ruling = rule(lifeOf(reservation), step, { by: 'owner', now, today: dayOf(now) })
  if (ruling.kind !== 'allowed') return false
  if (step !== 'receive') return true
  return reservation.payments.some(
    (payment) => name === `${payment.kind}-received` && openCents(payment) > 0,
  )
}

function reservationFacts(reservation: ReservationOnFile): OneAction['facts'] {
  const { session, participants, name, email, specialRequirements, status } = reservation
  const labels = desk.facts
  const time = printTimeRange(session.startTime, session.endTime)
  const left = session.capacity - session.taken
  return [
    { label: labels.reference, value: referenceOf(reservation.id) },
    { label: labels.workshop, value: wordsIn('nl').workshop[session.workshop].name },
    { label: labels.date, value: `${printDay(session.day, 'nl')}, ${time}` },
    { label: labels.participants, value: participants },
    { label: labels.name, value: name },
    { label: labels.email, value: email || desk.none },
    { label: labels.requirements, value: specialRequirements || desk.none },
    { label: labels.places, value: fill(desk.placesLeft, { left, capacity: session.capacity }) },
    ...reservation.payments.map(({ kind, paidCents, amountCents }) => ({
      label: labels[kind],
      value: fill(desk.paidOf, {
        paid: printEuros(paidCents, 'nl'),
        amount: printEuros(amountCents, 'nl'),
      }),
    })),
    { label: labels.status, value: desk.statuses[status] },
  ]
}
