import type { Refused } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import type { House } from '#booking/house/house.ts'
import { awayPeriod } from '#booking/dates/session-form.ts'
import { deskAway as words } from '#content/words/nl/desk-away.ts'
import { fill } from '#language/fill.ts'
import { printSpan } from '#language/spans.ts'
import { comeBack, goAway } from '#office/dates/go-away.ts'
import type { AwayOnFile } from '#store/dates/away.ts'
import { DeskButton } from '../buttons.tsx'
import { asking, AskingForm, readAsked } from '../desk-form.tsx'
import { dayText } from '../dutch.ts'
import type { DeskVisit } from '../visit.ts'

const leaving = asking(awayPeriod, {
  does: 'away',
  title: words.title,
  button: words.button,
  words,
})

type Props = {
  readonly periods: readonly AwayOnFile[]
  readonly refused: Refused | undefined
  readonly house: House
}

export function AwayForms({ periods, refused, house }: Props) {
  const hours = printSpan(house.terms.answerHours, 'hours', 'nl')
  return (
    <>
      <AskingForm of={leaving} refused={refused} isFolded={false}>
        <p className="mb-5">{fill(words.text, { hours })}</p>
      </AskingForm>
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

/** Undefined when it was done; otherwise the problems. */
export async function actOnAway(
  { office, now }: DeskVisit,
  does: 'away' | 'back',
  form: URLSearchParams,
): Promise<Refused | undefined> {
  if (does === 'back') {
    await comeBack(office, form.get('period') ?? '')
    return undefined
  }
  const read = readAsked(leaving, form, dayOf(now))
  if (read.kind === 'refused') return read.refused
  await goAway(office, read.value)
  return undefined
}
