/** A date to choose, printed. */
export type DateOption = {
  readonly id: string
  readonly date: string
  readonly time: string
  /** What else there is to know: the workshop, the places left. */
  readonly note: string
}

type Props = {
  readonly legend: string
  readonly options: readonly DateOption[]
  /** Id of the one that is chosen already. */
  readonly chosen?: string
  readonly problem: string | undefined
}

/** One date out of some: a row each, as wide as the page, for a thumb. */
export function DateChoice({ legend, options, chosen, problem }: Props) {
  return (
    <fieldset aria-describedby={problem && 'date-problem'}>
      <legend className="font-serif text-25">{legend}</legend>
      {problem && (
        <p id="date-problem" className="mt-2 border-l-4 border-beet pl-3 font-semibold text-beet">
          {problem}
        </p>
      )}
      <ul className="mt-3 mb-8 border-t border-rule">
        {options.map(({ id, date, time, note }, i) => (
          <li key={id} className="border-b border-rule">
            <label className="flex min-h-13 items-center gap-3 py-2">
              <input
                type="radio"
                // Where the summary of what is wrong leads.
                id={i === 0 ? 'date' : undefined}
                name="date"
                value={id}
                className="field-check"
                defaultChecked={id === chosen}
                required
              />
              <span>
                {date}, <span className="whitespace-nowrap">{time}</span>
                <span className="block text-meta text-soft">{note}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
