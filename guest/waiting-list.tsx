import { type Context, Hono } from 'hono'
import { SaidPage, TitledPage } from '#app/plain/pages.tsx'
import {
  fieldOf,
  FormProblems,
  LinkList,
  noField,
  problemsAt,
  type Refused,
  SubmitButton,
  type Texts,
} from '#app/plain/parts.tsx'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import { availabilityOf, isUpcoming, type Session } from '#booking/dates/session.ts'
import { typedLine } from '#booking/requests/text-rules.ts'
import { hasWaitingList } from '#booking/waiting/waiting-list.ts'
import { largestWaitingParty, readWaitingRequest } from '#booking/waiting/waiting-request.ts'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { defaultLanguage, isLanguage, type Language } from '#language/languages.ts'
import { type JoinOutcome, joinWaitingList } from '#office/waiting/waiting-list.ts'
import { tooOften } from '#server/http/closed-text.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { answerDone, answerPlain } from '#server/http/plain-page.ts'
import { readForm } from '#server/http/read-form.ts'
import { DateChoice } from './date-choice.tsx'

export function createWaitingList(parts: PageServices): Hono {
  const list = new Hono()

  list.get('/', (c) => {
    const language = languageAsked(c)
    if (c.req.query('joined') === undefined) {
      return answerForm(c, parts, { language, typed: { date: c.req.query('date') ?? '' } })
    }
    const words = wordsIn(language).waitingList
    const links = [{ to: pathTo('booking', language), text: words.join.schedule }]
    return answerPlain(c, <SaidPage language={language} said={words.joined} links={links} />)
  })

  list.post('/', async (c) => {
    const turn = parts.formPace(c)
    if (turn.kind === 'turned-away') return tooOften(c, turn)
    const form = await readForm(c)
    if (form instanceof Response) return form
    const language = languageAsked(c)
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, typedLine(value)]))
    if (turn.kind === 'taken') return join(c, parts, { language, typed })
    c.header('Retry-After', String(turn.waitSeconds))
    const problems = { [noField]: wordsIn(language).errors.request.tooMany }
    return answerForm(c, parts, { language, typed, problems, status: 429 })
  })

  return list
}

function languageAsked(c: Context): Language {
  const asked = c.req.query('lng')
  return isLanguage(asked) ? asked : defaultLanguage
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
    return answerForm(c, parts, { language, typed, problems })
  }
  const from = parts.fromOf(c)
  const outcome = await joinWaitingList(parts.office, read.value, { language, from })
  if (outcome.kind === 'joined') return answerDone(c, joined)
  return answerForm(c, parts, { language, typed, problems: refused(outcome, language) })
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

type Form = Partial<Refused> & { readonly language: Language; readonly status?: 429 }

async function answerForm(c: Context, { office }: PageServices, form: Form): Promise<Response> {
  const { language, problems = {} } = form
  const status = form.status ?? (Object.keys(problems).length > 0 ? 422 : 200)
  const now = office.clock.now()
  // Those that are full, or nearly; none: there is nothing to wait for.
  const dates = (await office.store.listSessions(now)).filter(
    (session) => isUpcoming(session, now) && hasWaitingList(session),
  )
  const { title, text, nothingFull, schedule } = wordsIn(language).waitingList.join
  const page = (
    <TitledPage language={language} title={title}>
      <p className="my-5 text-lead">{dates.length > 0 ? text : nothingFull}</p>
      <FormProblems language={language} problems={problems} />
      {dates.length > 0 && <JoinForm dates={dates} {...form} />}
      <LinkList links={[{ to: pathTo('booking', language), text: schedule }]} />
    </TitledPage>
  )
  return answerPlain(c, page, status)
}

function JoinForm(props: Form & { readonly dates: readonly Session[] }) {
  const { language, dates, typed = {}, problems = {} } = props
  const words = wordsIn(language).waitingList.join
  const field = (name: 'participants' | 'name' | 'email', first?: string) => ({
    label: words[name],
    ...fieldOf(props, name, first),
  })
  return (
    <form method="post" noValidate className="mt-8">
      <DateChoice
        legend={words.date}
        chosen={dates.length === 1 ? dates[0]?.id : typed['date']}
        problem={problems['date']}
        note={(session) => noteOn(session, language)}
        {...{ dates, language }}
      />
      <SelectField hint={words.participantsHint} {...field('participants', '2')}>
        {Array.from({ length: largestWaitingParty }, (_, i) => (
          <option key={i}>{i + 1}</option>
        ))}
      </SelectField>
      <TextField {...field('name')} autoComplete="name" maxLength={100} required />
      <TextField
        type="email"
        hint={words.emailHint}
        {...field('email')}
        autoComplete="email"
        maxLength={255}
        required
      />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="website">{words.honeypot}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
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
  return `${workshopNames[session.workshop]}, ${state.toLocaleLowerCase(language)}`
}
