import { TextLink } from '#app/plain/parts.tsx'
import { deskBegin } from '#content/words/nl/desk-begin.ts'
import { deskBackup } from '#content/words/nl/desk-backup.ts'
import { deskMore as words } from '#content/words/nl/desk-more.ts'
import { deskOption } from '#content/words/nl/desk-option.ts'
import { deskPages } from '#content/words/nl/desk-pages.ts'
import { deskPerson } from '#content/words/nl/desk-person.ts'
import { deskSentences } from '#content/words/nl/desk-sentences.ts'
import { deskTexts } from '#content/words/nl/desk-texts.ts'
import { deskCalendar, deskWishes } from '#content/words/nl/desk-wishes.ts'
import { deskWorkshops } from '#content/words/nl/desk-workshops.ts'
import { deskPath } from '#language/desk-paths.ts'
import { answerDesk } from './frame.tsx'
import { phoneParameter } from './printed.tsx'
import type { DeskPage } from './visit.ts'

/** Ids of the forms on the page of all dates. */
export const formPlaces = { add: 'nieuw', close: 'sluiten', away: 'weg' } as const

/** Links to forms that are needed in a hurry. */
const quick = [
  { to: `${deskPath('datums')}?${phoneParameter}=1`, text: words.quick.phone },
  { to: `${deskPath('datums')}#${formPlaces.away}`, text: words.quick.away },
  { to: `${deskPath('datums')}#${formPlaces.add}`, text: words.quick.add },
  { to: deskPath('groep'), text: words.quick.group },
]

export function QuickLinks() {
  return (
    <nav aria-label={words.quick.label} className="no-print mt-3 flex flex-wrap gap-x-5">
      {quick.map(({ to, text }) => (
        <TextLink key={to} to={to}>
          {text}
        </TextLink>
      ))}
    </nav>
  )
}

const { nav } = deskPages

/** Links to pages that are not for every day. */
const others = [
  { to: deskPath('boekingen'), text: words.bookings },
  { to: deskPath('cijfers'), text: nav.figures },
  { to: deskPath('cadeaubonnen'), text: nav.vouchers },
  { to: deskPath('huis'), text: nav.house },
  { to: deskPath('workshops'), text: deskWorkshops.title },
  { to: deskPath('teksten'), text: deskTexts.link },
  { to: deskPath('begin'), text: deskBegin.title },
  { to: deskPath('toestellen'), text: nav.devices },
  { to: deskPath('back-up'), text: deskBackup.title },
  { to: deskPath('gegevens'), text: deskPerson.link },
  { to: deskPath('optie'), text: deskOption.title },
  { to: deskPath('wensen'), text: deskWishes.link },
  { to: deskPath('zinnen'), text: deskSentences.title },
  { to: deskPath('agenda'), text: deskCalendar.title },
]

export const morePage: DeskPage = {
  show: (visit) =>
    answerDesk(visit, {
      title: words.tab,
      body: (
        <ul className="mt-3 grid gap-x-13 border-t-2 border-ink sm:grid-cols-2">
          {[...others.slice(0, 1), ...quick, ...others.slice(1)].map(({ to, text }) => (
            <li key={to} className="border-b border-rule">
              <a className="flex min-h-12 items-center py-2 underline hover:bg-deep" href={to}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      ),
    }),
}
