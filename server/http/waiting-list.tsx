import { type Context, Hono } from 'hono'
import { availabilityOf, isUpcoming, type Session } from '#booking/session.ts'
import { hasWaitingList } from '#booking/waiting-list.ts'
import { typedLine } from '#booking/typed-text.ts'
import { readWaitingRequest } from '#booking/waiting-request.ts'
import { noField } from '#app/plain/form-problems.tsx'
import { SaidPage } from '#app/plain/said-page.tsx'
import { JoinPage } from '#app/plain/waiting-list/join-page.tsx'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay, printTimeRange } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { defaultLanguage, isLanguage, type Language } from '#language/languages.ts'
import { type JoinOutcome, joinWaitingList } from '../functions/waiting-list.ts'
import { closedText, tooOften } from './closed-text.ts'
import type { LinkParts } from './links/mail-links.tsx'
import { comesFromElsewhere } from './origin.ts'
import { answerDone, answerPlain } from './plain-page.ts'
import { readForm } from './read-form.ts'

/** For a party that a date has no room for; the booking page leads here. */
export function createWaitingList(parts: LinkParts): Hono {
  const list = new Hono()

  // Its address is no secret, and browsers that know no `Sec-Fetch-Site` say of a form on a page that
  // tells no referrer that it comes from `null`: it would be turned away as another site's.
  list.use(async (c, next) => {
    await next()
    c.res.headers.set('Referrer-Policy', 'same-origin')
  })

  list.get('/', (c) => {
    const language = languageAsked(c)
    if (c.req.query('joined') === undefined) return answerForm(c, parts, { language })
    const { joined, join } = wordsIn(language).waitingList
    const links = [{ to: pathTo('booking', language), text: join.schedule }]
    return answerPlain(c, <SaidPage language={language} said={joined} links={links} />)
  })

  list.post('/', async (c) => {
    if (comesFromElsewhere(c.req.raw.headers, parts.siteUrl())) return closedText(c, 403)
    const turn = parts.formPace(c)
    if (turn.kind === 'turned-away') return tooOften(c, turn)
    const form = await readForm(c)
    if (form instanceof Response) return form
    const language = languageAsked(c)
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, typedLine(value)]))
    if (turn.kind === 'given-back') {
      c.header('Retry-After', String(turn.waitSeconds))
      const problems = { [noField]: wordsIn(language).errors.request.tooMany }
      return answerForm(c, parts, { language, typed, problems, status: 429 })
    }
    const read = readWaitingRequest(typed)
    const joined = `${c.req.path}?lng=${language}&joined`
    // A robot learns nothing.
    if (read.kind === 'robot') return answerDone(c, joined)
    if (read.kind === 'invalid') {
      return answerForm(c, parts, { language, typed, problems: problemsAt(read.fields, language) })
    }
    const outcome = await joinWaitingList(parts.office, read.value, language)
    if (outcome.kind === 'joined') return answerDone(c, joined)
    return answerForm(c, parts, { language, typed, problems: refused(outcome, language) })
  })

  return list
}

function languageAsked(c: Context): Language {
  const asked = c.req.query('lng')
  return isLanguage(asked) ? asked : defaultLanguage
}

type Form = {
  readonly language: Language
  readonly typed?: Readonly<Record<string, string>>
  readonly problems?: Readonly<Record<string, string>>
  readonly status?: 429
}

async function answerForm(c: Context, { office }: LinkParts, form: Form): Promise<Response> {
  const { language, typed = {}, problems = {} } = form
  const status = form.status ?? (Object.keys(problems).length > 0 ? 422 : 200)
  const now = office.clock.now()
  const sessions = (await office.store.listSessions(now)).filter(
    (session) => isUpcoming(session, now) && hasWaitingList(session),
  )
  const page = (
    <JoinPage
      language={language}
      words={wordsIn(language).waitingList}
      dates={sessions.map((session) => printed(session, language))}
      typed={typed}
      problems={problems}
      schedulePath={pathTo('booking', language)}
    />
  )
  return answerPlain(c, page, status)
}

function printed(session: Session, language: Language) {
  const { workshop, availability } = wordsIn(language)
  const { left } = availabilityOf(session)
  const { fullyBooked, spotsLeft } = availability
  const state = left === 0 ? fullyBooked : fillCounted(spotsLeft, left, language)
  return {
    id: session.id,
    date: printDay(session.day, language),
    time: printTimeRange(session.startTime, session.endTime),
    note: `${workshop[session.workshop].name}, ${state.toLocaleLowerCase(language)}`,
  }
}

function problemsAt(fields: readonly string[], language: Language) {
  const { problems } = wordsIn(language).waitingList
  const isKnown = (field: string): field is keyof typeof problems => field in problems
  return Object.fromEntries(fields.filter(isKnown).map((field) => [field, problems[field]]))
}

function refused(
  outcome: Exclude<JoinOutcome, { kind: 'joined' }>,
  language: Language,
): Readonly<Record<string, string>> {
  const { waitingList, errors } = wordsIn(language)
  switch (outcome.kind) {
    case 'has-room':
      return { participants: waitingList.problems.hasRoom }
    case 'never-fits': {
      const { capacity } = outcome
      return { participants: fill(waitingList.problems.neverFits, { capacity }) }
    }
    case 'no-such-date':
      return { date: waitingList.problems.noSuchDate }
    case 'too-many-mails': {
      const minutes = String(Math.ceil(outcome.waitSeconds / 60))
      return { email: fill(errors.request.tooManyMails, { minutes }) }
    }
  }
}
