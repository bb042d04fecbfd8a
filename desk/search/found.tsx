import type { ReactNode } from 'react'
import { Section } from '#app/plain/parts.tsx'
import type { Session } from '#booking/dates/session.ts'
import { folded, searchWordsOf } from '#booking/search/search-words.ts'
import { matchesWords, type Search, daysOfSearch } from '#booking/search/read-search.ts'
import { partAround } from '#booking/search/why-found.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import type { WaitingParty } from '#letters/news.ts'
import type { Message } from '#store/mail/messages.ts'
import type { WishOnFile } from '#store/waiting/wishes.ts'
import { dayText, deskWords, instantText, labelledText, persons } from '../desk-language.ts'
import { placesText, workshopName } from '../dates/date-text.ts'
import type { DeskVisit } from '../visit.ts'
import { Wisher } from '../waiting/wishers.tsx'
import { FoundLine } from './found-bookings.tsx'

const words = () => deskWords().search

/** The list is never long: it keeps a party for a week after the date. */
export async function findWaiting({ office }: DeskVisit, search: Search) {
  const all = await office.store.waiting.listOpen()
  const found = all.filter((entry) => matchesWords(search, searchWordsOf({ ...entry, note: '' })))
  const sessions = await Promise.all(
    found.map((entry) => office.store.sessions.find(entry.sessionId)),
  )
  return found.map((entry, i) => ({ entry, session: sessions[i]! }))
}

export function FoundWaiting({ entries }: { entries: readonly WaitingParty[] }) {
  return (
    <Found title={words().waiting}>
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
    </Found>
  )
}

export async function findWishes({ office }: DeskVisit, search: Search) {
  const all = await office.store.wishes.list()
  return all.filter(({ name, email }) =>
    matchesWords(search, searchWordsOf({ name, email, note: '' })),
  )
}

export function FoundWishes({ wishes }: { readonly wishes: readonly WishOnFile[] }) {
  return (
    <Found title={deskWords().wishes.title}>
      {wishes.map((wish) => (
        <Row key={wish.id} to={deskPath('wensen')}>
          <Wisher wish={wish} />
        </Row>
      ))}
    </Found>
  )
}

/** Dates on the typed days; none when more was typed. */
export async function findSessions({ office }: DeskVisit, search: Search) {
  const days = search.length === 1 ? daysOfSearch(search) : []
  const found = await Promise.all(days.map((day) => office.store.sessions.listOnDay(day)))
  return found.flat()
}

export function FoundSessions({ sessions }: { readonly sessions: readonly Session[] }) {
  return (
    <Found title={deskWords().pages.nav.dates} className="mt-8">
      {sessions.map((session) => (
        <Row key={session.id} to={deskPath('datum', session.id)}>
          <span className="block font-semibold underline">
            {workshopName(session)}, {dayText(session.day)}
          </span>
          <span className="block text-meta text-soft">
            {session.state === 'called-off'
              ? deskWords().pages.date.state[session.state]
              : placesText(session)}
          </span>
        </Row>
      ))}
    </Found>
  )
}

const maxRead = 300
const maxShown = 20

export async function findMessages({ office: { store }, now }: DeskVisit, search: Search) {
  if (search.length === 0) return []
  const latest = await store.messages.listUntil(now, maxRead)
  return latest.filter((message) => matchesWords(search, wordsOf(message))).slice(0, maxShown)
}

function wordsOf({ name, email, subject, message }: Message): readonly string[] {
  return searchWordsOf({ name: '', email, note: [name, email, subject, message].join(' ') })
}

export function FoundMessages(props: {
  readonly messages: readonly Message[]
  readonly sought: string
}) {
  return (
    <Found title={deskWords().pages.nav.messages}>
      {props.messages.map(({ id, name, subject, message, createdAt }) => (
        <Row key={id} to={deskPath('berichten', id)}>
          <span className="block font-semibold underline [overflow-wrap:anywhere]">
            {labelledText(name, subject)}
          </span>
          <span className="block text-meta text-soft">{instantText(createdAt)}</span>
          <span className="block text-meta [overflow-wrap:anywhere]">
            {partAround(message, wordIn(message, props.sought))}
          </span>
        </Row>
      ))}
    </Found>
  )
}

function wordIn(text: string, sought: string): string {
  const all = folded(text)
  return (
    folded(sought)
      .split(/\s+/)
      .find((word) => all.includes(word)) ?? ''
  )
}

function Found(props: {
  readonly title: string
  readonly className?: string
  readonly children: readonly ReactNode[]
}) {
  const { title, className = 'mt-13', children } = props
  if (children.length === 0) return null
  return (
    <Section title={title} className={className}>
      <ul className="mt-3 border-t-2 border-ink">{children}</ul>
    </Section>
  )
}

function Row({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li className="border-b border-rule">
      <a className="block py-3 hover:bg-deep" href={to}>
        {children}
      </a>
    </li>
  )
}
