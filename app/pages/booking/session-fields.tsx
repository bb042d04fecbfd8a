import { type FormProblem, problemOf } from '../../ui/error-summary.tsx'
import { SelectField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { SessionView } from '../session-view.ts'
import type { BookingData, FormProps } from './booking-data.ts'
import { sessionIdOf, openSessions, shownSession } from './choice.ts'

type Props = Omit<FormProps, 'refused'> & { readonly problems: readonly FormProblem[] }

/** Another workshop clears the date (specification, section 4). */
export function SessionFields({ data, choice, onChoose, problems }: Props) {
  const { words, workshops } = data
  const form = words.form
  // A page without script does not know which workshop is chosen: it lists every date under its
  // workshop's name, and the page's first script offers those of the chosen one alone
  // (`app/layout/first-script.ts`).
  const scripted = useHydrated()
  const listed = scripted ? openSessions(data.sessions, choice.workshopType) : data.sessions

  return (
    <>
      <SelectField
        name="workshopType"
        label={form.workshopType}
        required
        value={choice.workshopType}
        onChange={(event) => onChoose({ workshopType: event.target.value, sessionId: '' })}
        problem={problemOf(problems, 'workshopType')}
      >
        <option value="" disabled>
          {form.workshopPrompt}
        </option>
        {workshops.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="preferredDate"
        label={form.preferredDate}
        required
        data-of="workshopType"
        value={shownSession(listed, choice)}
        onChange={(event) =>
          onChoose({ ...choice, sessionId: sessionIdOf(listed, event.target.value) })
        }
        problem={problemOf(problems, 'preferredDate')}
      >
        <SessionOptions data={data} workshopType={choice.workshopType} scripted={scripted} />
      </SelectField>
    </>
  )
}

type OptionsProps = { data: BookingData; workshopType: string; scripted: boolean }

function SessionOptions({ data, workshopType, scripted }: OptionsProps) {
  const { sessions, words, workshops } = data
  const open = openSessions(sessions, workshopType)
  if (!scripted) {
    return (
      <>
        <Prompt
          key="first"
          text={workshopType === '' ? words.form.datePromptFirst : words.form.datePrompt}
        />
        {workshops.map(({ slug, name }) => (
          <optgroup
            key={slug}
            label={name}
            data-of={slug}
            data-prompt={
              openSessions(sessions, slug).length > 0 ? words.form.datePrompt : words.form.dateNone
            }
            suppressHydrationWarning
          >
            <Options sessions={openSessions(sessions, slug)} />
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
      <Options sessions={open} />
    </>
  )
}

function Prompt({ text }: { text: string }) {
  return (
    <option value="" disabled suppressHydrationWarning>
      {text}
    </option>
  )
}

/** A phone's list is narrow, so only what is nearly full says so, and how many days only a course. */
function Options({ sessions }: { sessions: readonly SessionView[] }) {
  return sessions.map(({ id, choice, state, availability, length }) => {
    const name = length ? `${choice}, ${length}` : choice
    return (
      <option key={id} value={choice}>
        {state === 'few-left' ? `${name} (${availability})` : name}
      </option>
    )
  })
}
