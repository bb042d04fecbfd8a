// The page and the form of the farm's yes, with the number of people.

import { use } from 'react'
import { shownBeside } from '#app/plain/form-fields.tsx'
import { placesLeft } from '#booking/dates/session.ts'
import { noField, type FormRefusal, SentForm, TextLink } from '#app/plain/parts.tsx'
import { owedCents, paidCents } from '#booking/money/owed.ts'
import { readPartySize } from '#booking/forms/owner-forms.ts'
import { ownWords } from '#booking/forms/text-rules.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { addedText } from '#booking/reservations/guest-facts.ts'
import { deskActionPath, deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { requestTitle } from '#letters/to-owner/request-to-answer.ts'
import { confirmReservation, shownInRequest } from '#office/reservations/answer-request.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { renderActionPage } from '../action-page.tsx'
import { toBooking, toSession } from '../page-links.ts'
import { renderBookingState, isStepOpen, stepFacts } from './open-steps.ts'
import { DeskButton, refusalAt, textOf } from '../buttons.tsx'
import { countedText, deskWords } from '../desk-language.ts'
import { type BookingVisit, ofBooking } from '../of-record.ts'
import { workshopAt } from '../dates/date-text.ts'
import { partySizeProblem, refusedText, toldText } from './booking-text.tsx'
import { undoableOffice } from '../undo/undo-notice.tsx'
import { YesWords } from './yes-words.tsx'
import type { DeskPage } from '../visit.ts'

const words = () => deskWords().answer.confirm

/** Each number up to this has a button; a greater number is typed on the booking's page. */
const maxButtons = 12

export const confirmPage: DeskPage = {
  show: ofBooking(renderConfirmPage),
  onSubmit: ofBooking((visit, form: URLSearchParams) => {
    const office = undoableOffice(visit, 'confirm', { reservations: [visit.id] })
    return handleConfirm({ ...visit, office }, form)
  }),
}

async function renderConfirmPage(visit: BookingVisit, refused?: FormRefusal): Promise<Response> {
  const { office, reservation } = visit
  if (!isStepOpen(visit, reservation, 'confirm')) {
    return renderBookingState(visit, 'confirm', refused && textOf(refused))
  }
  const { id, session } = reservation
  const isUnproven = (await office.store.unproven.find(id)) !== undefined
  const page = {
    about: workshopAt(session),
    title: requestTitle(reservation, deskWords()),
    form: <Answer {...{ reservation, isUnproven }} />,
    facts: stepFacts(reservation),
    sent: refused,
    links: [toBooking(id), toSession(session.id)],
  }
  return renderActionPage(visit, page)
}

/** The farm's answer: yes in one tap, or in two where the number is open. */
export function Answer(props: { reservation: ReservationOnFile; isUnproven: boolean }) {
  const { reservation, isUnproven } = props
  const { id, session } = reservation
  const added = addedText(reservation)
  const left = placesLeft(session)
  const { confirm, 'balance-received': paid } = deskWords().desk.actions
  const isPaid = owedCents(reservation.payments) === 0 && !isCountOpen(reservation)
  const { mail } = isPaid ? paid : confirm
  return (
    <section className="mt-3">
      {isUnproven && <p className="mark">{deskWords().answer.unproven}</p>}
      {added && (
        <blockquote lang={reservation.language} className="guest-words">
          {added}
        </blockquote>
      )}
      <p className="mt-2">
        {left === 0 ? deskWords().answer.leftNone : countedText(deskWords().answer.left, left)}
      </p>
      <form method="post" noValidate className="mt-3">
        <input type="hidden" name="shown" value={shownInRequest(reservation)} />
        <Count reservation={reservation} />
        <div className="mt-5 flex flex-wrap gap-3">
          <DeskButton does="confirm" look="button grow sm:grow-0">
            {confirm.button}
          </DeskButton>
          <a className="button-quiet" href={deskActionPath('decline', id)}>
            {deskWords().answer.decline.button}
          </a>
        </div>
        <YesWords reservation={reservation} typed={use(SentForm).typed?.['words']} />
        <p className="mt-3 text-meta text-soft">{toldText(reservation, mail)}</p>
      </form>
    </section>
  )
}

/** Buttons of 48 pixels, for a thumb; none is chosen while nobody knows the number. */
function Count({ reservation }: { reservation: ReservationOnFile }) {
  const { id, participants } = reservation
  const { numbers, more } = countsFor(reservation)
  const isAsked = isCountOpen(reservation)
  const typed = use(SentForm).typed?.['count']
  const onFile = isAsked ? undefined : participants
  const chosen = numbers.find((number) => String(number) === typed) ?? onFile
  if (numbers.length === 1 && !isAsked && !more) return null
  return (
    <fieldset id="count" tabIndex={-1}>
      <legend className="font-semibold">{words().count}</legend>
      {isAsked && <p className="mt-1 max-w-[33.5em] text-meta">{words().open}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {numbers.map((number) => (
          <label key={number} className="choice">
            <input
              type="radio"
              name="participants"
              value={number}
              defaultChecked={number === chosen}
            />
            {number}
          </label>
        ))}
      </div>
      {more === 'elsewhere' ? (
        <TextLink to={`${deskPath('boeking', id)}#participants`}>{words().more}</TextLink>
      ) : (
        more && <p className="mt-2 text-meta text-soft">{words()[more]}</p>
      )}
    </fieldset>
  )
}

export function CountSelect(props: {
  readonly reservation: ReservationOnFile
  readonly typed?: string | undefined
}) {
  const { reservation, typed = '' } = props
  if (!isCountOpen(reservation)) return null
  const { numbers } = countsFor(reservation)
  return (
    <select
      name="participants"
      aria-label={`${words().count} ${reservation.name}`}
      className="field-control count"
      defaultValue={typed}
    >
      <option value="">{words().choose}</option>
      {numbers.map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </select>
  )
}

/** Numbers to choose from; after a payment another number moves money, and has its own page. */
function countsFor(reservation: ReservationOnFile) {
  const { participants, session, payments } = reservation
  if (paidCents(payments) > 0) return { numbers: [participants], more: 'paid' } as const
  const most = participants + placesLeft(session)
  const first = isCountOpen(reservation) ? participants : 1
  const last = Math.max(participants, Math.min(most, maxButtons))
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  if (most > last) return { numbers, more: 'elsewhere' } as const
  const isFull = isCountOpen(reservation) && most === participants
  return { numbers, more: isFull ? ('noMore' as const) : undefined }
}

export async function handleConfirm(
  { office, id, reservation }: BookingVisit,
  form: URLSearchParams,
): Promise<FormRefusal | undefined> {
  const chosen = form.get('participants') ?? ''
  const answer = { words: ownWords(form.get('words') ?? '') }
  const typed = { count: chosen, ...answer }
  if (chosen === '' && isCountOpen(reservation)) return refusalAt('count', words().missing, typed)
  const read = chosen ? readPartySize({ participants: chosen }) : undefined
  if (read?.kind === 'invalid') return refusalAt('count', partySizeProblem(), typed)
  const yes = { shown: shownBeside(form), ...read?.value, ...answer }
  const outcome = await confirmReservation(office, id, yes)
  switch (outcome.kind) {
    case 'done':
    case 'done-before':
      return undefined
    case 'no-room':
      return refusalAt('count', fill(deskWords().pages.booking.partyNoRoom, outcome), typed)
    case 'not-as-shown':
      return refusalAt('count', words().changed, typed)
    case 'refused':
      return refusalAt(noField, refusedText(outcome))
  }
}
