import { fieldOf, type Refused, type Texts } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { readPeriod } from '#booking/forms/owner-forms.ts'
import { deskAway as words } from '#content/words/nl/desk-away.ts'
import { fill } from '#language/fill.ts'
import { comeBack, goAway } from '#office/dates/go-away.ts'
import type { AwayOnFile } from '#store/dates/away.ts'
import { DeskButton, refusedAt } from '../buttons.tsx'
import { DeskForm } from '../desk-form.tsx'
import { dayText } from '../dutch.ts'
import type { DeskVisit } from '../visit.ts'

type Props = { readonly periods: readonly AwayOnFile[]; readonly refused: Refused | undefined }

export function AwayForms({ periods, refused }: Props) {
  return (
    <>
      <DeskForm title={words.title} does="away" button={words.button}>
        <p className="mb-5">{words.text}</p>
        <TextField type="date" label={words.from} {...fieldOf(refused, 'awayFrom')} />
        <TextField type="date" label={words.until} {...fieldOf(refused, 'awayUntil')} />
      </DeskForm>
      {periods.map(({ id, from, until }) => (
        <form key={id} method="post" className="mt-5 border-t border-rule pt-5">
          <p className="mb-3">
            {fill(words.period, { from: dayText(from), until: dayText(until) })}
          </p>
          <input type="hidden" name="period" value={id} />
          <DeskButton does="back">{words.back}</DeskButton>
        </form>
      ))}
    </>
  )
}

/** Undefined when it was done; else what is wrong. */
export async function actOnAway(
  { office, now }: DeskVisit,
  does: 'away' | 'back',
  typed: Texts,
): Promise<Refused | undefined> {
  if (does === 'back') {
    await comeBack(office, typed['period'] ?? '')
    return undefined
  }
  const { awayFrom: closeFrom, awayUntil: closeUntil } = typed
  const read = readPeriod({ closeFrom, closeUntil }, dayOf(now))
  if (read.kind === 'invalid') return refusedAt('awayUntil', words.problem, typed)
  await goAway(office, read.value)
  return undefined
}
