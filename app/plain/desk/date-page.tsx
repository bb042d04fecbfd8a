import { deskPages } from '#content/words/nl/desk-pages.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { fill } from '#language/fill.ts'
import { CheckField, SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { FormProblems } from '../form-problems.tsx'
import { LinkList, type PageLink } from '../link-list.tsx'
import { DeskForm } from './desk-form.tsx'
import {
  Parties,
  type Party,
  PrepSheet,
  type SheetSection,
  WaitingList,
  type WaitingParty,
} from './date-lists.tsx'
import { FormerGuests, type FormerGuestsProps } from './former-guests.tsx'
import { DeskFrame, type DeskPath } from './frame.tsx'

export type DeskDate = {
  readonly title: string
  readonly workshop: string
  /** A sentence; of a date that was called off, who still has places elsewhere. */
  readonly places: string
  readonly state: 'open' | 'closed' | 'called-off'
  readonly parties: readonly Party[]
  /** Who had booked it; of a date that was called off alone. */
  readonly former: FormerGuestsProps | undefined
  /** Who waits for a place, first in line first; or waited, when it was called off. */
  readonly waiting: readonly WaitingParty[]
  /** Empty while nobody comes. */
  readonly sheet: readonly SheetSection[]
  readonly links: readonly PageLink[]
  /** What calling it off would do, and who hears so. */
  readonly callOffText: string
  readonly fields: DateFields
  readonly problems: Readonly<Record<string, string>>
  /** What a button did just now. */
  readonly done: string | undefined
  /** What was typed for a booking by telephone, when it was refused. */
  readonly phone: Readonly<Record<string, string>>
}

export type DateFields = {
  readonly capacity: string
  readonly bookedElsewhere: string
  readonly minimum: string
  readonly decidesOn: string
  readonly note: string
}

/** One date: who comes, printed as a list to tick off, and everything that can be done about it. */
export function DeskDatePage({ to, date }: { to: DeskPath; date: DeskDate }) {
  const words = deskPages.date
  return (
    <DeskFrame title={`${date.workshop}, ${date.title}`} to={to}>
      <p className="text-meta text-soft">{date.workshop}</p>
      <h1 className="mt-1 text-43">{date.title}</h1>
      <p className="mt-5 text-lead">
        {date.places} {date.state !== 'open' && <strong>{words.state[date.state]}.</strong>}
      </p>
      <div className="mt-5">
        {date.done && <p className="notice">{date.done}</p>}
        <FormProblems language="nl" problems={date.problems} />
      </div>
      {(!date.former || date.parties.length > 0) && (
        <section className="mt-8">
          <h2 className="text-25">{words.people}</h2>
          <Parties parties={date.parties} />
        </section>
      )}
      {date.former && <FormerGuests {...date.former} />}
      <LinkList links={date.links} />
      <WaitingList
        title={date.former ? words.former.waited : words.waiting}
        waiting={date.waiting}
        note={date.state === 'closed' ? words.waitingClosed : undefined}
      />
      <PrepSheet sections={date.sheet} />
      {date.state !== 'called-off' && <DateForms date={date} />}
    </DeskFrame>
  )
}

function DateForms({ date }: { date: DeskDate }) {
  const words = deskPages.date
  return (
    <div className="no-print grid gap-x-13 md:grid-cols-2">
      <PhoneBooking date={date} />
      <ChangeDate date={date} />
      <DeskForm
        title={date.state === 'open' ? words.close : words.open}
        does={date.state === 'open' ? 'close' : 'open'}
        button={date.state === 'open' ? words.close : words.open}
      />
      <DeskForm title={words.callOff} does="call-off" button={words.callOff} isGrave>
        <p className="mb-2">{date.callOffText}</p>
        <CheckField name="sure" label={words.callOffSure} problem={date.problems['sure']} />
      </DeskForm>
    </div>
  )
}

function PhoneBooking({ date: { problems, phone } }: { date: DeskDate }) {
  const words = deskPages.date
  return (
    <DeskForm title={words.phone} does="phone" button={words.book}>
      <p className="mb-5">{words.phoneText}</p>
      <TextField
        name="participants"
        label={words.participants}
        inputMode="numeric"
        defaultValue={phone['participants'] ?? '1'}
        problem={problems['participants']}
      />
      <TextField
        name="name"
        label={words.name}
        maxLength={100}
        defaultValue={phone['name']}
        problem={problems['name']}
      />
      <TextField
        name="email"
        label={words.email}
        maxLength={255}
        defaultValue={phone['email']}
        problem={problems['email']}
      />
      <SelectField name="language" label={words.language} defaultValue={phone['language'] ?? 'nl'}>
        {Object.entries(languageNames).map(([language, name]) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="phone-note"
        label={words.phoneNote}
        rows={2}
        defaultValue={phone['phone-note']}
      />
    </DeskForm>
  )
}

function ChangeDate({ date: { fields, problems } }: { date: DeskDate }) {
  const words = deskPages.date
  const numbers = [
    ['capacity', words.capacity],
    ['bookedElsewhere', words.bookedElsewhere],
    ['minimum', words.minimum],
  ] as const
  return (
    <DeskForm title={words.change} does="change" button={words.save}>
      {numbers.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          inputMode="numeric"
          defaultValue={fields[name]}
          problem={problems[name]}
        />
      ))}
      <TextField
        name="decidesOn"
        type="date"
        label={words.decidesOn}
        defaultValue={fields.decidesOn}
        problem={problems['decidesOn']}
      />
      <TextArea
        name="note"
        label={words.note}
        rows={3}
        maxLength={2000}
        defaultValue={fields.note}
      />
    </DeskForm>
  )
}

/** "6 van de 10 plaatsen bezet, waarvan 2 elders geboekt" */
export function placesText(taken: number, capacity: number, elsewhere: number): string {
  const words = deskPages.date
  const text = fill(words.taken, { taken, capacity })
  return elsewhere > 0 ? `${text}, ${fill(words.elsewhere, { count: elsewhere })}` : text
}
