import { largestWaitingParty } from '#booking/waiting-request.ts'
import type { WaitingListWords } from '#content/words/shape/waiting-list.ts'
import type { Language } from '#language/languages.ts'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import { DateChoice, type DateOption } from '../date-choice.tsx'
import { PlainDocument } from '../document.tsx'
import { FormProblems } from '../form-problems.tsx'
import { LinkList } from '../link-list.tsx'

export type JoinPageProps = {
  readonly language: Language
  readonly words: WaitingListWords
  /** Those that are full, or nearly; none: there is nothing to wait for. */
  readonly dates: readonly DateOption[]
  readonly typed: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, string>>
  /** Where the dates with room are. */
  readonly schedulePath: string
}

/** For a party that a date has no room for: which date, how many, and where to write to. */
export function JoinPage(props: JoinPageProps) {
  const { language, words, dates, problems, schedulePath } = props
  const { title, text, nothingFull, schedule } = words.join
  return (
    <PlainDocument language={language} title={title}>
      <h1 className="text-43">{title}</h1>
      <p className="my-5 text-lead">{dates.length > 0 ? text : nothingFull}</p>
      <FormProblems language={language} problems={problems} />
      {dates.length > 0 && <JoinForm {...props} />}
      <LinkList links={[{ to: schedulePath, text: schedule }]} />
    </PlainDocument>
  )
}

function JoinForm({ words, dates, typed, problems }: JoinPageProps) {
  const { join } = words
  return (
    <form method="post" noValidate className="mt-8">
      <DateChoice
        legend={join.date}
        options={dates}
        chosen={dates.length === 1 ? dates[0]?.id : typed['date']}
        problem={problems['date']}
      />
      <SelectField
        name="participants"
        label={join.participants}
        hint={join.participantsHint}
        problem={problems['participants']}
        defaultValue={typed['participants'] ?? '2'}
      >
        {Array.from({ length: largestWaitingParty }, (_, i) => (
          <option key={i}>{i + 1}</option>
        ))}
      </SelectField>
      <TextField
        name="name"
        label={join.name}
        problem={problems['name']}
        defaultValue={typed['name']}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextField
        name="email"
        type="email"
        label={join.email}
        hint={join.emailHint}
        problem={problems['email']}
        defaultValue={typed['email']}
        autoComplete="email"
        maxLength={255}
        required
      />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="website">{join.honeypot}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <CheckField
        name="consent"
        label={join.consent}
        problem={problems['consent']}
        defaultChecked={typed['consent'] === 'on'}
        required
      />
      <button className="button" type="submit">
        {join.button}
      </button>
    </form>
  )
}
