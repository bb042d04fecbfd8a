import { useField } from '#app/plain/parts.tsx'
import { otherSessions } from '#booking/dates/other-sessions.ts'
import { placesLeft, type Session } from '#booking/dates/session.ts'
import { printGoingAhead } from '#content/words/going-ahead.ts'
import { printCourse } from '#content/words/own-date.ts'
import type { Words } from '#content/words/shape.ts'
import { printDay } from '#language/dates.ts'
import { fillCounted } from '#language/fill.ts'
import { printTimeRange } from '#language/times.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import type { GuestVisit } from '../link-visit.tsx'

export async function sessionsWithRoom({ c, office, now, reservation }: GuestVisit) {
  const { session: instead, participants } = reservation
  const closing = houseOfRequest(c)
  const coming = await office.store.sessions.list(now)
  return otherSessions(coming, { instead, participants, now, closing }).withRoom
}

type Choice = { readonly sessions: readonly Session[] }

export function OtherSession({ visit, sessions }: Choice & { readonly visit: GuestVisit }) {
  const { language, words } = visit
  const { legend, spotsLeft } = words.myBooking.move
  const note = (session: Session) => fillCounted(spotsLeft, placesLeft(session), language)
  return <SessionChoice {...{ sessions, legend, words, note }} />
}

export function SessionChoice(
  props: Choice & {
    readonly legend: string
    readonly words: Words
    readonly note: (session: Session) => string
  },
) {
  const { sessions, legend, words, note } = props
  const { language, ownDate, availability } = words
  const { name, defaultValue: chosen, problem } = useField('date')
  return (
    <fieldset aria-describedby={problem && 'date-problem'}>
      <legend className="font-serif text-25">{legend}</legend>
      {problem && (
        <p id="date-problem" className="mt-2 border-l-4 border-beet pl-3 font-semibold text-beet">
          {problem}
        </p>
      )}
      <ul className="mt-3 mb-8 border-t border-rule">
        {sessions.map((session, i) => (
          <li key={session.id} className="border-b border-rule">
            <label className="flex min-h-13 cursor-pointer items-center gap-3 py-2 hover:bg-deep">
              <input
                type="radio"
                id={i === 0 ? 'date' : undefined}
                name={name}
                value={session.id}
                className="field-check"
                defaultChecked={session.id === chosen}
                required
              />
              <span>
                {printDay(session.day, language)},{' '}
                <span className="inline-block">
                  {printTimeRange(session.startTime, session.endTime, language)}
                </span>
                {[
                  printCourse(session, language, ownDate),
                  printGoingAhead(session, language, availability),
                  note(session),
                ].map(
                  (line) =>
                    line && (
                      <span key={line} className="block text-meta text-soft">
                        {line}
                      </span>
                    ),
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
