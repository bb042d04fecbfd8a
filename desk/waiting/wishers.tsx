import { dayOf } from '#booking/dates/brussels-time.ts'
import { dayToPropose, type Interest, interestIn } from '#booking/waiting/wish.ts'
import { printWish } from '#letters/print-wish.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { keysOf } from '#language/keys-of.ts'
import { spellFeminine } from '#language/numerals.ts'
import type { WishOnFile } from '#store/waiting/wishes.ts'
import { printWeekday } from '#language/dates.ts'
import { upperFirst } from '#language/typeset.ts'
import {
  countedText,
  dayText,
  deskLanguage,
  deskWords,
  siteWords,
  textInLanguage,
} from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { workshopName } from '../dates/date-text.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().wishes

export const wishesPage: DeskPage = { show }

async function show(visit: DeskVisit): Promise<Response> {
  const { office, now } = visit
  const wishes = await office.store.wishes.list()
  const dates = await office.store.sessions.listNotOver(now)
  const periods = await office.store.away.listNotOver(now)
  const body = (
    <>
      <p className="mt-5 max-w-[33.5em]">{wishes.length > 0 ? words().text : words().none}</p>
      {wishes.length > 0 && (
        <>
          <ul className="mt-8 border-t-2 border-ink">
            {interestIn(wishes, Object.keys(siteWords().workshopNames)).map((interest) => {
              const { workshop, weekday } = interest
              const day = dayToPropose(weekday, dayOf(now), { periods, dates })
              const query = new URLSearchParams({ voor: workshop, dag: day })
              return (
                <li
                  key={`${workshop} ${weekday}`}
                  className="grid items-center gap-x-5 gap-y-3 border-b border-rule py-5 sm:grid-cols-[1fr_auto]"
                >
                  <p className="text-lead">{interestText(interest)}</p>
                  <a className="button-quiet" href={`${deskPath('datums')}?${query}#workshop`}>
                    {fill(words().button, { date: dayText(day) })}
                  </a>
                </li>
              )
            })}
          </ul>
          <details className="mt-8">
            <summary className="flex min-h-11 items-center underline">{words().who}</summary>
            <ul className="border-t border-rule">
              {wishes.map((wish) => (
                <li key={wish.id} className="border-b border-rule py-3 [overflow-wrap:anywhere]">
                  <Wisher wish={wish} />
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </>
  )
  return renderDeskPage(visit, { title: words().title, body })
}

function interestText({ people, workshop, weekday, inLanguage }: Interest): string {
  const would = fill(countedText(words().would, people), {
    people: spellFeminine(people, deskLanguage()),
    weekday: printWeekday(weekday, deskLanguage()),
    workshop: workshopName({ workshop }),
  })
  const spoken = keysOf(inLanguage)
    .filter((language) => inLanguage[language] > 0)
    .map((language) => {
      const isAll = inLanguage[language] === people && people > 1
      const count = isAll ? words().all : spellFeminine(inLanguage[language], deskLanguage())
      return fill(textInLanguage(words().inLanguage, language), { people: count })
    })
  const sentence = `${[would, ...spoken].join(', ')}.`
  return upperFirst(sentence)
}

export function Wisher({ wish }: { readonly wish: WishOnFile }) {
  return (
    <>
      <span className="font-semibold">{wish.name}</span> ({wish.email})
      <span className="block text-meta">
        {[
          ...printWish(wish, siteWords()).map(({ value }) => value),
          fill(words().since, { date: dayText(dayOf(wish.createdAt)) }),
        ].join(' · ')}
      </span>
    </>
  )
}
