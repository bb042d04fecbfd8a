import { openCount, participantOptions } from '#booking/reservations/reservation-request.ts'
import type { Words } from '#content/words/shape.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { SelectField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { SessionOnOffer } from './booking-data.ts'

type Props = {
  readonly words: Words['booking']['form'] & Pick<Words['booking']['schedule'], 'placesFree'>
  readonly language: Language
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: string | undefined
  readonly session: SessionOnOffer | undefined
  readonly largest: number
}

/** A list, with a button on each side once scripts are there. The hint is shown at "5 or more" alone. */
export function PartyField(props: Props) {
  const { words, language, value, onChange, problem, session, largest } = props
  const options = participantOptions.filter((count) => Number(count) <= largest || count === value)
  const at = options.findIndex((count) => count === value)
  // The date may still change without scripts, and the list would not.
  const most = useHydrated() && session ? session.left : openCount
  const step = (by: -1 | 1) => {
    const next = options[at + by]
    const to = by > 0 && Number(next) > most ? undefined : next
    return (
      <button
        type="button"
        data-held
        className="button-plain step"
        aria-label={by < 0 ? words.fewer : words.more}
        aria-disabled={to === undefined}
        onClick={() => to !== undefined && onChange(to)}
      >
        <span aria-hidden="true">{by < 0 ? '−' : '+'}</span>
      </button>
    )
  }
  return (
    <>
      <SelectField
        name="participants"
        label={words.participants}
        hint={options.length < openCount ? undefined : words.fiveOrMoreHint}
        problem={problem}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        before={step(-1)}
        after={step(1)}
      >
        <option value="" disabled>
          {words.participantsPrompt}
        </option>
        {options.map((count) => (
          // A number chosen already stays, as browsers send no disabled one.
          <option key={count} value={count} disabled={Number(count) > most && count !== value}>
            {Number(count) === openCount
              ? words.fiveOrMore
              : fillCounted(words.participantCount, Number(count), language)}
          </option>
        ))}
      </SelectField>
      {session && (
        <p className="-mt-3 mb-5 text-meta text-soft">
          {placesText({ words, language, session }, Number(value))}
        </p>
      )}
    </>
  )
}

type Places = Pick<Props, 'words' | 'language'> & { readonly session: SessionOnOffer }

/** "2 of the 6 free places"; for nobody yet, and for more people than there are places, how many are free. */
function placesText({ words, language, session: { left } }: Places, people: number): string {
  const { placesFree, placesChosen } = words
  if (people === 0 || people > left) return fillCounted(placesFree, left, language)
  return fill(fillCounted(placesChosen, left, language), { people })
}
