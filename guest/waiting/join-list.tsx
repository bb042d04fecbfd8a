import type { Context, Hono } from 'hono'
import { problemsAt, type Texts, useField } from '#app/plain/parts.tsx'
import { formAlong } from '#app/plain/site-page.tsx'
import { CheckField, NumberOptions, SelectField } from '#app/ui/field.tsx'
import { takesRequests, availabilityOf, isUpcoming, type Session } from '#booking/dates/session.ts'
import { ofWorkshop } from '#booking/house/workshop-slug.ts'
import { hasFeature } from '#booking/house/features.ts'
import { hasRoomFor, offerEnds } from '#booking/waiting/waiting-list.ts'
import {
  largestWaitingParty,
  readWaitingParty,
  readWaitingRequest,
} from '#booking/waiting/waiting-request.ts'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import { nb } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { type JoinOutcome, joinWaitingList } from '#office/waiting/waiting-list.ts'
import { houseOfRequest, wordsOfRequest } from '#server/http/request-house.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { mainLook, MainButton } from '../buttons.tsx'
import { SessionChoice } from '../dates/session-choice.tsx'
import { HasRoom } from '../dates/has-room.tsx'
import { renderGuestPage } from '../page.tsx'
import {
  renderVisitorForm,
  createVisitorForm,
  type VisitorForm,
  VisitorFields,
} from '../visitor-form.tsx'

export function createWaitingList(parts: PageServices): Hono {
  return createVisitorForm(parts, {
    mark: 'joined',
    thanks: ({ waitingList }) => {
      const { join: form, joined } = waitingList
      return { ...joined, schedule: form.schedule }
    },
    first: (c) => ({ date: c.req.query('date') ?? '' }),
    show: async (c, form) =>
      hasList(c) ? show(c, form, { coming: await comingSessions(c, parts) }) : c.notFound(),
    send: async (c, form) => (hasList(c) ? join(c, parts, form) : c.notFound()),
  })
}

function hasList(c: Context): boolean {
  return hasFeature(houseOfRequest(c), 'waitingList')
}

async function comingSessions(c: Context, { office }: PageServices): Promise<readonly Session[]> {
  const now = office.clock.now()
  const coming = (await office.store.sessions.list(now)).filter((one) => isUpcoming(one, now))
  // A party would wait in vain for a date that is too close for an offer.
  const takes = (one: Session) => hasRoomFor(one, 1) && takesRequests(one, now, houseOfRequest(c))
  return coming.filter((one) => takes(one) || offerEnds(now, one.startsAt) !== undefined)
}

async function join(
  c: Context,
  parts: PageServices,
  { language, typed }: { readonly language: Language; readonly typed: Texts },
): Promise<Response> {
  const read = readWaitingRequest(typed)
  const coming = await comingSessions(c, parts)
  // Room comes before any problem: a party that need not wait has nothing to correct.
  const roomy = roomySession(coming, typed)
  if (roomy && takesRequests(roomy, parts.office.clock.now(), houseOfRequest(c)))
    return show(c, { language, typed }, { coming, roomy })
  if (read.kind === 'invalid') {
    const problems = problemsAt(wordsOfRequest(c, language).waitingList.problems, read.fields)
    return show(c, { language, typed, problems }, { coming })
  }
  const from = parts.fromOf(c)
  const outcome = await joinWaitingList(parts.office, read.value, { language, from })
  if (outcome.kind === 'joined') return c.redirect(`${c.req.path}?lng=${language}&joined`, 303)
  if (outcome.kind === 'has-room') {
    return show(c, { language, typed }, { coming, roomy: outcome.session })
  }
  const problems = refused(outcome, wordsOfRequest(c, language))
  return show(c, { language, typed, problems }, { coming })
}

function roomySession(sessions: readonly Session[], typed: Texts): Session | undefined {
  const participants = readWaitingParty(typed['participants'])
  const session = sessions.find(({ id }) => id === typed['date'])
  return session && participants && hasRoomFor(session, participants) ? session : undefined
}

type Refusal = Exclude<JoinOutcome, { kind: 'joined' | 'has-room' }>

function refused(outcome: Refusal, { waitingList, errors }: Words): Texts {
  const { problems } = waitingList
  switch (outcome.kind) {
    case 'requests-closed':
      return { date: errors.booking.requestsClosed }
    case 'too-late':
      return { date: problems.tooLate }
    case 'never-fits':
      return { participants: fill(problems.neverFits, { capacity: outcome.capacity }) }
    case 'no-such-date':
      return { date: problems.noSuchDate }
  }
}

type Dates = { readonly coming: readonly Session[]; readonly roomy?: Session }

function show(c: Context, form: VisitorForm, { coming, roomy }: Dates): Response {
  const { language, typed = {} } = form
  const { date } = typed
  const participants = readWaitingParty(typed['participants'])
  // Few places may be too few for a party that named neither its number nor a date.
  const mayLackRoom = (session: Session) =>
    participants || date
      ? !hasRoomFor(session, participants ?? 1)
      : availabilityOf(session).kind !== 'available'
  const sessions = coming.filter((session) => mayLackRoom(session) || session.id === date)
  const words = wordsOfRequest(c, language)
  const { nothingFull, ...page } = words.waitingList.join
  if (sessions.length > 0) {
    const children = (
      <>
        {roomy && <HasRoom {...{ words, typed }} session={roomy} />}
        <JoinForm {...{ sessions, form, words }} />
      </>
    )
    return renderVisitorForm(c, form, { ...page, children })
  }
  const body = (
    <p className="mt-8">
      <a className={mainLook} href={pathTo('booking', language)}>
        {page.schedule}
      </a>
    </p>
  )
  return renderGuestPage({ c, language }, { title: page.title, lead: nothingFull, body })
}

type JoinProps = {
  readonly sessions: readonly Session[]
  readonly form: VisitorForm
  readonly words: Words
}

function JoinForm({ sessions, form, words: all }: JoinProps) {
  const { typed = {}, problems = {} } = form
  const words = all.waitingList.join
  return (
    <form id={formAlong} method="post" noValidate className="mt-8">
      <SessionChoice
        legend={words.date}
        note={(session) => noteOn(session, all)}
        words={all}
        sessions={sessions}
      />
      <SelectField
        label={words.participants}
        hint={words.participantsHint}
        {...useField('participants')}
        required
      >
        <option value="">{words.participantsPrompt}</option>
        <NumberOptions most={largestWaitingParty} />
      </SelectField>
      <VisitorFields words={words} />
      <CheckField
        name="consent"
        label={words.consent}
        problem={problems['consent']}
        defaultChecked={typed['consent'] === 'on'}
        required
      />
      <MainButton>{words.button}</MainButton>
    </form>
  )
}

function noteOn(session: Session, words: Words): string {
  const { workshopNames, availability, waitingList, language } = words
  const { left } = availabilityOf(session)
  const { fullyBooked, spotsLeft } = availability
  const name = ofWorkshop(workshopNames, session.workshop)
  const state = left === 0 ? fullyBooked : fillCounted(spotsLeft, left, language)
  // "nog 3 plaatsen" stays on one line.
  const together = state.toLocaleLowerCase(language).replaceAll(' ', nb)
  if (left === 0) return `${name}, ${together}`
  return `${name}, ${fill(waitingList.join.forLarger, { left: together })}`
}
