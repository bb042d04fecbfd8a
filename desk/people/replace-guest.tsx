import { fieldOf, noField, type Refused } from '#app/plain/parts.tsx'
import { Choices, SelectField, TextField } from '#app/ui/field.tsx'
import { paidCents } from '#booking/money/owed.ts'
import { deskNewcomer as words } from '#content/words/nl/desk-newcomer.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { languageNames } from '#content/words/nl/language-names.ts'
import { fill } from '#language/fill.ts'
import { replaceGuest } from '#office/people/replace-guest.ts'
import type { ReservationOnFile } from '#store/reservations/reservations.ts'
import type { KnownBooking } from '../reservations/booking-facts.tsx'
import { isRefused, refusedAt } from '../buttons.tsx'
import { FoldedForm } from '../desk-form.tsx'
import { euros } from '../dutch.ts'
import { refusedText } from '../printed.tsx'
import type { DeskVisit } from '../visit.ts'

const fields = ['name', 'email', 'language'] as const

/** Beside the guest's own fields, which are mended on the same page. */
function nameOf(field: (typeof fields)[number]) {
  return `newcomer-${field}` as const
}

export function NewcomerFold(props: {
  readonly reservation: ReservationOnFile
  readonly refused: Refused | undefined
}) {
  const { reservation, refused } = props
  const { payments, payer, name, language } = reservation
  const paidBy = payer?.name ?? (paidCents(payments) > 0 ? name : undefined)
  const isOpen = isRefused(refused, fields.map(nameOf))
  const field = (own: (typeof fields)[number], first?: string) =>
    fieldOf(refused, nameOf(own), first)
  return (
    <FoldedForm title={words.title} does="newcomer" button={words.button} isOpen={isOpen}>
      <p className="mb-5">
        {words.text} {paidBy && fill(words.textPaid, { name: paidBy })}
      </p>
      <TextField label={words.name} maxLength={100} {...field('name')} />
      <TextField label={words.email} maxLength={255} inputMode="email" {...field('email')} />
      <SelectField label={deskPages.date.language} {...field('language', language)}>
        <Choices of={languageNames} />
      </SelectField>
    </FoldedForm>
  )
}

export async function pressNewcomer(
  { office, id }: DeskVisit,
  form: URLSearchParams,
): Promise<Refused | undefined> {
  const [name = '', email = '', language = ''] = fields.map((own) => form.get(nameOf(own)) ?? '')
  const outcome = await replaceGuest(office, id, { name, email, language })
  if (outcome.kind === 'refused') return refusedAt(noField, refusedText(outcome))
  if (outcome.kind !== 'invalid') return undefined
  const { nameProblem, emailProblem } = deskPages.date
  const text = outcome.field === 'email' ? emailProblem : nameProblem
  return refusedAt(nameOf(outcome.field), text, Object.fromEntries(form))
}

/** Who came instead of whom, and what had been paid by then; no name where it was erased. */
export function cameText(
  replacedId: string,
  replaced: KnownBooking['replaced'],
  { name: guest }: ReservationOnFile,
): string {
  const at = replaced.findIndex(({ id }) => id === replacedId)
  const before = replaced[at]
  const name = replaced[at + 1]?.name ?? guest
  if (!before || !name) return words.cameNameless
  const sentence = before.paidCents > 0 ? words.camePaid : words.came
  const amount = euros(before.paidCents)
  return fill(sentence, { name, before: before.name, amount })
}
