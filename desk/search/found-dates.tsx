import { Section } from '#app/plain/parts.tsx'
import { spanOf } from '#booking/dates/brussels-time.ts'
import type { Session } from '#booking/dates/session.ts'
import { type Search, soughtDaysOf } from '#booking/search/read-search.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { dayText, deskWords } from '../desk-language.ts'
import { workshopName } from '../dates/date-text.ts'
import type { DeskVisit } from '../visit.ts'

const words = () => deskWords().search

const mostOnDay = 12

/** Dates on the typed days; none when anything else was typed too. */
export async function findDates({ office }: DeskVisit, search: Search) {
  const days = search.length === 1 ? soughtDaysOf(search) : []
  const found = await Promise.all(
    days.map(async (day) => {
      const { until } = spanOf({ from: day, until: day })
      const latest = await office.store.sessions.until(until, mostOnDay)
      return latest.filter((session) => session.day === day)
    }),
  )
  return found.flat()
}

export function FoundDates({ sessions }: { readonly sessions: readonly Session[] }) {
  if (sessions.length === 0) return null
  return (
    <Section title={deskWords().pages.nav.dates}>
      <ul className="mt-3 border-t-2 border-ink">
        {sessions.map((session) => (
          <li key={session.id} className="border-b border-rule">
            <a className="block py-3 hover:bg-deep" href={deskPath('datum', session.id)}>
              <span className="block font-semibold">
                {workshopName(session)}, {dayText(session.day)}
              </span>
              <span className="block text-meta text-soft">
                {fill(words().places, { taken: session.taken, capacity: session.capacity })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
