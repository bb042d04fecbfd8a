import { OneActionPage } from '#app/plain/one-action-page.tsx'
import { SaidPage } from '#app/plain/said-page.tsx'
import { workshops } from '#content/workshops.ts'
import type { TitledText } from '#content/words/shape/parts.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay, printInstant } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { acceptOffer, isOfferedNow, isWaiting, leaveList } from '../../functions/waiting-list.ts'
import { linkPath } from '../../links.ts'
import { answerPlain } from '../plain-page.ts'
import { partyFacts } from './party-facts.ts'
import { answerTaken } from './taken-offer.tsx'
import { waitingPage, type WaitingVisit } from './waiting-visit.tsx'

/** Behind "there is room for you": take the places, or leave them to the next. */
const offerPage = waitingPage({
  show: (visit) => {
    const { entry, office, words } = visit
    const { over, stillWaiting } = words.waitingList
    const ended = answerEnded(visit)
    if (ended) return ended
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
    const { leave, left } = words.waitingList
    const ended = answerEnded(visit)
    if (ended) return ended
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

/** Taken, or called off: every link of the entry says so. Undefined when the wait ended otherwise, or has not. */
function answerEnded(visit: WaitingVisit): Response | Promise<Response> | undefined {
  const { entry, booking, words } = visit
  if (booking) return answerTaken(visit, booking)
  if (isCalledOff(visit)) return answerCalledOff(visit)
  return entry.state === 'accepted' ? answerSaid(visit, words.waitingList.accepted) : undefined
}

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

function facts(visit: WaitingVisit) {
  const { session, entry } = visit
  const { priceCents } = workshops[session.workshop]
  return partyFacts(visit, { session, participants: entry.participants, priceCents })
}
