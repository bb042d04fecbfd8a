import { readSent } from '#app/plain/form-fields.tsx'
import { noField } from '#app/plain/parts.tsx'
import { substituteForm } from '#booking/forms/owner-forms.ts'
import { paidCents } from '#booking/money/owed.ts'
import { fill } from '#language/fill.ts'
import { replaceGuest } from '#office/people/replace-guest.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { BookingOnPage } from '../reservations/read-booking.ts'
import { refusalAt } from '../buttons.tsx'
import { asking, AskingForm } from '../desk-form.tsx'
import { euros, languageChoices, deskWords } from '../desk-language.ts'
import { refusedText } from '../reservations/booking-text.tsx'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().substitute

const date = () => deskWords().pages.date

const replacing = () =>
  asking(substituteForm, {
    does: 'substitute',
    words: { ...date(), ...words() },
    choices: { language: languageChoices() },
    prefix: 'substitute-',
  })

export function SubstituteFold({ reservation }: { readonly reservation: ReservationOnFile }) {
  const { payments, payer, name, language } = reservation
  const paidBy = payer?.name ?? (paidCents(payments) > 0 ? name : undefined)
  return (
    <AskingForm of={replacing()} first={{ language }}>
      <p className="mb-5">
        {words().text} {paidBy && fill(words().textPaid, { name: paidBy })}
      </p>
    </AskingForm>
  )
}

export async function handleSubstitute({ office, id }: DeskVisit, form: URLSearchParams) {
  const read = readSent(replacing(), form)
  if (read.kind === 'refused') return read.refused
  const outcome = await replaceGuest(office, id, read.value)
  return outcome.kind === 'refused' ? refusalAt(noField, refusedText(outcome)) : undefined
}

/** A line of the history. An erased name is left out. */
export function substituteText(
  replacedId: string,
  replaced: BookingOnPage['replaced'],
  { name: guest }: ReservationOnFile,
): string {
  const at = replaced.findIndex(({ id }) => id === replacedId)
  const before = replaced[at]
  const name = replaced[at + 1]?.name ?? guest
  if (!before || !name) return words().cameNameless
  const sentence = before.paidCents > 0 ? words().camePaid : words().came
  const amount = euros(before.paidCents)
  return fill(sentence, { name, before: before.name, amount })
}
