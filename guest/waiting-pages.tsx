import { mailboxDigest } from '#booking/people/digests.ts'
import { priceOn } from '#booking/house/house.ts'
import { printInstant } from '#language/dates.ts'
import { linkPath } from '#letters/links.ts'
import { acceptOffer, isOfferedNow, isWaiting, leaveList } from '#office/waiting/waiting-list.ts'
import { partyFacts } from './facts.tsx'
import { BookingJar } from './jars.tsx'
import { answerAction } from './visit.tsx'
import { answerSaid, waitingPage, type WaitingVisit } from './waiting-visit.tsx'

/** Behind "there is room for you": take the places, or leave them to the next. */
export const offerPage = waitingPage({
  show: (visit) => {
    const { over, stillWaiting } = visit.words.waitingList
    if (visit.entry.state === 'waiting') return answerSaid(visit, stillWaiting)
    return isOffered(visit) ? answerOffer(visit) : answerSaid(visit, over)
  },
  act: ({ office, entry }) => acceptOffer(office, entry.id),
})

export const leaveListPage = waitingPage({
  show: (visit) => {
    const { leave, left } = visit.words.waitingList
    if (!isWaiting(visit.entry)) return answerSaid(visit, left)
    return answerAction(visit, { ...leave, facts: facts(visit) })
  },
  act: ({ office, entry }) => leaveList(office, entry.id),
})

/** Behind "yes, this is my address": pressing the button is all. */
export const proveWaitingPage = waitingPage({
  show: async (visit) => {
    const { entry, office, words } = visit
    if (!isWaiting(entry)) return answerSaid(visit, words.waitingList.left)
    if (isOffered(visit)) return answerOffer(visit)
    const isProven = await office.store.isProven(mailboxDigest(entry.email))
    if (isProven) return answerSaid(visit, words.waitingList.stillWaiting)
    const { inLine } = words.unproven
    return answerAction(visit, { ...inLine, facts: facts(visit), links: [toLeave(visit)] })
  },
  act: async () => {},
})

function isOffered({ office, entry }: WaitingVisit): boolean {
  return isOfferedNow(entry, office.clock.now())
}

function answerOffer(visit: WaitingVisit): Response {
  const { language, words, entry } = visit
  const { offer } = words.waitingList
  const until = { label: offer.until, value: printInstant(entry.offeredUntil!, language) }
  return answerAction(visit, {
    ...offer,
    facts: [...facts(visit), until],
    aside: <BookingJar status="requested" language={language} />,
    links: [toLeave(visit)],
  })
}

function toLeave({ links, link, words }: WaitingVisit) {
  const to = linkPath('leave-list', links.token({ ...link, purpose: 'leave-list' }))
  return { to, text: words.waitingList.offer.leave }
}

function facts(visit: WaitingVisit) {
  const { session, entry, house } = visit
  const priceCents = priceOn(house, session)
  return partyFacts(visit, { session, participants: entry.participants, priceCents })
}
