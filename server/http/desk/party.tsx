import { mostPlaces, readPartySize } from '#booking/owner-forms.ts'
import { owedCents, paidCents, totalCents } from '#booking/owed.ts'
import { referenceOf } from '#booking/reference.ts'
import { DeskPartyPage, type PartyPreview } from '#app/plain/desk/party-page.tsx'
import { desk } from '#content/words/nl/desk.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { changeParty, figuresOf, type PartyFigures } from '../../functions/change-party.ts'
import { type PartyOutlook, weighParty } from '../../functions/weigh-party.ts'
import { answerDone, answerPlain } from '../plain-page.ts'
import { showBooking } from './booking.tsx'
import type { DeskVisit } from './desk-visit.ts'
import { sayingDone } from './done-said.ts'
import { notThere } from './not-there.tsx'
import { waitingOn } from './waiting-on.ts'

const words = deskPages.party

/** From the number typed on the booking's page to the page that says what it would do. */
export async function askParty(visit: DeskVisit, id: string, typed: string): Promise<Response> {
  const outlook = await outlookOf(visit, id, typed)
  if (outlook instanceof Response) return outlook
  const { participants } = outlook
  return answerDone(visit.c, `${visit.to('boeking', id, 'personen')}?participants=${participants}`)
}

/** What another number of people does, in euros, and the button that does it. */
export function showParty(visit: DeskVisit, id: string): Promise<Response> {
  return answerParty(visit, id, { typed: visit.c.req.query('participants') ?? '' })
}

/** Does what was shown; when it would do something else by now, that is shown instead. */
export async function actOnParty(
  visit: DeskVisit,
  id: string,
  form: URLSearchParams,
): Promise<Response> {
  const typed = form.get('participants') ?? ''
  const outlook = await outlookOf(visit, id, typed)
  if (outlook instanceof Response) return outlook
  const { participants } = outlook
  const outcome = await changeParty(visit.office, { id, participants, shown: figuresIn(form) })
  if (outcome.kind === 'not-as-shown' || outcome.kind === 'no-room') {
    return answerParty(visit, id, { typed, problem: words.notAsShown })
  }
  const page = visit.to('boeking', id)
  return answerDone(visit.c, outcome.kind === 'done' ? sayingDone(page, 'party') : page)
}

function figuresIn(form: URLSearchParams): PartyFigures {
  const figure = (name: keyof PartyFigures) => Number(form.get(name) ?? Number.NaN)
  return {
    from: figure('from'),
    refundCents: figure('refundCents'),
    paidAgainCents: figure('paidAgainCents'),
    owedCents: figure('owedCents'),
  }
}

type Possible = Extract<PartyOutlook, { kind: 'possible' }> & { readonly participants: number }

/** Anything but a change that is possible is answered on the booking's page. */
async function outlookOf(
  visit: DeskVisit,
  id: string,
  typed: string,
): Promise<Possible | Response> {
  const field = 'participants'
  const read = readPartySize({ participants: typed })
  if (read.kind === 'invalid') {
    const text = fill(deskPages.date.participantsProblem, { min: 1, max: mostPlaces })
    return showBooking(visit, id, { field, text, typed })
  }
  const { participants } = read.value
  const outlook = await weighParty(visit.office, { id, participants })
  switch (outlook.kind) {
    case 'possible':
      return { ...outlook, participants }
    case 'no-room': {
      const { left, most } = outlook
      const text = fill(deskPages.booking.partyNoRoom, { left, most })
      return showBooking(visit, id, { field, text, typed })
    }
    case 'nothing-to-do':
      return answerDone(visit.c, visit.to('boeking', id))
    case 'no-such-reservation':
      return notThere(visit)
  }
}

async function answerParty(
  visit: DeskVisit,
  id: string,
  { typed, problem }: { readonly typed: string; readonly problem?: string },
): Promise<Response> {
  const outlook = await outlookOf(visit, id, typed)
  if (outlook instanceof Response) return outlook
  const { reservation, participants, money } = outlook
  const { c, office, to } = visit
  const line = await waitingOn(office.store, reservation.sessionId)
  const preview: PartyPreview = {
    booking: { title: `${reservation.name}, ${referenceOf(id)}`, path: to('boeking', id) },
    title: fill(words.title, { before: reservation.participants, after: participants }),
    facts: sumsOf(outlook),
    sentences: sentencesOf(outlook, line.length > 0),
    fields: { participants, ...figuresOf(reservation, money) },
    problem,
  }
  return answerPlain(c, <DeskPartyPage to={to} preview={preview} />, problem ? 409 : 200)
}

const euros = (cents: number) => printEuros(cents, 'nl')

function sumsOf({ reservation, money, toRefundCents }: Possible): PartyPreview['facts'] {
  const { payments } = reservation
  const back = money.refundCents - money.retaken.paidAgainCents
  const sums = [
    [words.price, totalCents(payments), totalCents(money.payments)],
    [words.paid, paidCents(payments), paidCents(money.payments)],
    [words.owed, owedCents(payments), owedCents(money.payments)],
    [words.toRefund, toRefundCents, toRefundCents + back],
  ] as const
  return sums.map(([label, before, after]) => ({
    label,
    value:
      before === after
        ? euros(before)
        : fill(words.becomes, { before: euros(before), after: euros(after) }),
  }))
}

function sentencesOf(
  { reservation, participants, money }: Possible,
  somebodyWaits: boolean,
): readonly string[] {
  const { givenUpCents, refundCents, retaken } = money
  const { paidAgainCents } = retaken
  const givesUp = { paid: euros(givenUpCents), amount: euros(refundCents) }
  const isSmaller = participants < reservation.participants
  return [
    ...(givenUpCents > 0 ? [fill(words.givenUp, givesUp)] : []),
    ...(paidAgainCents > 0 ? [fill(words.paidAgain, { amount: euros(paidAgainCents) })] : []),
    ...(isSmaller && somebodyWaits ? [words.somebodyWaits] : []),
    reservation.email === '' ? desk.noMail : deskPages.booking.partyMail,
  ]
}
