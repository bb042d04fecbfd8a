import { fieldOf, type Refused } from '#app/plain/parts.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { Session } from '#booking/dates/session.ts'
import { guestForm, noteForm, partySizeForm } from '#booking/forms/owner-forms.ts'
import { owedCents, smallRestOf } from '#booking/money/owed.ts'
import type { CalledOff } from '#booking/reservations/life.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { DeskButton, Fold, ForGood, isRefused } from '../buttons.tsx'
import { asking, AskingForm, FoldedForm } from '../desk-form.tsx'
import { countedText, euros, deskWords } from '../desk-language.ts'
import { SessionChoices } from '../dates/session-choices.tsx'

const words = () => deskWords().pages.booking

type Form = { readonly reservation: ReservationOnFile; readonly refused: Refused | undefined }

/** Request of an unproven mailbox; others that came along with it can be declined together. */
export function Unproven({ burst }: { burst: number }) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-25">{deskWords().unproven.title}</h2>
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
    </section>
  )
}

export function AnotherSession(
  props: Form & {
    readonly calledOff: CalledOff | undefined
    readonly dates: readonly Session[]
  },
) {
  const { reservation, refused, calledOff, dates } = props
  if (dates.length === 0) {
    return (
      <Fold title={words().move}>
        <p>{words().noOtherDate}</p>
      </Fold>
    )
  }
  const told = reservation.email === '' ? deskWords().desk.noMail : words().moveMail
  const rebooking = calledOff?.refund === 'open' ? words().rebookPaidText : words().rebookText
  return (
    <FoldedForm
      title={words().move}
      does={calledOff ? 'rebook' : 'move'}
      button={words().move}
      isOpen={calledOff !== undefined || isRefused(refused, ['date'])}
    >
      <p className="mb-5">{calledOff ? rebooking : fill(words().moveText, { told })}</p>
      <SelectField label={words().moveTo} {...fieldOf(refused, 'date', '')}>
        <SessionChoices dates={dates} />
      </SelectField>
    </FoldedForm>
  )
}

export function WriteOff({ reservation: { payments } }: Pick<Form, 'reservation'>) {
  const amount = euros(owedCents(payments))
  return (
    <FoldedForm title={words().writeOff} does="write-off" button={words().writeOff}>
      <p className="mb-5">{fill(words().writeOffText, { amount })}</p>
    </FoldedForm>
  )
}

export function AskLater({ reservation: { payments, email } }: Pick<Form, 'reservation'>) {
  const amount = euros(smallRestOf(payments))
  const told = email === '' ? deskWords().desk.noMail : words().askLaterMail
  return (
    <form method="post" className="no-print mt-5">
      <p id="ask-later" className="mb-3 max-w-[33.5em]">
        {fill(words().askLaterText, { amount, told })}
      </p>
      <DeskButton does="ask-later" describedBy="ask-later">
        {words().askLater}
      </DeskButton>
    </form>
  )
}

const sizing = () =>
  asking(partySizeForm, {
    does: 'party',
    title: words().party,
    button: words().weighParty,
    words: deskWords().pages.date,
  })

export function PartySize(props: Form & { readonly refundPercent: number }) {
  const { reservation, refused, refundPercent } = props
  const { participants, session, email } = reservation
  const meaning = fill(words().partyText, { percent: refundPercent })
  const left = session.capacity - session.taken
  return (
    <AskingForm
      of={sizing()}
      refused={refused}
      first={{ participants: String(participants) }}
      looks={{ participants: { hint: fill(words().partyFree, { left }) } }}
    >
      <p className="mb-5">{`${meaning} ${email === '' ? deskWords().desk.noMail : words().partyMail}`}</p>
    </AskingForm>
  )
}

const noting = () =>
  asking(noteForm, {
    does: 'note',
    title: words().note,
    button: words().saveNote,
    words: words(),
  })

export const correcting = () => {
  const { guestFacts, factProblems, pages } = deskWords()
  return asking(guestForm, {
    does: 'guest',
    title: words().guest,
    button: words().saveGuest,
    words: { ...guestFacts, ...pages.date },
    problems: { ...factProblems, telephone: pages.date.telephoneProblem },
  })
}

export function NoteAndGuest({ reservation, refused }: Form) {
  return (
    <>
      <AskingForm
        of={noting()}
        refused={undefined}
        first={reservation}
        looks={{ note: { rows: 4 } }}
      />
      <AskingForm of={correcting()} refused={refused} first={reservation} />
    </>
  )
}
