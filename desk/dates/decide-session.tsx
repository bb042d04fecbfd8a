import type { ReactNode } from 'react'
import type { FormRefusal } from '#app/plain/parts.tsx'
import { hasBegun } from '#booking/dates/session.ts'
import { paidCents } from '#booking/money/owed.ts'
import type { Id } from '#booking/id.ts'
import { sum } from '#booking/sum.ts'
import { deskActionPath, deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { type callOffSession, goAhead } from '#office/dates/call-off-session.ts'
import { listPartiesOn } from '#office/dates/calendar-sessions.ts'
import type { Office } from '#office/office.ts'
import { hasHeardOfSession, listWaitingParties } from '#office/waiting/waiting-list.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import { renderActionPage } from '../action-page.tsx'
import { toSession, toDesk } from '../page-links.ts'
import { euros, deskWords } from '../desk-language.ts'
import { ofSession } from '../of-record.ts'
import { openOptionOn } from '../options/open-option.tsx'
import { deskDateFacts, workshopAt } from './date-text.ts'
import { undoableOffice, undoNotice } from '../undo/undo-notice.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

export const goAheadPage = decisionPage(() => deskWords().desk.goAhead, {
  textOf: () => deskWords().desk.goAhead.text,
  settledBy: ({ decidesOn }) =>
    decidesOn === undefined ? deskWords().desk.goAhead.done : undefined,
  what: 'go-ahead',
  take: goAhead,
})

export type DateDetails = Pick<SessionOnFile, 'bookedElsewhere'> & {
  readonly option?: OptionOnFile | undefined
}

/** A page for one decision on a date, which first says what follows from it. */
export function decisionPage(
  wordsOf: () => { readonly title: string; readonly button: string },
  step: {
    readonly textOf: (
      session: DateDetails,
      guests: readonly ReservationOnFile[],
      waiting: number,
    ) => string
    readonly settledBy: (session: SessionOnFile) => string | undefined
    readonly what: 'call-off' | 'go-ahead'
    readonly take: (
      office: Office,
      id: Id<'session'>,
      form: URLSearchParams,
    ) => ReturnType<typeof callOffSession>
    readonly form?: ReactNode
  },
): DeskPage {
  return {
    show: ofSession(async (visit, sent?: FormRefusal) => {
      const { session } = visit
      const { store } = visit.office
      const words = wordsOf()
      const guests = await listPartiesOn(store, session.id)
      const waiting = (await listWaitingParties(store, session.id)).filter(hasHeardOfSession).length
      const option = await openOptionOn(store, session.id)
      const settled = settledText(visit, session) ?? step.settledBy(session)
      return renderActionPage(visit, {
        about: workshopAt(session),
        notice: await undoNotice(visit, session.id, deskPath('datum', session.id)),
        title: words.title,
        text: settled ?? step.textOf({ ...session, option }, guests, waiting),
        facts: dateFacts(session, guests),
        sent,
        ...(settled ? {} : step.form ? { form: step.form } : { button: words.button }),
        links: [toSession(session.id), toDesk()],
      })
    }),
    // Every result leads to the date's page, which says its state.
    onSubmit: async (visit, form) => {
      const { id } = visit
      await step.take(undoableOffice(visit, step.what, { sessions: [id] }), id, form)
    },
  }
}

function settledText({ now }: DeskVisit, session: SessionOnFile): string | undefined {
  if (session.state === 'called-off') return deskWords().desk.callOff.done
  return hasBegun(session, now) ? deskWords().desk.dateOver : undefined
}

function dateFacts(session: SessionOnFile, guests: readonly ReservationOnFile[]) {
  const { taken, capacity, minimum } = session
  const paid = sum(guests, ({ payments }) => paidCents(payments))
  return [
    ...deskDateFacts(session),
    {
      label: deskWords().desk.facts.taken,
      value: fill(deskWords().desk.placesTaken, { taken, capacity }),
    },
    { label: deskWords().desk.facts.minimum, value: minimum },
    { label: deskWords().desk.facts.bookings, value: guests.length },
    { label: deskWords().desk.facts.paidSoFar, value: euros(paid) },
  ]
}

export function DecideLinks({ id }: { id: Id<'session'> }) {
  return (
    <p className="no-print flex flex-wrap gap-3">
      <a className="button" href={deskActionPath('go-ahead', id)}>
        {deskWords().toDo.goAhead}
      </a>
      <a className="button-quiet" href={deskActionPath('call-off', id)}>
        {deskWords().toDo.callOff}
      </a>
    </p>
  )
}
