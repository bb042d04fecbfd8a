import { noField, type Refused, Section } from '#app/plain/parts.tsx'
import { guestForm, noteForm, partySizeForm, readNote } from '#booking/forms/owner-forms.ts'
import { owedCents, smallRestOf } from '#booking/money/owed.ts'
import { fill } from '#language/fill.ts'
import { askRestLater, writeOff } from '#office/money/receive-payment.ts'
import { correctGuest, keepNote } from '#office/people/correct-guest.ts'
import { replaceLink } from '#office/people/send-new-link.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { DeskButton, ForGood, refusedAt } from '../buttons.tsx'
import { asking, AskingForm, FoldedForm, readAsked } from '../desk-form.tsx'
import { countedText, euros, deskWords } from '../desk-language.ts'
import type { BookingVisit } from '../frame.tsx'
import type { DeskVisit, Presses } from '../visit.ts'
import { refusalIn } from './booking-text.tsx'

const words = () => deskWords().buttons.booking

type Form = { readonly reservation: ReservationOnFile }

/** Request of an unproven mailbox; others that came along with it can be declined together. */
export function Unproven({ burst }: { burst: number }) {
  return (
    <Section title={deskWords().unproven.title} className="mb-8" isApart>
      <p>{deskWords().unproven.text}</p>
      <p className="mt-3 mb-5">{countedText(deskWords().unproven.burst, burst)}</p>
      {burst > 1 && (
        <form method="post" className="no-print">
          <ForGood does="decline-burst" />
          <DeskButton does="decline-burst" look="button-grave">
            {fill(deskWords().unproven.button, { n: burst })}
          </DeskButton>
        </form>
      )}
    </Section>
  )
}

export function WriteOff({ reservation: { payments } }: Form) {
  const { title, text } = words()['write-off']
  const amount = euros(owedCents(payments))
  return (
    <FoldedForm title={title} does="write-off" button={title}>
      <p className="mb-5">{fill(text, { amount })}</p>
    </FoldedForm>
  )
}

export function AskLater({ reservation: { payments, email } }: Form) {
  const { title, text, mail } = words()['ask-later']
  const amount = euros(smallRestOf(payments))
  const told = email === '' ? deskWords().desk.noMail : mail
  return (
    <form method="post" className="no-print mt-3 mb-5">
      <p id="ask-later" className="mb-3 max-w-[33.5em]">
        {fill(text, { amount, told })}
      </p>
      <DeskButton does="ask-later" look="button" describedBy="ask-later">
        {title}
      </DeskButton>
    </form>
  )
}

const sizing = () =>
  asking(partySizeForm, {
    does: 'party',
    title: words().party.title,
    button: words().party.button,
    words: deskWords().pages.date,
  })

export function PartySize(props: Form & { readonly refundPercent: number }) {
  const { reservation, refundPercent } = props
  const { participants, session, email } = reservation
  const meaning = fill(words().party.text, { percent: refundPercent })
  const left = session.capacity - session.taken
  return (
    <AskingForm
      of={sizing()}
      first={{ participants: String(participants) }}
      looks={{ participants: { hint: fill(words().party.free, { left }) } }}
    >
      <p className="mb-5">{`${meaning} ${email === '' ? deskWords().desk.noMail : words().party.mail}`}</p>
    </AskingForm>
  )
}

const noting = () =>
  asking(noteForm, {
    does: 'note',
    title: words().note.title,
    button: words().note.button,
    words: { note: words().note.title },
  })

const correcting = () => {
  const { guestFacts, factProblems, pages } = deskWords()
  return asking(guestForm, {
    does: 'guest',
    title: words().guest.title,
    button: words().guest.button,
    words: { ...guestFacts, ...pages.date },
    problems: { ...factProblems, telephone: pages.date.telephoneProblem },
  })
}

export function NoteAndGuest({ reservation }: Form) {
  return (
    <>
      <AskingForm of={noting()} first={reservation} looks={{ note: { rows: 4 } }} />
      <AskingForm of={correcting()} first={reservation} />
    </>
  )
}

export function NewLink() {
  const { title, text } = words()['new-link']
  return (
    <FoldedForm title={title} does="new-link" button={title}>
      <p className="mb-3">{text}</p>
    </FoldedForm>
  )
}

/** Acts of the buttons of these forms. */
export const formPresses = {
  note: async ({ office, id }, form) => {
    await keepNote(office, id, readNote(form.get('note') ?? ''))
    return undefined
  },
  guest: correct,
  'new-link': sendNewLink,
  'ask-later': async ({ office, id }) => refusalIn(await askRestLater(office, id)),
  'write-off': async ({ office, id }) => refusalIn(await writeOff(office, id)),
} as const satisfies Presses<BookingVisit>

async function sendNewLink({
  office,
  id,
  reservation,
}: BookingVisit): Promise<Refused | undefined> {
  if (reservation.email === '') return refusedAt(noField, deskWords().desk.noMail)
  await replaceLink(office, id)
  return undefined
}

async function correct(
  { office, id }: DeskVisit,
  form: URLSearchParams,
): Promise<Refused | undefined> {
  const read = readAsked(correcting(), form)
  if (read.kind === 'refused') return read.refused
  await correctGuest(office, id, read.value)
  return undefined
}
