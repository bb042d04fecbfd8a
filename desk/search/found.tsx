import { Section } from '#app/plain/parts.tsx'
import type { ReactNode } from 'react'
import type { Session } from '#booking/dates/session.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import type { WishOnFile } from '#store/waiting/wishes.ts'
import { dayText, instantText, persons, deskWords } from '../desk-language.ts'
import { workshopName } from '../dates/date-text.ts'
import { Wisher } from '../waiting/wishers.tsx'

const words = () => deskWords().search

export type WaitsFor = { readonly entry: WaitingEntry; readonly session: Session }

export function FoundWaiting({ entries }: { entries: readonly WaitsFor[] }) {
  if (entries.length === 0) return null
  return (
    <Section title={words().waiting} className="mt-13">
      <ul className="mt-3 border-t-2 border-ink">
        {entries.map(({ entry: { id, name, email, participants, createdAt }, session }) => (
          <FoundLine
            key={id}
            to={deskPath('datum', session.id)}
            name={name}
            aside={`${persons(participants)}, ${email}`}
            session={session}
          >
            {fill(deskWords().pages.date.waitingSince, { since: instantText(createdAt) })}
          </FoundLine>
        ))}
      </ul>
    </Section>
  )
}

export function Wishes({ wishes }: { readonly wishes: readonly WishOnFile[] }) {
  if (wishes.length === 0) return null
  return (
    <Section title={deskWords().wishes.title} className="mt-13">
      <ul className="mt-3 border-t-2 border-ink">
        {wishes.map((wish) => (
          <li key={wish.id} className="border-b border-rule">
            <a className="block py-3 hover:bg-deep" href={deskPath('wensen')}>
              <Wisher wish={wish} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function FoundLine(props: {
  readonly to: string
  readonly name: string
  readonly aside: string
  readonly session: Session
  readonly children: ReactNode
}) {
  const { to, name, aside, session, children } = props
  return (
    <li className="border-b border-rule">
      <a className="grid gap-x-5 py-3 hover:bg-deep sm:grid-cols-[1fr_1fr_16rem]" href={to}>
        <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-5 sm:block">
          <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-meta text-soft [overflow-wrap:anywhere]">{aside}</span>
        </span>
        <span className="text-meta">
          {workshopName(session)}, {dayText(session.day)}
        </span>
        <span className="text-meta">{children}</span>
      </a>
    </li>
  )
}
