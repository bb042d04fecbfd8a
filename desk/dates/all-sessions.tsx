import { LinkList, type FormRefusal, Section } from '#app/plain/parts.tsx'
import { hasRoomFor } from '#booking/waiting/waiting-list.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { deskWords } from '../desk-language.ts'
import { addedNotice, copiedFrom, handleAdd, SessionsForms } from './add-sessions.tsx'
import {
  awayNotice,
  closedNotice,
  handleAway,
  handleBackEarly,
  handleClosePeriod,
} from './days-off.tsx'
import { EarlierLink, pastPageSize, pageOfPast, requestedUntil } from '../past-pages.tsx'
import { renderDeskPage, ResultNotice } from '../frame.tsx'
import { options, QuickLinks } from '../more.tsx'
import { SessionRows, phoneForm, phoneParameter } from './session-rows.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().dates

export const sessionsPage: DeskPage = {
  show,
  handlers: {
    'add-dates': handleAdd,
    away: handleAway,
    back: handleBackEarly,
    'close-period': handleClosePeriod,
  },
  results: () => deskWords().away.done,
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const { c, office, now } = visit
  const copied = await copiedFrom(visit)
  const caller = await toBeBooked(visit)
  const periods = await office.store.away.listNotOver(now)
  const body = (
    <div className="mt-5 grid gap-x-13 lg:grid-cols-[3fr_2fr]">
      <Section title={words().coming} className="mt-8 lg:mt-13">
        {await comingSessions(visit, caller?.with)}
        {!caller && (
          <LinkList
            links={[
              { to: deskPath('wensen'), text: deskWords().wishes.title },
              ...options(),
              { to: deskPath('agenda'), text: deskWords().calendar.title },
            ]}
          />
        )}
        {!caller && (await pastSessions(visit))}
      </Section>
      {!caller && (
        <div>
          <SessionsForms periods={periods} />
        </div>
      )}
    </div>
  )
  return renderDeskPage(visit, {
    title: words().title,
    lead: caller ? <p className="mt-3 text-lead">{caller.says}</p> : <QuickLinks />,
    notice: awayNotice(visit, periods) ??
      (await closedNotice(visit)) ??
      (await addedNotice(visit)) ?? (
        <ResultNotice text={c.req.query('dag') ? deskWords().wishes.proposed : visit.result} />
      ),
    sent: refused ?? copied,
    body,
  })
}

/** Somebody on the telephone waits, so only dates with room are listed. */
async function comingSessions({ office, now }: DeskVisit, asked: string | undefined) {
  const { store } = office
  const coming = await store.sessions.listNotOver(now)
  const listed = asked === undefined ? coming : coming.filter((session) => hasRoomFor(session, 1))
  if (listed.length === 0) return <p className="mt-3">{deskWords().pages.home.noDates}</p>
  return (
    <SessionRows
      sessions={listed}
      now={now}
      asked={asked}
      isBooked={asked === undefined}
      waiting={await store.waiting.countPeopleBySession()}
      options={await store.options.listOpen()}
    />
  )
}

async function pastSessions({ c, office, now }: DeskVisit) {
  const until = requestedUntil(c)
  const { shown, earlier } = pageOfPast(
    await office.store.sessions.listUntil(until ?? now, pastPageSize),
    'startsAt',
  )
  const past = shown.filter(({ endsAt }) => endsAt < now)
  if (past.length === 0) return null
  return (
    <details className="mt-8" open={until !== undefined}>
      <summary className="flex min-h-11 items-center underline">{words().past}</summary>
      <SessionRows sessions={past} />
      <EarlierLink since={earlier} path={deskPath('datums')} />
    </details>
  )
}

/** The person to book: a message's writer, or a caller. */
async function toBeBooked({ c, office }: DeskVisit) {
  if (c.req.query(phoneParameter)) {
    return { says: deskWords().more.phone.choose, with: phoneForm }
  }
  const message = await office.store.messages.find(c.req.query('bericht') ?? '')
  if (!message) return undefined
  const says = fill(deskWords().messages.choose, { name: message.name })
  return { says, with: `?bericht=${message.id}` }
}
