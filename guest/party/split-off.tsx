import { shownBeside } from '#app/plain/form-fields.tsx'
import { Facts, HiddenFields, type Texts, Section, useField } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { owedCents, paidOfPriceCents, totalCents } from '#booking/money/owed.ts'
import { countTyped } from '#booking/forms/owner-forms.ts'
import { goingAheadFacts } from '#content/words/date-facts.ts'
import { printCourse } from '#content/words/own-date.ts'
import { printDay, printDayAndMonth, printDayApart } from '#language/dates.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { printTimeRange } from '#language/times.ts'
import { isInvoiced } from '#office/invoices/invoicing.ts'
import { splitParty } from '#office/party/split-party.ts'
import { type PossibleSplit, previewSplit, shownInSplit } from '#office/party/preview-split.ts'
import { withoutNul } from '#server/http/read-form.ts'
import { MainButton } from '../buttons.tsx'
import { sessionsWithRoom, OtherSession } from '../dates/session-choice.tsx'
import { FoldedFacts, guestRuling, tooLateToMove } from '../reservations/booking-summary.tsx'
import { endedTitle, bookingPathWithResult } from '../reservations/booking-status.ts'
import { renderGuestPage, toOwnBooking } from '../page.tsx'
import type { GuestVisit } from '../link-visit.tsx'

/** Links to the page that splits a party; none for a guest who comes alone. */
export function splitLinks(visit: GuestVisit) {
  const isOpen =
    visit.reservation.participants > 1 && guestRuling(visit, 'split').kind === 'allowed'
  return isOpen ? [{ to: `${visit.linkTo('party')}?going=1`, text: visit.words.split.title }] : []
}

/** Undefined unless the address asks for a split; with a date, a preview of the split. */
export function showSplit(visit: GuestVisit): Promise<Response> | undefined {
  const { c } = visit
  const going = c.req.query('going')
  const date = c.req.query('date')
  if (going === undefined) return undefined
  if (date === undefined) return renderForm(visit, { going })
  return renderSplit(visit, { going, date: withoutNul(date) })
}

/** Makes the split that the page showed, or shows it again when the result would differ now. */
export async function actOnSplit(visit: GuestVisit, form: URLSearchParams): Promise<Response> {
  const { office, reservation, c } = visit
  const typed = { going: form.get('going') ?? '', date: form.get('date') ?? '' }
  const shown = shownBeside(form)
  const { kind } = await splitParty(office, { id: reservation.id, ...splitting(typed), shown })
  if (kind === 'done' || kind === 'done-before')
    return c.redirect(bookingPathWithResult(visit, 'split'), 303)
  return renderSplit(visit, typed, visit.words.guestChanges.party.problems.changed)
}

type TypedSplit = { readonly going: string; readonly date?: string }

function splitting({ going, date = '' }: TypedSplit) {
  return { going: countTyped(going), sessionId: date, by: 'guest' } as const
}

/** @param problem text over a preview that differs from an earlier one */
async function renderSplit(visit: GuestVisit, typed: TypedSplit, problem?: string) {
  const { office, now, reservation, words } = visit
  const preview = await previewSplit(office.store, reservation, { ...splitting(typed), now })
  const refuse = (problems: Texts) => renderForm(visit, typed, problems)
  switch (preview.kind) {
    case 'possible':
      return renderPreview(visit, preview, problem)
    case 'wrong-number': {
      const most = reservation.participants - 1
      // The other people were taken out of the booking meanwhile.
      return most < 1 ? refuse({}) : refuse({ going: fill(words.split.problems.number, { most }) })
    }
    case 'no-such-date':
      return refuse({ date: words.myBooking.move.dateProblem })
    case 'no-room':
      return refuse({ date: fill(words.split.problems.noRoom, { left: preview.left }) })
    case 'refused':
    case 'invoiced':
      return refuse({})
  }
}

/** How many people go, if there is a choice, and to which date; the next page shows the result. */
async function renderForm(visit: GuestVisit, typed: TypedSplit, problems: Texts = {}) {
  const { reservation, words } = visit
  const most = reservation.participants - 1
  const refused = await whyNot(visit)
  const alone = { ...visit, reservation: { ...reservation, participants: 1 } }
  const sessions = refused === undefined ? await sessionsWithRoom(alone) : []
  const none = fill(words.split.none, { email: words.business.email })
  const body = (
    <>
      <FoldedFacts visit={visit} />
      {sessions.length > 0 && (
        <form method="get" noValidate>
          {most > 1 ? (
            <Going label={words.split.number} />
          ) : (
            <input type="hidden" name="going" value="1" />
          )}
          <OtherSession visit={visit} sessions={sessions} />
          <HiddenFields of={{ date: '' }} />
          <MainButton>{words.guestChanges.party.count.weigh}</MainButton>
        </form>
      )}
    </>
  )
  return renderGuestPage(visit, {
    title: endedTitle(visit) ?? words.split.title,
    lead: refused ?? (sessions.length > 0 ? words.split.text : none),
    sent: { typed: { date: '', ...typed }, problems },
    body,
    links: [toOwnBooking(visit)],
    status: typed.date === undefined ? 200 : 422,
  })
}

function Going({ label }: { readonly label: string }) {
  return <TextField label={label} inputMode="numeric" maxLength={4} {...useField('going')} />
}

async function whyNot(visit: GuestVisit): Promise<string | undefined> {
  const { office, reservation, words } = visit
  const ruling = guestRuling(visit, 'split')
  const { over } = words.myBooking.refusals
  if (ruling.kind === 'refused' && ruling.reason === 'too-late') return tooLateToMove(visit)
  if (ruling.kind !== 'allowed' || reservation.participants < 2) return over
  const invoiced = fill(words.split.invoiced, { email: words.business.email })
  return (await isInvoiced(office.store, reservation.id)) ? invoiced : undefined
}

function renderPreview(visit: GuestVisit, preview: PossibleSplit, problem: string | undefined) {
  const { language, words, linkTo } = visit
  const { before, to, money, mostPercent } = preview
  const { split } = words
  const { stays, goes } = money
  // A year would be broken beside the jar of a phone; it stands below.
  const date = `${printDayApart(to.day, language).weekday} ${printDayAndMonth(to.day, language)}`
  const title = fill(fillCounted(split.become, goes.participants, language), { date })
  const fields = { going: goes.participants, date: to.id, shown: shownInSplit(preview) }
  const body = (
    <>
      <Part visit={visit} title={split.going} session={to} part={goes} />
      {owedCents(goes.payments) > 0 && <p className="max-w-[33.5em]">{split.owedThere}</p>}
      <Part visit={visit} title={split.staying} session={before.session} part={stays} />
      {mostPercent !== undefined && (
        <p className="notice mb-8">{fill(split.atMost, { percent: mostPercent })}</p>
      )}
      <form id="split" method="post">
        <HiddenFields of={fields} />
        <MainButton does="split">{split.button}</MainButton>
      </form>
    </>
  )
  return renderGuestPage(visit, {
    title,
    lead: split.becomeText,
    changed: { split: problem },
    body,
    links: [{ to: linkTo('booking'), text: words.guestChanges.party.toBooking }],
  })
}

function Part(props: {
  readonly visit: GuestVisit
  readonly title: string
  readonly session: PossibleSplit['to']
  readonly part: PossibleSplit['money']['goes']
}) {
  const { visit, title, session, part } = props
  const { language, words } = visit
  const { facts } = words.myBooking
  const { owed } = words.guestChanges.party
  const { payments } = part
  const sums = [
    [facts.total, totalCents(payments)],
    [facts.paid, paidOfPriceCents(payments)],
    [owed, owedCents(payments)],
  ] as const
  return (
    <Section title={fill(title, { date: printDay(session.day, language) })}>
      <Facts
        facts={[
          {
            label: words.mails.reservation.facts.time,
            value: printTimeRange(session.startTime, session.endTime, language),
          },
          { label: words.ownDate.label, value: printCourse(session, language, words.ownDate) },
          ...goingAheadFacts(session, words),
          { label: facts.participants, value: part.participants },
          ...sums.map(([label, cents]) => ({ label, value: printEuros(cents, language) })),
        ]}
      />
    </Section>
  )
}
