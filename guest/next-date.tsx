import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { SaidPage, TitledPage } from '#app/plain/pages.tsx'
import {
  fieldOf,
  FormProblems,
  LinkList,
  noField,
  problemsAt,
  type Refused,
  SubmitButton,
} from '#app/plain/parts.tsx'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import { workshopSlugs } from '#booking/dates/session.ts'
import { typedLine } from '#booking/requests/text-rules.ts'
import { largestWaitingParty } from '#booking/waiting/waiting-request.ts'
import { readWishRequest } from '#booking/waiting/wish-request.ts'
import { weekdays } from '#booking/waiting/wish.ts'
import { printWeekday } from '#letters/print-wish.ts'
import { wordsIn } from '#content/words/words.ts'
import { nextDateLink, pathTo } from '#language/addresses.ts'
import { defaultLanguage, isLanguage, type Language, languages } from '#language/languages.ts'
import { askForNextDate } from '#office/waiting/next-date.ts'
import { tooOften } from '#server/http/closed-text.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { answerDone, answerPlain } from '#server/http/plain-page.ts'
import { readForm } from '#server/http/read-form.ts'
import { BookingJar } from './jars.tsx'

type Form = Partial<Refused> & { readonly language: Language; readonly status?: 429 }

export function createNextDate(parts: PageServices): Hono {
  const asking = new Hono()

  asking.get('/', (c) => {
    const language = languageAsked(c)
    if (c.req.query('asked') === undefined) {
      const workshop = c.req.query('workshop') ?? 'any'
      return answerForm(c, { language, typed: { workshop, [`suits-${language}`]: 'on' } })
    }
    const links = [
      { to: pathTo('booking', language), text: wordsIn(language).nextDate.ask.schedule },
    ]
    const said = wordsIn(language).nextDate.asked
    return answerPlain(c, <SaidPage {...{ language, said, links }} />)
  })

  asking.post('/', async (c) => {
    const turn = parts.formPace(c)
    if (turn.kind === 'turned-away') return tooOften(c, turn)
    const form = await readForm(c)
    if (form instanceof Response) return form
    const language = languageAsked(c)
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, typedLine(value)]))
    if (turn.kind === 'taken') return ask(c, parts, { language, typed })
    c.header('Retry-After', String(turn.waitSeconds))
    const problems = { [noField]: wordsIn(language).errors.request.tooMany }
    return answerForm(c, { language, typed, problems, status: 429 })
  })

  return asking
}

function languageAsked(c: Context): Language {
  const asked = c.req.query('lng')
  return isLanguage(asked) ? asked : defaultLanguage
}

async function ask(
  c: Context,
  parts: PageServices,
  { language, typed = {} }: Form,
): Promise<Response> {
  const read = readWishRequest(typed)
  if (read.kind === 'invalid') {
    const { languages: noLanguage, ...others } = wordsIn(language).nextDate.problems
    const problems = problemsAt({ ...others, 'suits-nl': noLanguage }, read.fields)
    return answerForm(c, { language, typed, problems })
  }
  // A robot learns nothing.
  if (read.kind === 'valid') {
    await askForNextDate(parts.office, read.value, { language, from: parts.fromOf(c) })
  }
  return answerDone(c, `${nextDateLink(language)}&asked`)
}

function answerForm(c: Context, form: Form): Response {
  const { language, problems = {} } = form
  const status = form.status ?? (Object.keys(problems).length > 0 ? 422 : 200)
  const { title, text, schedule } = wordsIn(language).nextDate.ask
  const page = (
    <TitledPage
      language={language}
      title={title}
      aside={<BookingJar status="requested" language={language} />}
    >
      <p className="my-5 text-lead">{text}</p>
      <FormProblems language={language} problems={problems} />
      <WishForm {...form} />
      <LinkList links={[{ to: pathTo('booking', language), text: schedule }]} />
    </TitledPage>
  )
  return answerPlain(c, page, status)
}

function WishForm(props: Form) {
  const { language, typed = {}, problems = {} } = props
  const { nextDate, workshopNames } = wordsIn(language)
  const words = nextDate.ask
  const field = (name: 'workshop' | 'participants' | 'name' | 'email', first?: string) => ({
    label: words[name],
    ...fieldOf(props, name, first),
  })
  const box = (name: string) => ({
    name,
    problem: problems[name],
    defaultChecked: typed[name] === 'on',
  })
  return (
    <form method="post" noValidate className="mt-8">
      <SelectField {...field('workshop')}>
        <option value="any">{words.any}</option>
        {workshopSlugs.map((slug) => (
          <option key={slug} value={slug}>
            {workshopNames[slug]}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('participants', '2')}>
        {Array.from({ length: largestWaitingParty }, (_, i) => (
          <option key={i}>{i + 1}</option>
        ))}
      </SelectField>
      <Boxes legend={words.weekdays} hint={words.weekdaysHint}>
        {weekdays.map((day) => {
          const label = <span className="capitalize">{printWeekday(day, language)}</span>
          return <CheckField key={day} label={label} {...box(`day-${day}`)} />
        })}
      </Boxes>
      <Boxes legend={words.languages}>
        {languages.map((each) => (
          <CheckField key={each} label={words.inLanguage[each]} {...box(`suits-${each}`)} />
        ))}
      </Boxes>
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
      <CheckField label={words.consent} {...box('consent')} required />
      <SubmitButton>{words.button}</SubmitButton>
    </form>
  )
}

/** Several may be ticked. */
function Boxes(props: {
  readonly legend: string
  readonly hint?: string
  readonly children: ReactNode
}) {
  const { legend, hint, children } = props
  return (
    <fieldset className="mb-8" aria-describedby={hint && 'boxes-hint'}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p id="boxes-hint" className="mb-2 text-meta text-soft">
          {hint}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5 [&>div]:mb-0">
        {children}
      </div>
    </fieldset>
  )
}
