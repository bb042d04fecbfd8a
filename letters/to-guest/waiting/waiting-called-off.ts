import type { OtherSessions as Others } from '#booking/dates/other-sessions.ts'
import { hasFeature } from '#booking/house/features.ts'
import type { Session } from '#booking/dates/session.ts'
import { printSession } from '#content/words/date-facts.ts'
import type { CountedWords } from '#content/words/parts.ts'
import { bookingLink } from '#language/addresses.ts'
import { fillCounted } from '#language/fill.ts'
import { printChoice } from '#language/times.ts'
import { otherDates } from '../reservations/booking-parts.ts'
import { offeredParty, partyFacts, makeWaitingLetter } from './waiting-letters.ts'
import type { Scene } from '../../sample-scene.ts'

/** The mail names so many dates; the site has the rest. */
const maxDates = 5

export const waitingCalledOffLetter = makeWaitingLetter<{ readonly others: Others }>(
  heldWhenCalledOff,
  (mail, news) => {
    const { calledOff: words } = mail.waitingWords
    const { participants, state } = news.entry
    const { withRoom, toWaitFor } = news.others
    const hasRoom = withRoom.length > 0
    const canWait = toWaitFor.length > 0 && hasFeature(mail.mailboxes.house, 'waitingList')
    const counted = (forms: CountedWords) => fillCounted(forms, participants, mail.language)
    const toAskFor = (session: Session) => {
      const { date, time } = printSession(session, mail.allWords)
      const path = bookingLink(mail.language, session.workshop, printChoice(session, mail.language))
      return { label: `${date}, ${time}`, to: mail.mailboxes.siteUrl() + path }
    }
    const waitingList = `${mail.mailboxes.siteUrl()}/waiting-list?lng=${mail.language}`
    return {
      words,
      parts: [
        words.text,
        { facts: partyFacts(mail) },
        state === 'offered' && counted(words.held),
        words.nothingOwed,
        counted(hasRoom ? words.withRoom : words.noRoom),
        hasRoom && [{ links: withRoom.slice(0, maxDates).map(toAskFor) }, otherDates(mail)],
        canWait && { links: [{ label: words.waitingList, to: waitingList }] },
        !hasRoom && otherDates(mail),
      ],
    }
  },
)

function heldWhenCalledOff(scene: Scene) {
  const { entry, session } = offeredParty(scene)
  return { entry: { ...entry, state: 'offered' } as const, session, others: scene.others }
}
