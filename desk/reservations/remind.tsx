import { dayOf } from '#booking/dates/brussels-time.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import {
  latePayment,
  type Reminded,
  remindedOf,
  reminderNews,
  remindLate,
} from '#office/money/remind-late.ts'
import { readHouse } from '#office/house/read-house.ts'
import { stylesOfMail, withPictures } from '#server/http/mail-preview.ts'
import { answerDone, answerWithMails } from '#server/http/plain-page.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { DeskButton, sayingDone } from '../buttons.tsx'
import { instantText, say } from '../telling.ts'
import { DeskFrame } from '../frame.tsx'
import { TelephoneTo } from '../people/contact.tsx'
import { officeOf } from '../undo/press-undo.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => say().remind

/** The letter that reminds a guest of a late payment, as the guest reads it, and its button. */
export const remindPage: DeskPage = {
  show: async (visit) => {
    const { c, id, office, now } = visit
    const reservation = await office.store.reservations.find(id)
    const payment = reservation && latePayment(reservation, dayOf(now))
    const late = payment ? [{ reservation, payment }] : []
    const isSaid = (await remindedOf(office.store, late)).size > 0
    const letters = office.lettersOf(await readHouse(office.store))
    const [letter] = payment && !isSaid ? letters.forNews(reminderNews(reservation)) : []
    // The booking's page says that it was paid or reminded meanwhile, or has no address.
    if (!reservation || !letter) return answerDone(c, deskPath('boeking', id))
    const { subject } = letter.content
    const html = withPictures(letter.content)
    const page = (
      <DeskFrame visit={visit} title={words().title} at={deskPath('boeking', id)}>
        <div className="max-w-[720px]">
          <h1 className="text-43">{words().title}</h1>
          <p className="mt-3">{fill(words().text, { name: reservation.name, email: letter.to })}</p>
          <form method="post" className="mt-5">
            <DeskButton does="remind" look="button">
              {words().button}
            </DeskButton>
          </form>
          <p className="mt-8 font-semibold [overflow-wrap:anywhere]">{subject}</p>
          <iframe className="mail-frame" title={subject} srcDoc={html} sandbox="" />
        </div>
      </DeskFrame>
    )
    return answerWithMails(c, page, stylesOfMail(html))
  },
  act: async (visit) => {
    const { c, id } = visit
    const outcome = await remindLate(officeOf(visit, 'remind', { reservationId: id }), id)
    const to = deskPath('boeking', id)
    return answerDone(c, outcome === 'done' ? sayingDone(to, 'remind') : to)
  },
}

/** Link to remind the guest, or the day of the reminder; nothing while no payment is late. */
export async function reminderOf({ office, now }: DeskVisit, reservation: ReservationOnFile) {
  const payment = latePayment(reservation, dayOf(now))
  if (!payment) return null
  if (reservation.email === '') return <NoMailbox of={reservation} />
  const late = [{ reservation, payment }]
  const reminded = (await remindedOf(office.store, late)).get(reservation.id)
  if (reminded) return <p className="mt-2 text-meta text-soft">{remindedText(reminded)}</p>
  return (
    <p className="no-print mt-3">
      <RemindLink id={reservation.id} label={reservation.name} />
    </p>
  )
}

/** "geen mailadres: bel 0470 12 34 56": nobody writes to this guest, whatever was due. */
export function NoMailbox({ of: { telephone } }: { readonly of: ReservationOnFile }) {
  const [before, after] = words().noMailbox.split('{telephone}')
  return (
    <p className="mt-2">
      {telephone ? (
        <>
          {before}
          <TelephoneTo written={telephone} />
          {after}
        </>
      ) : (
        words().unreachable
      )}
    </p>
  )
}

export function RemindLink({ id, label }: { id: string; label: string }) {
  return (
    <a className="button-quiet" href={deskPath('boeking', id, 'herinneren')}>
      {words().link}
      <span className="sr-only">: {label}</span>
    </a>
  )
}

/** "herinnerd op maandag 28 september 2025 om 9 uur (vanzelf)" */
export function remindedText({ at, by }: Reminded): string {
  return fill(by === 'clock' ? words().doneByClock : words().done, { at: instantText(at) })
}
