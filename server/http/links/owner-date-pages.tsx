import { paidCents } from '#booking/owed.ts'
import { holdsPlaces } from '#booking/status.ts'
import { DeskLinkForm } from '#app/plain/desk/desk-link-form.tsx'
import { type OneAction, OneActionPage } from '#app/plain/one-action-page.tsx'
import { desk } from '#content/words/nl/desk.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { callOffDate } from '../../functions/call-off-date.ts'
import { goAhead } from '../../functions/go-ahead.ts'
import type { SessionOnFile } from '../../store/session-records.ts'
import type { ReservationOnFile } from '../../store/reservation-records.ts'
import { callOffText } from '../desk/call-off-text.ts'
import { dateAndTime, workshopName } from '../desk/printed.ts'
import { waitingOn } from '../desk/waiting-on.ts'
import { answerPlain } from '../plain-page.ts'
import type { LinkPage, LinkVisit } from './mail-links.tsx'
import { unknownLink } from './unknown-link.tsx'

/** Calls a date off: says first how many hear of it, and how much goes back. */
export const callOffPage: LinkPage = {
  show: (visit) =>
    showDate(visit, (session, guests, waiting) => {
      const text = callOffText(session, guests, waiting)
      return { words: desk.callOff, text, settled: settledText(visit, session), grave: true }
    }),
  act: async ({ office, link }) => {
    await callOffDate(office, link.record)
    return undefined
  },
}

/** Keeps a date, however few come. */
export const goAheadPage: LinkPage = {
  show: (visit) =>
    showDate(visit, (session) => {
      const words = desk.goAhead
      const decided = session.decidesOn === undefined ? words.done : undefined
      const settled = settledText(visit, session) ?? decided
      return { words, text: words.text, settled, grave: false }
    }),
  act: async ({ office, link }) => {
    await goAhead(office, link.record)
    return undefined
  },
}

type Asked = {
  readonly words: { readonly title: string; readonly button: string }
  readonly text: string
  /** Why there is nothing to do; then there is no button. */
  readonly settled: string | undefined
  readonly grave: boolean
}

async function showDate(
  { c, office, link }: LinkVisit,
  ask: (session: SessionOnFile, guests: readonly ReservationOnFile[], waiting: number) => Asked,
): Promise<Response> {
  const session = await office.store.findSession(link.record)
  if (!session) return unknownLink(c)
  const all = await office.store.reservationsOn(session.id)
  const guests = all.filter(({ status }) => holdsPlaces(status))
  const waiting = (await waitingOn(office.store, session.id)).length
  const { words, text, settled, grave } = ask(session, guests, waiting)
  const page: OneAction = {
    language: 'nl',
    title: words.title,
    text: settled ?? text,
    facts: dateFacts(session, guests),
    button: settled ? undefined : { label: words.button, grave },
    onward: settled && <DeskLinkForm isQuiet />,
  }
  return answerPlain(c, <OneActionPage {...page} />)
}

function settledText({ office }: LinkVisit, session: SessionOnFile): string | undefined {
  if (session.state === 'called-off') return desk.callOff.done
  return session.startsAt <= office.clock.now() ? desk.dateOver : undefined
}

function dateFacts(
  session: SessionOnFile,
  guests: readonly ReservationOnFile[],
): OneAction['facts'] {
  const { taken, capacity, minimum } = session
  const paid = guests.reduce((sum, { payments }) => sum + paidCents(payments), 0)
  return [
    { label: desk.facts.workshop, value: workshopName(session) },
    { label: desk.facts.date, value: dateAndTime(session) },
    { label: desk.facts.taken, value: fill(desk.placesTaken, { taken, capacity }) },
    ...(minimum === undefined ? [] : [{ label: desk.facts.minimum, value: minimum }]),
    { label: desk.facts.bookings, value: guests.length },
    { label: desk.facts.paidSoFar, value: printEuros(paid, 'nl') },
  ]
}
