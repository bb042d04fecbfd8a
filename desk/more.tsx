import { Section, TextLink } from '#app/plain/parts.tsx'
import { deskPath } from '#language/desk-paths.ts'
import { keysOf } from '#language/keys-of.ts'
import { renderDeskPage } from './frame.tsx'
import { phoneParameter } from './dates/session-rows.tsx'
import { ofGroups } from './page-links.ts'
import type { DeskPage } from './visit.ts'
import { deskWords } from './desk-language.ts'

const words = () => deskWords().more

export const formAnchors = { add: 'nieuw', close: 'sluiten', away: 'weg' } as const

const quick = () => [
  { to: `${deskPath('datums')}?${phoneParameter}=1`, text: words().quick.phone },
  { to: `${deskPath('datums')}#${formAnchors.away}`, text: words().quick.away },
  { to: `${deskPath('datums')}#${formAnchors.add}`, text: words().quick.add },
]

const groups = () => ofGroups({ to: deskPath('groep'), text: words().quick.group })

export const options = () => ofGroups({ to: deskPath('optie'), text: deskWords().option.title })

export function QuickLinks() {
  return (
    <nav aria-label={words().quick.label} className="no-print mt-3 flex flex-wrap gap-x-5">
      {[...quick(), ...groups()].map(({ to, text }) => (
        <TextLink key={to} to={to}>
          {text}
        </TextLink>
      ))}
    </nav>
  )
}

const nav = () => deskWords().pages.nav

const others = () => ({
  bookings: [
    { to: deskPath('boekingen'), text: words().bookings },
    ...quick(),
    ...groups(),
    ...options(),
    { to: deskPath('wensen'), text: deskWords().wishes.title },
    { to: deskPath('agenda'), text: deskWords().calendar.title },
  ],
  money: [
    { to: deskPath('cijfers'), text: nav().figures },
    { to: deskPath('cadeaubonnen'), text: nav().vouchers },
  ],
  site: [
    { to: deskPath('huis'), text: nav().house },
    { to: deskPath('workshops'), text: deskWords().workshops.title },
    { to: deskPath('teksten'), text: deskWords().texts.title },
    { to: deskPath('paginas'), text: deskWords().ownPages.title },
    { to: deskPath('uiterlijk'), text: deskWords().look.title },
    { to: deskPath('zinnen'), text: deskWords().sentences.title },
    { to: deskPath('begin'), text: deskWords().begin.title },
  ],
  safety: [
    { to: deskPath('back-up'), text: deskWords().backup.title },
    { to: deskPath('toestellen'), text: nav().devices },
    { to: deskPath('gegevens'), text: deskWords().person.link },
  ],
})

export const morePage: DeskPage = {
  show: (visit) =>
    renderDeskPage(visit, {
      title: words().tab,
      body: keysOf(others()).map((subject) => (
        <Section key={subject} title={words().subjects[subject]} className="mt-8">
          <ul className="mt-3 grid gap-x-13 border-t-2 border-ink sm:grid-cols-2">
            {others()[subject].map(({ to, text }) => (
              <li key={to} className="border-b border-rule">
                <a className="flex min-h-12 items-center py-2 underline hover:bg-deep" href={to}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )),
    }),
}
