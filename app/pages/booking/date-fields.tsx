import { useLayoutEffect } from 'react'
import { workshopSlugs } from '#booking/workshops.ts'
import { type FormProblem, problemOf } from '#app/ui/error-summary.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import type { DateView } from '../date-view.ts'
import type { BookingData } from './booking-page.tsx'
import { type Choice, dateIdOf, openDates, shownDate } from './choice.ts'

type Props = {
  readonly data: BookingData
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
  readonly problems: readonly FormProblem[]
}

/** Which workshop, and when. Another workshop clears the date (specification, section 4). */
export function DateFields({ data, choice, onChoose, problems }: Props) {
  const { words, workshopNames } = data
  const form = words.form
  // Without script every date is there under its workshop's name: another workshop can be chosen.
  const scripted = useScripted()
  const listed = scripted ? openDates(data.dates, choice.workshopType) : data.dates

  // What was chosen before the scripts came is known to the browser alone.
  useLayoutEffect(() => {
    const early = chosenEarly(data.dates)
    if (early.workshopType !== choice.workshopType || early.dateId !== choice.dateId)
      onChoose(early)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, while the first page still stands
  }, [])

  return (
    <>
      <SelectField
        name="workshopType"
        label={form.workshopType}
        required
        value={choice.workshopType}
        onChange={(event) => onChoose({ workshopType: event.target.value, dateId: '' })}
        problem={problemOf(problems, 'workshopType')}
      >
        <option value="" disabled>
          {form.workshopPrompt}
        </option>
        {workshopSlugs.map((slug) => (
          <option key={slug} value={slug}>
            {workshopNames[slug]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="preferredDate"
        label={form.preferredDate}
        required
        value={shownDate(listed, choice)}
        onChange={(event) =>
          onChoose({ ...choice, dateId: dateIdOf(data.dates, event.target.value) })
        }
        problem={problemOf(problems, 'preferredDate')}
      >
        <DateOptions data={data} workshopType={choice.workshopType} scripted={scripted} />
      </SelectField>
    </>
  )
}

/** What the two lists say before script has touched them: there, a date may be chosen first. */
function chosenEarly(dates: readonly DateView[]): Choice {
  const valueOf = (name: string) =>
    document.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? ''
  const dateId = dateIdOf(dates, valueOf('preferredDate'))
  const date = dates.find(({ id }) => id === dateId)
  const workshopType = valueOf('workshopType') || (date?.workshop ?? '')
  return { workshopType, dateId: date?.workshop === workshopType ? dateId : '' }
}

type OptionsProps = {
  readonly data: BookingData
  readonly workshopType: string
  readonly scripted: boolean
}

/**
 * With script, the dates of the chosen workshop, or a disabled prompt to choose one first. Without,
 * the browser cannot know what was chosen, so every date is there under its workshop's name.
 */
function DateOptions({ data, workshopType, scripted }: OptionsProps) {
  const { dates, words, workshopNames } = data
  const open = openDates(dates, workshopType)
  if (!scripted) {
    return (
      <>
        <Prompt text={words.form.datePrompt} />
        {workshopSlugs.map((slug) => (
          <optgroup key={slug} label={workshopNames[slug]}>
            <Options dates={openDates(dates, slug)} />
          </optgroup>
        ))}
      </>
    )
  }
  if (workshopType === '') return <Prompt text={words.form.datePromptFirst} />
  if (open.length === 0) return <Prompt text={words.form.dateNone} />
  return (
    <>
      <Prompt text={words.form.datePrompt} />
      <Options dates={open} />
    </>
  )
}

function Prompt({ text }: { text: string }) {
  return (
    <option value="" disabled>
      {text}
    </option>
  )
}

function Options({ dates }: { dates: readonly DateView[] }) {
  return dates.map(({ id, choice, availability }) => (
    <option key={id} value={choice}>
      {`${choice} (${availability})`}
    </option>
  ))
}
