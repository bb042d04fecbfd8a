import { deskPages } from '#content/words/nl/desk-pages.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { DeskBooking } from './booking-page.tsx'
import { DeskForm } from './desk-form.tsx'

/** Another date, once one is chosen. */
export function AnotherDate({
  choice: { does, text: meaning, dates },
  problem,
}: {
  choice: NonNullable<DeskBooking['anotherDate']>
  problem?: string
}) {
  const words = deskPages.booking
  if (dates.length === 0) return <p className="mt-5">{words.noOtherDate}</p>
  return (
    <form method="post" className="no-print mt-5">
      <p className="mb-5">{meaning}</p>
      <SelectField name="date" label={words.moveTo} problem={problem} defaultValue="">
        <option value="">{words.chooseDate}</option>
        {dates.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
      <button className="button-quiet" name="do" value={does} type="submit">
        {words.move}
      </button>
    </form>
  )
}

/** More people, or fewer. */
export function PartySize({
  party,
  problem,
}: {
  party: NonNullable<DeskBooking['party']>
  problem: DeskBooking['problem']
}) {
  const words = deskPages.booking
  const refused = problem?.field === 'participants' ? problem : undefined
  return (
    <DeskForm title={words.party} does="party" button={words.weighParty}>
      <p className="mb-5">{party.text}</p>
      <TextField
        name="participants"
        label={deskPages.date.participants}
        hint={party.free}
        inputMode="numeric"
        defaultValue={refused?.typed ?? party.size}
        problem={refused?.text}
      />
    </DeskForm>
  )
}
