import { type Fact, Facts, LinkList, noField, type FormRefusal } from '#app/plain/parts.tsx'
import { dayOf } from '#booking/dates/brussels-time.ts'
import { isOpenNow } from '#booking/options/option.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { lastDayOf, printPeople } from '#letters/to-guest/options/option-letters.ts'
import { withdrawOption } from '#office/options/options.ts'
import type { OptionOnFile } from '#store/options/options.ts'
import type { Store } from '#store/store.ts'
import type { Id } from '#booking/id.ts'
import { refusalAt } from '../buttons.tsx'
import { DeskForm } from '../desk-form.tsx'
import { MailTo, TelephoneTo } from '../people/contact.tsx'
import {
  dayText,
  deskLanguage,
  euros,
  labelledText,
  languageName,
  deskWords,
} from '../desk-language.ts'
import { renderDeskPage, renderNotFound } from '../frame.tsx'
import { toBooking, toSession } from '../page-links.ts'
import { deskDateFacts } from '../dates/date-text.ts'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().option

export const optionPage: DeskPage = {
  show,
  handlers: {
    withdraw: async ({ office, id }) => {
      const isOpen = await withdrawOption(office, id)
      return isOpen ? undefined : refusalAt(noField, words().answeredBefore)
    },
  },
  results: () => ({ offer: words().offered, withdraw: words().withdrawn }),
}

async function show(visit: DeskVisit, refused?: FormRefusal): Promise<Response> {
  const { office, id, now, result } = visit
  const option = await office.store.options.find(id)
  if (!option) return renderNotFound(visit)
  const done = result && fill(result, { date: dayText(lastDayOf(option)) })
  const body = (
    <>
      <Facts facts={factsOf(option)} />
      <LinkList links={linksOf(option)} />
      {isOpenNow(option, now) && (
        <DeskForm title={words().withdrawTitle} does="withdraw" button={words().withdraw} isGrave>
          <p className="mb-3">{words().withdrawText}</p>
        </DeskForm>
      )}
    </>
  )
  return renderDeskPage(visit, {
    title: option.name,
    above: words().label,
    name: labelledText(words().label, option.name),
    lead: <p className="mt-3 text-lead">{stateText(option, now)}</p>,
    notice: done && <output className="notice mt-5 block">{done}</output>,
    problems: refused?.problems,
    body,
  })
}

/** An open option past its day reads as lapsed, before the clock ends it. */
function stateText(option: OptionOnFile, now: Date): string {
  const hasLapsed = option.state === 'open' && !isOpenNow(option, now)
  return words().states[hasLapsed ? 'lapsed' : option.state]
}

function factsOf(option: OptionOnFile): readonly Fact[] {
  const { session, priceCents, email, telephone, language, createdAt } = option
  return [
    ...deskDateFacts(session),
    { label: words().people, value: printPeople(option, deskLanguage()) },
    { label: words().price, value: euros(priceCents) },
    { label: deskWords().desk.facts.email, value: <MailTo email={email} /> },
    {
      label: deskWords().guestFacts.telephone,
      value: telephone && <TelephoneTo written={telephone} />,
    },
    { label: deskWords().desk.facts.language, value: languageName(language) },
    { label: words().madeOn, value: dayText(dayOf(createdAt)) },
    { label: words().until, value: dayText(lastDayOf(option)) },
  ]
}

function linksOf({ isHeld, session, reservationId, requestId }: OptionOnFile) {
  return [
    ...(requestId ? [{ to: deskPath('boeking', requestId), text: words().toRequest }] : []),
    ...(isHeld ? [toSession(session.id)] : []),
    ...(reservationId ? [toBooking(reservationId)] : []),
  ]
}

export async function openOptionOn(store: Store, sessionId: Id<'session'>) {
  const option = await store.options.findOn(sessionId)
  return option?.state === 'open' ? option : undefined
}

export function linkToOption(option: OptionOnFile) {
  const until = dayText(lastDayOf(option))
  const text = fill(words().onDate, { name: option.name, until })
  return { to: deskPath('optie', option.id), text }
}

export async function optionFacts(store: Store, reservationId: Id<'reservation'>) {
  const option = await store.options.findOf(reservationId)
  if (!option) return []
  const date = dayText(dayOf(option.createdAt))
  const value = (
    <a className="underline" href={deskPath('optie', option.id)}>
      {fill(words().onBooking, { date })}
    </a>
  )
  return [{ label: words().label, value }]
}
