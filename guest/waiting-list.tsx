import type { Context, Hono } from 'hono'
import { fieldOf, problemsAt, SubmitButton, type Texts } from '#app/plain/parts.tsx'
import { CheckField, NumberOptions, SelectField } from '#app/ui/field.tsx'
import { availabilityOf, isUpcoming, type Session } from '#booking/dates/session.ts'
import { hasWaitingList } from '#booking/waiting/waiting-list.ts'
import { largestWaitingParty, readWaitingRequest } from '#booking/waiting/waiting-request.ts'
import { wordsIn } from '#content/words/words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { type JoinOutcome, joinWaitingList } from '#office/waiting/waiting-list.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { DateChoice } from './date-choice.tsx'
import { answerForm, createVisitorForm, type Form, PersonFields } from './visitor-form.tsx'

export function createWaitingList(parts: PageServices): Hono {
  return createVisitorForm(parts, {
    mark: 'joined',
    said: (language) => {
      const { join: form, joined } = wordsIn(language).waitingList
      return { ...joined, schedule: form.schedule }
    },
    first: (c) => ({ date: c.req.query('date') ?? '' }),
    show: (c, form) => show(c, parts, form),
    send: (c, form) => join(c, parts, form),
  })
}

async function join(
  c: Context,
  parts: PageServices,
  { language, typed }: { readonly language: Language; readonly typed: Texts },
): Promise<Response> {
  const read = readWaitingRequest(typed)
  const joined = `${c.req.path}?lng=${language}&joined`
  // A robot learns nothing.
  if (read.kind === 'robot') return answerDone(c, joined)
  if (read.kind === 'invalid') {
    const problems = problemsAt(wordsIn(language).waitingList.problems, read.fields)
    return show(c, parts, { language, typed, problems })
  }
  const from = parts.fromOf(c)
  const outcome = await joinWaitingList(parts.office, read.value, { language, from })
  if (outcome.kind === 'joined') return answerDone(c, joined)
  return show(c, parts, { language, typed, problems: refused(outcome, language) })
}

function refused(outcome: Exclude<JoinOutcome, { kind: 'joined' }>, language: Language): Texts {
  const { problems } = wordsIn(language).waitingList
  switch (outcome.kind) {
    case 'has-room':
      return { participants: problems.hasRoom }
    case 'never-fits':
      return { participants: fill(problems.neverFits, { capacity: outcome.capacity }) }
    case 'no-such-date':
      return { date: problems.noSuchDate }
  }
}

async function show(c: Context, { office }: PageServices, form: Form): Promise<Response> {
  const now = office.clock.now()
  // Those that are full, or nearly; none: there is nothing to wait for.
  const dates = (await office.store.listSessions(now)).filter(
    (session) => isUpcoming(session, now) && hasWaitingList(session),
  )
  const { title, text, nothingFull, schedule } = wordsIn(form.language).waitingList.join
  return answerForm(c, form, {
    title,
    text: dates.length > 0 ? text : nothingFull,
    schedule,
    children: dates.length > 0 && <JoinForm dates={dates} {...form} />,
  })
}

function JoinForm(props: Form & { readonly dates: readonly Session[] }) {
  const { language, dates, typed = {}, problems = {} } = props
  const words = wordsIn(language).waitingList.join
  return (
    <form method="post" noValidate className="mt-8">
      <DateChoice
        legend={words.date}
        chosen={dates.length === 1 ? dates[0]?.id : typed['date']}
        problem={problems['date']}
        note={(session) => noteOn(session, language)}
        {...{ dates, language }}
      />
      <SelectField
        label={words.participants}
        hint={words.participantsHint}
        {...fieldOf(props, 'participants', '2')}
      >
        <NumberOptions most={largestWaitingParty} />
      </SelectField>
      <PersonFields form={props} words={words} />
      <CheckField
        name="consent"
        label={words.consent}
        problem={problems['consent']}
        defaultChecked={typed['consent'] === 'on'}
        required
      />
      <SubmitButton>{words.button}</SubmitButton>
    </form>
  )
}

function noteOn(session: Session, language: Language): string {
  const { workshopNames, availability } = wordsIn(language)
  const { left } = availabilityOf(session)
  const { fullyBooked, spotsLeft } = availability
  const state = left === 0 ? fullyBooked : fillCounted(spotsLeft, left, language)
  // "nog 3 plaatsen" stays on one line.
  const together = state.toLocaleLowerCase(language).replaceAll(' ', '\u00a0')
  return `${workshopNames[session.workshop]}, ${together}`
}
