import {
  Facts,
  HiddenFields,
  LinkList,
  noField,
  type PageLink,
  SubmitButton,
} from '#app/plain/parts.tsx'
import { rule } from '#booking/reservations/life.ts'
import { owedCents, paidCents, totalCents } from '#booking/money/owed.ts'
import { readPartySize } from '#booking/forms/owner-forms.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { changeParty } from '#office/party/change-party.ts'
import { partyNumbers, type PartyOutlook, weighParty } from '#office/party/weigh-party.ts'
import { waitingOn } from '#office/waiting/waiting-list.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { showBooking } from '../reservations/show-booking.tsx'
import { refusedAt, sayingDone } from '../buttons.tsx'
import { euros, say } from '../telling.ts'
import { answerDesk, notThere } from '../frame.tsx'
import { partySizeProblem, refusedText } from '../reservations/booking-text.tsx'
import { officeOf } from '../undo/press-undo.tsx'
import { type DeskPage, type DeskVisit, byOwner } from '../visit.ts'

const words = () => say().pages.party

export const partyPage: DeskPage = { show, act }

/** Leads from the number typed on the booking's page to the page with its sums. */
export async function askParty(visit: DeskVisit, typed: string): Promise<Response> {
  const outlook = await outlookOf(visit, typed)
  if (outlook instanceof Response) return outlook
  if (!outlook) return sayNothingToDo(visit, typed)
  const { participants } = outlook
  const page = deskPath('boeking', visit.id, 'personen')
  return answerDone(visit.c, `${page}?participants=${participants}`)
}

async function sayNothingToDo(visit: DeskVisit, typed: string): Promise<Response> {
  const reservation = await visit.office.store.reservations.find(visit.id)
  if (!reservation) return notThere(visit)
  const ruling = rule(reservation, 'change-party', byOwner(visit))
  return ruling.kind === 'refused'
    ? showBooking(visit, refusedAt(noField, refusedText({ ...ruling, reservation })))
    : showBooking(
        visit,
        refusedAt('participants', say().refused.sameParty, { participants: typed }),
      )
}

function show(visit: DeskVisit): Promise<Response> {
  return answerParty(visit, visit.c.req.query('participants') ?? '')
}

/** Makes the change that was shown; when its result would differ by now, it is shown again. */
async function act(visit: DeskVisit, form: URLSearchParams): Promise<Response> {
  const { c, id } = visit
  const typed = form.get('participants') ?? ''
  const read = readPartySize({ participants: typed })
  if (read.kind === 'invalid') return refuseTyped(visit, typed)
  const { participants } = read.value
  const outcome = await changeParty(officeOf(visit, 'party', { reservations: [id] }), {
    id,
    participants,
    shown: Object.fromEntries(form),
  })
  switch (outcome.kind) {
    case 'done':
    case 'done-before':
      return answerDone(c, sayingDone(deskPath('boeking', id), 'party'))
    case 'no-room':
    case 'not-as-shown':
      return answerParty(visit, typed, words().notAsShown)
    case 'refused':
      return showBooking(visit, refusedAt(noField, refusedText(outcome)))
    case 'no-such-reservation':
      return notThere(visit)
  }
}

function refuseTyped(visit: DeskVisit, participants: string): Promise<Response> {
  return showBooking(visit, refusedAt('participants', partySizeProblem(), { participants }))
}

type Possible = Extract<PartyOutlook, { kind: 'possible' }> & { readonly participants: number }

/** Undefined when nothing changes; an impossible number is answered on the booking's page. */
async function outlookOf(
  visit: DeskVisit,
  typed: string,
): Promise<Possible | Response | undefined> {
  const read = readPartySize({ participants: typed })
  if (read.kind === 'invalid') return refuseTyped(visit, typed)
  const { participants } = read.value
  const outlook = await weighParty(visit.office, { id: visit.id, participants })
  switch (outlook.kind) {
    case 'possible':
      return { ...outlook, participants }
    case 'no-room': {
      const { left, most } = outlook
      const text = fill(say().pages.booking.partyNoRoom, { left, most })
      return showBooking(visit, refusedAt('participants', text, { participants: typed }))
    }
    case 'nothing-to-do':
      return undefined
    case 'no-such-reservation':
      return notThere(visit)
  }
}

async function answerParty(visit: DeskVisit, typed: string, problem?: string): Promise<Response> {
  const outlook = await outlookOf(visit, typed)
  if (outlook instanceof Response) return outlook
  if (!outlook) return answerDone(visit.c, deskPath('boeking', visit.id))
  const { reservation, participants, money } = outlook
  const line = await waitingOn(visit.office.store, reservation.sessionId)
  // The numbers shown here travel with the button: no other change is made.
  const fields = { participants, ...partyNumbers(reservation, money) }
  const body = (
    <>
      <Facts facts={sumsOf(outlook)} />
      <Sentences sentences={sentencesOf(outlook, line.length > 0)} />
      <form id="keep" method="post" className="mt-8">
        <HiddenFields of={fields} />
        <SubmitButton>{words().keep}</SubmitButton>
      </form>
      <LinkList links={[backTo(reservation)]} />
    </>
  )
  return answerDesk(visit, {
    title: fill(words().title, { before: reservation.participants, after: participants }),
    above: guestOf(reservation),
    problems: { keep: problem },
    status: problem ? 409 : 200,
    body,
  })
}

export function Sentences({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <p key={sentence} className="mb-3 max-w-[33.5em]">
      {sentence}
    </p>
  ))
}

/** "Nele Maes, 5C1A09F3" */
export function guestOf({ name, id }: ReservationOnFile): string {
  return `${name}, ${referenceOf(id)}`
}

export function backTo({ id }: ReservationOnFile): PageLink {
  return { to: deskPath('boeking', id), text: words().back }
}

function sumsOf({ reservation, money, toRefundCents }: Possible) {
  const { payments, groupPriceCents } = reservation
  const price = groupPriceCents === undefined ? words().price : words().groupPrice
  const back = money.refundCents - money.retaken.paidAgainCents
  const sums = [
    [price, totalCents(payments), totalCents(money.payments)],
    [words().paid, paidCents(payments), paidCents(money.payments)],
    [words().owed, owedCents(payments), owedCents(money.payments)],
    [words().toRefund, toRefundCents, toRefundCents + back],
  ] as const
  return sums.map(([label, before, after]) => ({
    label,
    value:
      before === after
        ? euros(before)
        : fill(words().becomes, { before: euros(before), after: euros(after) }),
  }))
}

function sentencesOf({ reservation, participants, money }: Possible, somebodyWaits: boolean) {
  const { givenUpCents, refundCents, retaken } = money
  const { paidAgainCents } = retaken
  const givesUp = { paid: euros(givenUpCents), amount: euros(refundCents) }
  const isSmaller = participants < reservation.participants
  return [
    ...(givenUpCents > 0 ? [fill(words().givenUp, givesUp)] : []),
    ...(paidAgainCents > 0 ? [fill(words().paidAgain, { amount: euros(paidAgainCents) })] : []),
    ...(isSmaller && somebodyWaits ? [words().somebodyWaits] : []),
    reservation.email === '' ? say().desk.noMail : say().pages.booking.partyMail,
  ]
}
