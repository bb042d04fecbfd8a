import { shownBeside } from '#app/plain/form-fields.tsx'
import { Facts, HiddenFields, LinkList, type Texts, Section } from '#app/plain/parts.tsx'
import { otherSessions } from '#booking/dates/other-sessions.ts'
import { untilItBegins } from '#booking/dates/session.ts'
import { owedCents, paidCents, totalCents } from '#booking/money/owed.ts'
import { countTyped } from '#booking/forms/owner-forms.ts'
import { deskPath } from '#language/desk-paths.ts'
import { fill } from '#language/fill.ts'
import { splitParty } from '#office/party/split-party.ts'
import {
  type NoSplit,
  type PossibleSplit,
  previewSplit,
  shownInSplit,
} from '#office/party/preview-split.ts'
import { listWaitingParties } from '#office/waiting/waiting-list.ts'
import { pathWithResult, SolidButton } from '../buttons.tsx'
import { dayText, euros, deskWords } from '../desk-language.ts'
import { renderDeskPage } from '../frame.tsx'
import { type BookingVisit, ofBooking } from '../of-record.ts'
import { backTo, guestOf, Sentences, renderImpossible } from './party.tsx'
import { courseFact, dateAndTime } from '../dates/date-text.ts'
import { refusedText, toldText } from '../reservations/booking-text.tsx'
import { SplitForm } from './party-numbers.tsx'
import { undoableOffice } from '../undo/undo-notice.tsx'
import type { DeskPage, DeskVisit } from '../visit.ts'

const words = () => deskWords().split

type TypedSplit = { readonly going: string; readonly date: string }

export const splitPage: DeskPage = {
  show: (visit) => {
    const typedAs = (name: keyof TypedSplit) => visit.c.req.query(name) ?? ''
    return showSplit(visit, { going: typedAs('going'), date: typedAs('date') })
  },
  onSubmit: ofBooking(act),
}

/** Makes the split that the page showed, or shows it again when the result would differ now. */
async function act(visit: BookingVisit, form: URLSearchParams): Promise<Response> {
  const { c, id } = visit
  const typed = { going: form.get('going') ?? '', date: form.get('date') ?? '' }
  const office = undoableOffice(visit, 'split', { reservations: [id] })
  const outcome = await splitParty(office, { id, ...splitting(typed), shown: shownBeside(form) })
  return outcome.kind === 'done' || outcome.kind === 'done-before'
    ? c.redirect(pathWithResult(deskPath('boeking', id), 'split'), 303)
    : showSplit(visit, typed, deskWords().refused.notAsShown)
}

function splitting({ going, date }: TypedSplit) {
  return { going: countTyped(going), sessionId: date, by: 'owner' } as const
}

const showSplit = ofBooking(async (visit, typed: TypedSplit, changed?: string) => {
  const { office, reservation, now } = visit
  const preview = await previewSplit(office.store, reservation, { ...splitting(typed), now })
  if (preview.kind === 'possible') return renderPreview(visit, preview, changed)
  return renderProblem(visit, typed, preview)
})

async function renderProblem(visit: BookingVisit, typed: TypedSplit, why: NoSplit) {
  const { office, reservation, now } = visit
  const { title, invoiced } = words()
  if (why.kind === 'refused') return renderImpossible(visit, title, refusedText(why))
  if (why.kind === 'invoiced') return renderImpossible(visit, title, invoiced)
  const { session: instead, participants } = reservation
  const isAsked = typed.going !== '' || typed.date !== ''
  const problems = isAsked ? problemsOf(why, participants - 1) : {}
  const coming = await office.store.sessions.list(now)
  const forOne = { instead, participants: 1, now, closing: untilItBegins }
  const sessions = otherSessions(coming, forOne).withRoom
  const body = (
    <div className="mt-3">
      <p className="mb-5 max-w-[33.5em]">{words().text}</p>
      <SplitForm {...{ reservation, sessions }} />
      <LinkList links={[backTo(reservation)]} />
    </div>
  )
  return renderDeskPage(visit, {
    title,
    above: guestOf(reservation),
    sent: { problems, typed },
    body,
  })
}

function problemsOf(why: Exclude<NoSplit, { readonly kind: 'refused' }>, most: number): Texts {
  if (why.kind === 'no-room') return { date: fill(words().noRoom, { left: why.left }) }
  if (why.kind === 'no-such-date') return { date: deskWords().buttons.booking.move.problem }
  return { going: fill(words().goingProblem, { most }) }
}

async function renderPreview(visit: DeskVisit, preview: PossibleSplit, changed?: string) {
  const { before, to, money } = preview
  const { stays, goes } = money
  const waiting = await listWaitingParties(visit.office.store, before.sessionId)
  const date = dayText(to.day)
  const counts = { going: goes.participants, from: before.participants }
  const fields = { going: goes.participants, date: to.id, shown: shownInSplit(preview) }
  const body = (
    <>
      <Part title={words().goes} session={to} part={goes} />
      <Part title={words().stays} session={before.session} part={stays} />
      <Sentences
        sentences={[
          ...groupPriceText(preview),
          words().noMoney,
          ...(waiting.length > 0 ? [deskWords().party.somebodyWaits] : []),
          toldText(before, deskWords().buttons.booking.party.mail),
        ]}
      />
      <form id="split" method="post" className="mt-8">
        <HiddenFields of={fields} />
        <SolidButton does="split">{words().button}</SolidButton>
      </form>
      <LinkList links={[backTo(before)]} />
    </>
  )
  return renderDeskPage(visit, {
    title: fill(words().becomes, { ...counts, date }),
    above: guestOf(before),
    changed: { split: changed },
    body,
  })
}

function groupPriceText({ before, money }: PossibleSplit): readonly string[] {
  if (before.groupPriceCents === undefined) return []
  const amount = euros(before.groupPriceCents)
  const stays = euros(totalCents(money.stays.payments))
  const goes = euros(totalCents(money.goes.payments))
  return [fill(words().groupPrice, { amount, stays, goes })]
}

function Part(props: {
  readonly title: string
  readonly session: PossibleSplit['to']
  readonly part: PossibleSplit['money']['goes']
}) {
  const { title, session, part } = props
  const { participants, payments } = part
  const sums = [
    [deskWords().party.price, totalCents(payments)],
    [deskWords().party.paid, paidCents(payments)],
    [deskWords().party.owed, owedCents(payments)],
  ] as const
  return (
    <Section title={fill(title, { date: dateAndTime(session) })}>
      <Facts
        facts={[
          courseFact(session),
          { label: words().persons, value: participants },
          ...sums.map(([label, cents]) => ({ label, value: euros(cents) })),
        ]}
      />
    </Section>
  )
}
