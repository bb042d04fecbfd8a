import { LinkList, type FormRefusal, Section } from '#app/plain/parts.tsx'
import { hasBegun } from '#booking/dates/session.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { printTimeRange } from '#language/times.ts'
import { listPartiesOn } from '#office/dates/calendar-sessions.ts'
import { prepSheetOf } from '#office/party/prep-sheet.ts'
import { listFormerGuests } from '#office/people/former-guests.ts'
import { isToDecide } from '#office/due/to-do.ts'
import {
  hasHeardOfSession,
  listWaitingParties,
  unprovenOnList,
} from '#office/waiting/waiting-list.ts'
import { readHouse } from '#office/house/read-house.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import type { SessionOnFile } from '#store/dates/sessions.ts'
import type { WaitingEntry } from '#store/waiting/waiting.ts'
import { resultTexts } from '../buttons.tsx'
import { AttendanceForm } from '../party/attendance.tsx'
import { SessionForms, sessionHandlers } from './session-forms.tsx'
import { FormerGuests, Parties, WaitingList } from './parties.tsx'
import { callOffText } from './call-off.tsx'
import { DecideLinks } from './decide-session.tsx'
import { countedText, dayText, deskLanguage, deskWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { ofSession, type SessionVisit } from '../of-record.ts'
import { WithNumbers } from '../people/contact.tsx'
import { linkToOption, openOptionOn } from '../options/open-option.tsx'
import { ownText, workshopAt, workshopName } from './date-text.ts'
import { SessionJar, takenSentence } from './session-rows.tsx'
import { whoIsToBeBooked } from '../reservations/group-fields.tsx'
import { doneNotice } from '../undo/undo-notice.tsx'
import type { DeskPage } from '../visit.ts'

const words = () => deskWords().pages.date

export const sessionPage: DeskPage = {
  show: ofSession(show),
  handlers: sessionHandlers,
  results: () => ({ ...resultTexts(deskWords().buttons.date), ...deskWords().undo.done }),
}

async function show(visit: SessionVisit, refused?: FormRefusal): Promise<Response> {
  const { id, office, now, session } = visit
  const { state, endsAt, bookedElsewhere } = session
  const parties = await listPartiesOn(office.store, id)
  const waiting = await listWaitingParties(office.store, id)
  const mailed = waiting.filter(hasHeardOfSession)
  const everybody = await office.store.waiting.listOn(id)
  const list = [...waiting, ...everybody.filter((entry) => entry.state === 'called-off')]
  const option = await openOptionOn(office.store, id)
  const former = state === 'called-off' ? await listFormerGuests(office.store, id) : undefined
  const diets = await office.store.diets.listOn(id)
  const companions = await office.store.companions.listOn(id)
  const house = await readHouse(office.store)
  const isOver = endsAt <= now
  const text = ownText(house, session, isOver ? parties : [])
  const isExpected = parties.length > 0 || bookedElsewhere > 0
  const body = (
    <div className="grid gap-x-13 lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        {(!former || parties.length > 0) && (
          <Section title={isOver ? deskWords().former.title : words().people} className="mt-5">
            <Parties parties={parties} />
          </Section>
        )}
        {former && <FormerGuests guests={former} />}
        {!former && hasBegun(session, now) && <AttendanceForm parties={parties} />}
        <WaitingList
          title={former ? deskWords().former.waited : words().waiting}
          entries={list}
          session={former ? undefined : session}
          unproven={office.placeBounds ? await unprovenOnList(office.store, list) : []}
        />
        {!isOver && isExpected && !former && (
          <PrepSheet
            sections={prepSheetOf(
              { session, reservations: parties, diets, companions, house },
              deskWords(),
            )}
          />
        )}
      </div>
      <div className="min-w-0">
        <SessionForms
          {...{ session, option, now, hasVouchers: visit.hasVouchers }}
          wrote={await whoIsToBeBooked(visit)}
          callOffText={callOffText({ ...session, option }, parties, mailed.length)}
        />
        <LinkList
          links={linksOf({ session, option, isOver }, parties.length + mailed.length > 0)}
        />
      </div>
    </div>
  )
  return renderDeskPage(visit, {
    title: dayText(session.day),
    above: workshopName(session),
    name: workshopAt(session),
    lead: <Lead {...{ session, option, isOver, everybody, text, now }} />,
    notice: await doneNotice(visit, id, { done: visit.result }),
    sent: refused,
    body,
  })
}

type LeadProps = Linked & {
  readonly everybody: readonly WaitingEntry[]
  readonly text: string
  readonly now: Date
}

function Lead({ session, option, isOver, everybody, text, now }: LeadProps) {
  const { id, state, agreed: taken = 0, minimum = 0, bookedElsewhere } = session
  return (
    <>
      <div className="mt-3 flex items-center gap-3">
        <SessionJar session={session} />
        <p className="min-w-0 text-lead">
          {printTimeRange(session.startTime, session.endTime, deskLanguage())}
          {takenSentence(session, everybody, option)} {isOver && words().over}
        </p>
      </div>
      {isToDecide(session, now) && (
        <div className="notice mt-5" data-grave="">
          <p className="mb-3">{fill(deskWords().toDo.decideHas, { taken, minimum })}.</p>
          <DecideLinks id={id} />
        </div>
      )}
      {state === 'called-off' && bookedElsewhere > 0 && (
        <p className="mt-3">{countedText(deskWords().desk.callOff.elsewhere, bookedElsewhere)}</p>
      )}
      <p className="mt-3 mb-5 [overflow-wrap:anywhere]">{text}</p>
    </>
  )
}

type Linked = {
  readonly session: SessionOnFile
  readonly option: OptionOnFile | undefined
  readonly isOver: boolean
}

function linksOf({ session: { id }, option, isOver }: Linked, isMailed: boolean) {
  return [
    ...(option ? [linkToOption(option)] : []),
    ...(isMailed ? [{ to: deskPath('datum', id, 'mail'), text: deskWords().letter.title }] : []),
    { to: `${deskPath('datums')}?zoals=${id}`, text: deskWords().dates.copy },
    { to: deskPath('datum', id, 'lijst.csv'), text: words().csv },
    ...(isOver ? [] : [{ to: deskPath('datum', id, 'agenda.ics'), text: words().calendar }]),
  ]
}

function PrepSheet({ sections }: { sections: ReturnType<typeof prepSheetOf> }) {
  if (sections.length === 0) return null
  return (
    <Section title={words().prepare} className="mt-13">
      <div className="mt-3 gap-x-13 border-t-2 border-ink pt-5 sm:columns-2">
        {sections.map(({ title, lines }) => (
          <div key={title} className="mb-5 break-inside-avoid">
            <h3 className="font-sans text-meta text-soft">{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line} className="ml-5 -indent-5 [overflow-wrap:anywhere]">
                  <WithNumbers text={line} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
