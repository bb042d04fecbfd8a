import { TextLink } from '#app/plain/parts.tsx'
import { type Reminded, remindedAgainFrom } from '#booking/money/next-payment.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { Day } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import {
  type LateBooking,
  findLateBooking,
  reminderNews,
  remindLate,
} from '#office/money/remind-late.ts'
import { readHouse } from '#office/house/read-house.ts'
import { moneyWaitsText } from '#letters/to-owner/overdue.ts'
import { withPictures } from '#server/http/mail-preview.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { pathWithResult, SolidButton, Unseen } from '../buttons.tsx'
import { nearDay } from '../dates/date-text.ts'
import { instantText, deskWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { linePath } from '../money/statement/transactions.tsx'
import { TelephoneTo } from '../people/contact.tsx'
import { undoableOffice } from '../undo/undo-notice.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().remind

/** Shows the reminder of a late payment as the guest will read it, with a button to send it. */
export const remindPage: DeskPage = {
  show: async (visit) => {
    const { c, id, office, now } = visit
    const reservation = await office.store.reservations.find(id)
    const found = reservation && (await findLateBooking(office.store, reservation, now))
    const letters = office.lettersOf(await readHouse(office.store))
    const [letter] = found?.canRemind ? letters(reminderNews(found.reservation)) : []
    // The booking's page says that a payment came, a reminder went, or no address is known.
    if (!found || !letter) return c.redirect(deskPath('boeking', id), 303)
    const { name, language } = found.reservation
    const { title, text, button } = found.reminded ? words().again : words()
    const { subject } = letter.content
    const html = withPictures(letter.content)
    const done = found.reminded ? doneText(found.reminded) : ''
    const again = remindedAgainFrom({ at: now, by: 'owner', isLast: found.reminded !== undefined })
    const isAgainLater = again !== undefined && !isTooLate(again, found.reservation)
    const said = [fill(text, { name, email: letter.to, done }), isAgainLater && words().later]
    const body = (
      <>
        <p className="mt-3">{said.filter(Boolean).join(' ')}</p>
        <MoneyWaits of={found} />
        <form method="post" className="mt-5">
          <SolidButton does="remind">{button}</SolidButton>
        </form>
        <p lang={language} className="mt-8 font-semibold [overflow-wrap:anywhere]">
          {subject}
        </p>
        <iframe className="mail-frame" title={subject} srcDoc={html} sandbox="" />
      </>
    )
    return renderDeskPage(visit, { title, isNarrow: true, mails: [html], body })
  },
  onSubmit: async (visit) => {
    const { c, id } = visit
    const outcome = await remindLate(undoableOffice(visit, 'remind', { reservations: [id] }), id)
    const to = deskPath('boeking', id)
    return c.redirect(outcome === 'done' ? pathWithResult(to, 'remind') : to, 303)
  },
}

/** Day of the last reminder and the next act; undefined while no payment is late. */
export async function reminderOf({ office, now }: DeskVisit, reservation: ReservationOnFile) {
  const found = await findLateBooking(office.store, reservation, now)
  if (!found) return null
  const { reminded } = found
  return (
    <div className="mt-2">
      {reminded && <p className="text-meta text-soft">{remindedText(reminded, found)}</p>}
      {/* The booking's money names its own lines. */}
      {found.waits?.reservationId !== reservation.id && <MoneyWaits of={found} />}
      <ToRemind of={found} label={reservation.name} />
    </div>
  )
}

/** "Bij ‘Rekening’ wacht € 65 van Wout Maes: kijk dat eerst na." */
export function MoneyWaits({ of: { waits } }: { readonly of: Pick<LateBooking, 'waits'> }) {
  if (!waits) return null
  return (
    <p className="basis-full">
      <TextLink to={linePath(waits.key)}>{moneyWaitsText(deskWords(), waits)}</TextLink>
    </p>
  )
}

export function ToRemind(props: { readonly of: LateBooking; readonly label: string }) {
  const { reservation, reminded, canRemind } = props.of
  const { id, email, telephone } = reservation
  const calling = email === '' ? words().noMailbox : words().call
  const [before, after] = calling.split('{telephone}')
  return (
    <>
      {canRemind && (
        <a className="button-quiet no-print" href={deskPath('boeking', id, 'herinneren')}>
          {reminded ? words().again.link : words().link}
          <Unseen about={props.label} />
        </a>
      )}
      {email === '' && !telephone && <p className="basis-full">{words().unreachable}</p>}
      {telephone && (email === '' || reminded) && (
        <p className="basis-full">
          {before}
          <TelephoneTo written={telephone} />
          {after}
        </p>
      )}
    </>
  )
}

/** "herinnerd op maandag 28 september 2025 om 9 uur (vanzelf); nog één keer kan vanaf zondag 5 oktober" */
export function remindedText(
  reminded: Reminded,
  of: Pick<LateBooking, 'canRemind' | 'reservation'>,
) {
  const from = remindedAgainFrom(reminded)
  if (of.canRemind || (from && isTooLate(from, of.reservation))) return doneText(reminded)
  if (!from) return fill(words().doneTwice, { at: instantText(reminded.at) })
  return `${doneText(reminded)}; ${fill(words().againFrom, { date: nearDay(from) })}`
}

/** Reminders are counted anew after the workshop. */
function isTooLate(from: Day, { status, session }: ReservationOnFile): boolean {
  return from > session.day && status !== 'completed'
}

function doneText({ at, by }: Reminded): string {
  return fill(by === 'clock' ? words().doneByClock : words().done, { at: instantText(at) })
}
