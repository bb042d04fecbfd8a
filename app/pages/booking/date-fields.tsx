import { useLayoutEffect } from 'react'
import { workshopSlugs } from '#booking/workshops.ts'
import { type FormProblem, problemOf } from '#app/ui/error-summary.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import type { DateView } from '../date-view.ts'
import type { BookingData } from './booking-page.tsx'
import { type Choice, openDates } from './choice.ts'

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

  // What was chosen before the scripts came is known to the browser alone.
  useLayoutEffect(() => {
    const early = chosenEarly(data.dates)
    if (early.workshopType !== choice.workshopType || early.preferredDate !== choice.preferredDate)
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
        onChange={(event) => onChoose({ workshopType: event.target.value, preferredDate: '' })}
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
        value={choice.preferredDate}
        onChange={(event) => onChoose({ ...choice, preferredDate: event.target.value })}
        problem={problemOf(problems, 'preferredDate')}
      >
        <DateOptions data={data} workshopType={choice.workshopType} />
      </SelectField>
    </>
  )
}

/** What the two lists say before script has touched them: there, a date may be chosen first. */
function chosenEarly(dates: readonly DateView[]): Choice {
  const valueOf = (name: string) =>
    document.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? ''
  const preferredDate = valueOf('preferredDate')
  const date = dates.find(({ choice }) => choice === preferredDate)
  const workshopType = valueOf('workshopType') || (date?.workshop ?? '')
  return { workshopType, preferredDate: date?.workshop === workshopType ? preferredDate : '' }
}

/**
 * With script, the dates of the chosen workshop, or a disabled prompt to choose one first. Without,
 * the browser cannot know what was chosen, so every date is there under its workshop's name.
 */
function DateOptions({ data, workshopType }: { data: BookingData; workshopType: string }) {
  const { dates, words, workshopNames } = data
  const scripted = useScripted()
  const open = openDates(dates, workshopType)
  if (!scripted && workshopType === '') {
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
