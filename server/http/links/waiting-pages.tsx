import { OneActionPage } from '#app/plain/one-action-page.tsx'
import { SaidPage } from '#app/plain/said-page.tsx'
import { workshops } from '#content/workshops.ts'
import type { TitledText } from '#content/words/shape/parts.ts'
import { type Words } from '#content/words/shape/words.ts'
import { wordsIn } from '#content/words/words.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay, printInstant, printTimeRange } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import type { Language } from '#language/languages.ts'
import { printEuros } from '#language/money.ts'
import { acceptOffer, isOfferedNow, isWaiting, leaveList } from '../../functions/waiting-list.ts'
import { linkPath } from '../../links.ts'
import type { SessionOnFile } from '../../store/session-records.ts'
import type { WaitingEntry } from '../../store/waiting-records.ts'
import { answerPlain } from '../plain-page.ts'
import type { LinkPage, LinkVisit } from './mail-links.tsx'
import { unknownLink } from './unknown-link.tsx'

/** Somebody in line: the entry the link is about, and the date it waits for. */
type WaitingVisit = LinkVisit & {
  readonly entry: WaitingEntry
  readonly session: SessionOnFile
  readonly language: Language
  readonly words: Words
}

/** Behind "there is room for you": take the places, or leave them to the next. */
const offerPage = waitingPage({
  show: (visit) => {
    const { entry, office, words } = visit
    const { accepted, over, stillWaiting } = words.waitingList
    if (isCalledOff(visit)) return answerCalledOff(visit)
    if (entry.state === 'accepted') return answerSaid(visit, accepted)
    if (entry.state === 'waiting') return answerSaid(visit, stillWaiting)
    return isOfferedNow(entry, office.clock.now()) ? answerOffer(visit) : answerSaid(visit, over)
  },
  act: async ({ office, entry }) => {
    await acceptOffer(office, entry.id)
  },
})

/** Behind "take me off the list". */
const leaveListPage = waitingPage({
  show: (visit) => {
    const { entry, c, language, words } = visit
    const { leave, left, accepted } = words.waitingList
    if (isCalledOff(visit)) return answerCalledOff(visit)
    if (entry.state === 'accepted') return answerSaid(visit, accepted)
    if (!isWaiting(entry)) return answerSaid(visit, left)
    const button = { label: leave.button }
    return answerPlain(
      c,
      <OneActionPage {...leave} {...{ language, button }} facts={facts(visit)} />,
    )
  },
  act: ({ office, entry }) => leaveList(office, entry.id),
})

/** The pages behind the links in the mails of the waiting list. */
export const waitingPages = { offer: offerPage, 'leave-list': leaveListPage } as const

function answerOffer(visit: WaitingVisit): Response {
  const { c, language, words, entry, links, link } = visit
  const { offer } = words.waitingList
  const until = { label: offer.until, value: printInstant(entry.offeredUntil!, language) }
  const leave = linkPath('leave-list', links.token({ ...link, purpose: 'leave-list' }))
  const page = (
    <OneActionPage
      {...offer}
      language={language}
      facts={[...facts(visit), until]}
      button={{ label: offer.button }}
      links={[{ to: leave, text: offer.leave }]}
    />
  )
  return answerPlain(c, page)
}

/** Who had left the list before is not told of what they gave up. */
function isCalledOff({ entry, session }: WaitingVisit): boolean {
  return session.state === 'called-off' && entry.state !== 'left'
}

function answerCalledOff(visit: WaitingVisit): Response {
  const { entry, session, language, words } = visit
  const { title, text, booked } = words.waitingList.calledOff
  const workshop = words.workshop[session.workshop].name
  const date = printDay(session.day, language)
  const sentence = entry.state === 'accepted' ? booked : text
  return answerSaid(visit, { title, text: fill(sentence, { workshop, date }) })
}

function answerSaid({ c, language, words }: WaitingVisit, said: TitledText): Response {
  const links = [{ to: pathTo('booking', language), text: words.waitingList.join.schedule }]
  return answerPlain(c, <SaidPage {...{ language, said, links }} />)
}

function facts({ entry, session, language, words }: WaitingVisit) {
  const labels = words.myBooking.facts
  const total = workshops[session.workshop].priceCents * entry.participants
  return [
    { label: labels.workshop, value: words.workshop[session.workshop].name },
    { label: labels.date, value: printDay(session.day, language) },
    { label: labels.time, value: printTimeRange(session.startTime, session.endTime) },
    { label: labels.participants, value: entry.participants },
    { label: labels.total, value: printEuros(total, language) },
  ]
}

function waitingPage({
  show,
  act,
}: {
  readonly show: (visit: WaitingVisit) => Response
  readonly act: (visit: WaitingVisit) => Promise<void>
}): LinkPage {
  return {
    show: async (visit) => {
      const waiting = await waitingVisit(visit)
      return waiting ? show(waiting) : unknownLink(visit.c)
    },
    act: async (visit) => {
      const waiting = await waitingVisit(visit)
      if (!waiting) return unknownLink(visit.c)
      await act(waiting)
      return undefined
    },
  }
}

async function waitingVisit(visit: LinkVisit): Promise<WaitingVisit | undefined> {
  const { store } = visit.office
  const entry = await store.findWaiting(visit.link.record)
  const session = entry && (await store.findSession(entry.sessionId))
  if (!entry || !session) return undefined
  const language = entry.language as Language
  return { ...visit, entry, session, language, words: wordsIn(language) }
}
