import { SelectField, TextField } from '#app/ui/field.tsx'
import type { Session } from '#booking/dates/session.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskSplit as words } from '#content/words/nl/desk-split.ts'
import { deskPath } from '#language/desk-paths.ts'
import type { ReservationOnFile } from '#store/reservations.ts'
import { Fold } from './buttons.tsx'
import { DateChoices } from './printed.tsx'

export type Typed = { readonly going: string; readonly date: string }

type Form = {
  readonly reservation: ReservationOnFile
  readonly dates: readonly Session[]
  readonly typed?: Typed
  readonly problems?: Partial<Typed>
}

/** On the booking's page; what it does is a page of its own. */
export function Split(props: Form) {
  return (
    <Fold title={words.title}>
      <p className="mb-5">{words.text}</p>
      <SplitForm {...props} />
    </Fold>
  )
}

export function SplitForm({ reservation, dates, typed, problems = {} }: Form) {
  if (dates.length === 0) return <p>{deskPages.booking.noOtherDate}</p>
  return (
    <form action={deskPath('boeking', reservation.id, 'splitsen')} noValidate>
      <TextField
        name="going"
        label={words.going}
        inputMode="numeric"
        defaultValue={typed?.going ?? '1'}
        problem={problems.going}
      />
      <SelectField
        name="date"
        label={deskPages.booking.moveTo}
        defaultValue={typed?.date ?? ''}
        problem={problems.date}
      >
        <DateChoices dates={dates} />
      </SelectField>
      <button className="button-quiet" type="submit">
        {deskPages.booking.weighParty}
      </button>
    </form>
  )
}
