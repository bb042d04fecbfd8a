import { shownBeside } from '#app/plain/form-fields.tsx'
import {
  Facts,
  HiddenFields,
  LinkList,
  noField,
  type PageLink,
  SubmitButton,
} from '#app/plain/parts.tsx'
import { readPartySize } from '#booking/forms/owner-forms.ts'
import { referenceOf } from '#booking/reservations/reference.ts'
import { sum } from '#booking/sum.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { changeParty } from '#office/party/change-party.ts'
import { type PossibleParty, previewParty, shownInParty } from '#office/party/preview-party.ts'
import { listWaitingParties } from '#office/waiting/waiting-list.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { showBooking } from '../reservations/show-booking.tsx'
import { refusalAt, pathWithResult } from '../buttons.tsx'
import { deskWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { type BookingVisit, ofBooking } from '../of-record.ts'
import { partySizeProblem, refusedText } from '../reservations/booking-text.tsx'
import { partySentences, partySums } from './party-sums.ts'
import { AnotherSize } from './party-numbers.tsx'
import { undoableOffice } from '../undo/undo-notice.tsx'
import type { DeskPage } from '../visit.ts'

const words = () => deskWords().party

export const partyPage: DeskPage = {
  show: (visit) => showParty(visit, visit.c.req.query('participants') ?? ''),
  onSubmit: ofBooking(act),
}

/** The booking's page answers an impossible number. */
export async function askParty(visit: BookingVisit, typed: string): Promise<Response> {
  const preview = await previewOf(visit, typed)
  if (preview.kind === 'refused')
    return showBooking(visit, refusalAt(noField, refusedText(preview)))
  if (preview.kind !== 'possible')
    return showBooking(
      visit,
      refusalAt('participants', problemOf(preview), { participants: typed }),
    )
  const page = deskPath('boeking', visit.id, 'personen')
  return visit.c.redirect(`${page}?participants=${preview.participants}`, 303)
}

/** Makes the change that the page showed, or shows it again when the result would differ now. */
async function act(visit: BookingVisit, form: URLSearchParams): Promise<Response> {
  const { c, id } = visit
  const typed = form.get('participants') ?? ''
  const read = readPartySize({ participants: typed })
  if (read.kind === 'invalid') return askAnother(visit, typed, read)
  const office = undoableOffice(visit, 'party', { reservations: [id] })
  const outcome = await changeParty(office, { id, ...read.value, shown: shownBeside(form) })
  switch (outcome.kind) {
    case 'done':
    case 'done-before':
      return c.redirect(pathWithResult(deskPath('boeking', id), 'party'), 303)
    case 'no-room':
    case 'not-as-shown':
      return showParty(visit, typed, deskWords().refused.notAsShown)
    case 'refused':
      return renderImpossible(visit, title(), refusedText(outcome))
  }
}

async function previewOf({ office, reservation, now }: BookingVisit, typed: string) {
  const read = readPartySize({ participants: typed })
  if (read.kind === 'invalid') return read
  return previewParty(office.store, reservation, { ...read.value, by: 'owner', now })
}

type WrongNumber = Exclude<
  Awaited<ReturnType<typeof previewOf>>,
  PossibleParty | { readonly kind: 'refused' }
>

/** A page of its own, as the forms of the booking's page would be sent to this address. */
function askAnother(visit: BookingVisit, participants: string, why: WrongNumber): Response {
  const { reservation } = visit
  return renderDeskPage(visit, {
    title: title(),
    above: guestOf(reservation),
    sent: refusalAt('participants', problemOf(why), { participants }),
    body: (
      <>
        <AnotherSize />
        <LinkList links={[backTo(reservation)]} />
      </>
    ),
  })
}

export function renderImpossible(visit: BookingVisit, title: string, problem: string): Response {
  const { reservation } = visit
  return renderDeskPage(visit, {
    title,
    above: guestOf(reservation),
    problems: { [noField]: problem },
    body: <LinkList links={[backTo(reservation)]} />,
  })
}

const title = () => deskWords().buttons.booking.party.title

function problemOf(why: WrongNumber): string {
  if (why.kind === 'invalid') return partySizeProblem()
  if (why.kind === 'done-before') return deskWords().refused.sameParty
  return fill(deskWords().pages.booking.partyNoRoom, why)
}

const showParty = ofBooking(renderParty)

async function renderParty(visit: BookingVisit, typed: string, problem?: string) {
  const preview = await previewOf(visit, typed)
  if (preview.kind === 'done-before' || preview.kind === 'refused') {
    return visit.c.redirect(deskPath('boeking', visit.id), 303)
  }
  if (preview.kind !== 'possible') return askAnother(visit, typed, preview)
  const { store } = visit.office
  const { before, participants } = preview
  const waiting = await listWaitingParties(store, before.sessionId)
  const refunds = (await store.refunds.listOf(before.id)).filter(({ paidAt }) => !paidAt)
  const toRefund = sum(refunds, ({ amountCents }) => amountCents)
  const body = (
    <>
      <Facts facts={partySums(preview, toRefund)} />
      <Sentences sentences={partySentences(preview, waiting.length > 0)} />
      {/* The button sends the numbers on the page, so that no other change is made. */}
      <form id="keep" method="post" className="mt-8">
        <HiddenFields of={{ participants, shown: shownInParty(preview) }} />
        <SubmitButton>{words().keep}</SubmitButton>
      </form>
      <LinkList links={[backTo(before)]} />
    </>
  )
  return renderDeskPage(visit, {
    title: fill(words().title, { before: before.participants, after: participants }),
    above: guestOf(before),
    changed: { keep: problem },
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

export function guestOf({ name, id }: ReservationOnFile): string {
  return `${name}, ${referenceOf(id)}`
}

export function backTo({ id }: ReservationOnFile): PageLink {
  return { to: deskPath('boeking', id), text: words().back }
}
