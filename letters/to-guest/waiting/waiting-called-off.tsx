import type { OtherSessions as Others } from '#booking/dates/other-sessions.ts'
import type { Session } from '#booking/dates/session.ts'
import { printSession } from '#content/words/date-facts.ts'
import type { CountedWords } from '#content/words/parts.ts'
import { bookingLink } from '#language/addresses.ts'
import { fillCounted } from '#language/fill.ts'
import { printScheduleTime } from '#language/times.ts'
import { MoreActions } from '../../blocks/actions.tsx'
import { LetterFacts } from '../../blocks/facts.tsx'
import { Paragraph } from '../../blocks/text.tsx'
import { ToOtherDates } from '../reservations/booking-blocks.tsx'
import { offeredParty, partyFacts, waitingLetter } from './waiting-letters.tsx'
import type { Scene } from '../../sample-scene.ts'

/** The mail names so many dates; the site has the rest. */
const mostDates = 5

export const waitingCalledOff = waitingLetter<{ readonly others: Others }>(
  heldWhenCalledOff,
  (mail, news) => {
    const { calledOff: words } = mail.waitingWords
    const { participants, state } = news.entry
    const { withRoom, toWaitFor } = news.others
    const hasRoom = withRoom.length > 0
    const counted = (forms: CountedWords) => fillCounted(forms, participants, mail.language)
    const toAskFor = (session: Session) => {
      const { date, time } = printSession(session, mail.allWords)
      const choice = `${date} - ${printScheduleTime(session.startTime, session.endTime)}`
      const path = bookingLink(mail.language, session.workshop, choice)
      return { label: `${date}, ${time}`, to: mail.mailboxes.siteUrl() + path }
    }
    const waitingList = `${mail.mailboxes.siteUrl()}/waiting-list?lng=${mail.language}`
    return {
      words,
      body: (
        <>
          <Paragraph>{words.text}</Paragraph>
          <LetterFacts facts={partyFacts(mail)} />
          {state === 'offered' && <Paragraph>{counted(words.held)}</Paragraph>}
          <Paragraph>{words.nothingOwed}</Paragraph>
          <Paragraph>{counted(hasRoom ? words.withRoom : words.noRoom)}</Paragraph>
          {hasRoom && (
            <>
              <MoreActions actions={withRoom.slice(0, mostDates).map(toAskFor)} />
              <ToOtherDates mail={mail} />
            </>
          )}
          {toWaitFor.length > 0 && (
            <MoreActions actions={[{ label: words.waitingList, to: waitingList }]} />
          )}
          {!hasRoom && <ToOtherDates mail={mail} />}
        </>
      ),
    }
  },
)

function heldWhenCalledOff(scene: Scene) {
  const { entry, session } = offeredParty(scene)
  return { entry: { ...entry, state: 'offered' } as const, session, others: scene.others }
}
