import { FormFields } from '#app/plain/form-fields.tsx'
import { TextLink, useField } from '#app/plain/parts.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { placesLeft, type Session } from '#booking/dates/session.ts'
import { partySizeForm } from '#booking/forms/owner-forms.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import { Fold } from '../buttons.tsx'
import { dateAndTime } from '../dates/date-text.ts'
import { SessionChoices } from '../dates/date-fields.tsx'
import { asking, AskingForm } from '../desk-form.tsx'
import { persons, deskWords } from '../desk-language.ts'
import { toldText } from '../reservations/booking-text.tsx'

const words = () => deskWords().pages.booking
const buttons = () => deskWords().buttons.booking

export type SplitProps = {
  readonly reservation: ReservationOnFile
  readonly sessions: readonly Session[]
}

type SizeProps = Pick<SplitProps, 'reservation'> & {
  /** Part of the money for places given up that the terms give back today. */
  readonly percent: number
}

/** Each near number leads to a page with its sums; another one is typed below. */
export function PartyNumbers({ reservation, percent }: SizeProps) {
  const { id, participants, session } = reservation
  const room = placesLeft(session)
  const near = countsTo(participants + Math.min(room, maxBeside)).slice(-2 * maxBeside - 1)
  const numbers = near.filter((n) => n !== participants && n >= participants - maxBeside)
  if (numbers.length === 0) return null
  return (
    <div className="no-print py-3">
      <p>{fill(words().partyNow, { n: participants })}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {numbers.map((n) => (
          <a
            key={n}
            className="choice"
            href={`${deskPath('boeking', id, 'personen')}?participants=${n}`}
            aria-label={persons(n)}
          >
            {n}
          </a>
        ))}
      </p>
      <PartySize {...{ reservation, percent }} />
    </div>
  )
}

const maxNumbers = 12
const maxBeside = 4

function countsTo(most: number): readonly number[] {
  return Array.from({ length: Math.max(0, most) }, (_, i) => i + 1)
}

const sizing = () =>
  asking(partySizeForm, { does: 'party', words: { ...deskWords().pages.date, ...buttons().party } })

export function PartySize({ reservation, percent }: SizeProps) {
  const { participants, session } = reservation
  const left = placesLeft(session)
  return (
    <AskingForm
      of={sizing()}
      first={{ participants: String(participants) }}
      looks={{ participants: { hint: fill(buttons().party.free, { left }) } }}
    >
      <p className="mb-5">{`${fill(buttons().party.text, { percent })} ${toldText(reservation, buttons().party.mail)}`}</p>
    </AskingForm>
  )
}

/** Only asks for the page of another number: sent as the booking's form is, it would make the change at once. */
export function AnotherSize() {
  return (
    <form noValidate className="mt-3">
      <FormFields form={sizing()} />
      <button className="button-quiet" type="submit">
        {buttons().party.button}
      </button>
    </form>
  )
}

export function ToSplit({ isInvoiced, ...props }: SplitProps & { readonly isInvoiced: boolean }) {
  const { title, text, invoiced } = deskWords().split
  return (
    <Fold title={title}>
      <p className="mb-3">{isInvoiced ? invoiced : text}</p>
      {!isInvoiced && <SplitWays {...props} />}
    </Fold>
  )
}

/** The first dates have a button each; the form has every date. */
const maxDates = 6

function SplitWays({ reservation, sessions }: SplitProps) {
  const { id, participants } = reservation
  const page = deskPath('boeking', id, 'splitsen')
  if (sessions.length === 0) return <p>{buttons().move.noOtherDate}</p>
  return (
    <>
      <p className="mb-3">{deskWords().split.choose}</p>
      {sessions.slice(0, maxDates).map((session) => {
        const left = placesLeft(session)
        return (
          <div key={session.id} className="mb-3">
            <p className="text-meta">{dateAndTime(session)}</p>
            <p className="mt-1 flex flex-wrap gap-2">
              {countsTo(Math.min(maxNumbers, participants - 1, left)).map((n) => (
                <a
                  key={n}
                  className="choice"
                  href={`${page}?${new URLSearchParams({ going: String(n), date: session.id })}`}
                  aria-label={fill(deskWords().split.goingTo, { n, date: dateAndTime(session) })}
                >
                  {n}
                </a>
              ))}
            </p>
          </div>
        )
      })}
      <TextLink to={page}>{deskWords().split.more}</TextLink>
    </>
  )
}

export function SplitForm({ reservation, sessions }: SplitProps) {
  const going = useField('going', '1')
  const date = useField('date', '')
  if (sessions.length === 0) return <p>{buttons().move.noOtherDate}</p>
  return (
    <form action={deskPath('boeking', reservation.id, 'splitsen')} noValidate>
      <TextField label={deskWords().split.going} inputMode="numeric" {...going} />
      <SelectField label={buttons().move.to} {...date}>
        <SessionChoices sessions={sessions} />
      </SelectField>
      <button className="button-quiet" type="submit">
        {buttons().party.button}
      </button>
    </form>
  )
}
