import { refusalOf, shownBeside } from '#app/plain/form-fields.tsx'
import { Facts, HiddenFields, LinkList, type FormRefusal, useField } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { isUpcoming, placesLeft } from '#booking/dates/session.ts'
import { owedCents, paidOfPriceCents, totalCents } from '#booking/money/owed.ts'
import { maxPlaces, readPartySize } from '#booking/forms/owner-forms.ts'
import { isCountOpen } from '#booking/party/party-size.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { changeParty } from '#office/party/change-party.ts'
import {
  noRoomFor,
  type PossibleParty,
  onVoucherCentsOf,
  previewParty,
  shownInParty,
  tooManyWith,
} from '#office/party/preview-party.ts'
import { askSubstitute, withdrawSubstitute } from '#office/people/ask-substitute.ts'
import { MainButton } from '../buttons.tsx'
import { AskSubstitute, askingSubstitute, substituteId } from '../people/ask-substitute.tsx'
import { FoldedFacts, guestRuling } from '../reservations/booking-summary.tsx'
import { endedTitle, bookingPathWithResult } from '../reservations/booking-status.ts'
import { renderGuestPage, toOwnBooking } from '../page.tsx'
import { actOnSplit, showSplit, splitLinks } from './split-off.tsx'
import { actOnCompanions, CompanionSection, readCompanions } from './companion-section.tsx'
import { guestPage, type GuestVisit } from '../link-visit.tsx'

const by = 'guest'

/** "Who's coming": another number of people, its price first; a split; a substitute. */
export const changePartyPage = guestPage({
  show: async (visit) => {
    const split = showSplit(visit)
    if (split) return split
    const typed = visit.c.req.query('participants')
    return typed === undefined ? showParty(visit) : showPreview(visit, typed)
  },
  act: async (visit, form) => {
    switch (form.get('do')) {
      case 'split':
        return actOnSplit(visit, form)
      case 'ask':
        return ask(visit, form)
      case 'withdraw':
        await withdrawSubstitute(visit.office, visit.reservation.id)
        return toSubstitute(visit)
      default:
        return (await actOnCompanions(visit, form)) ?? change(visit, form)
    }
  },
})

async function ask(visit: GuestVisit, form: URLSearchParams): Promise<Response> {
  const { office, reservation, c, fromOf } = visit
  const typed = Object.fromEntries(form)
  const outcome = await askSubstitute(office, reservation.id, { typed, from: fromOf(c) })
  if (outcome.kind !== 'invalid') return toSubstitute(visit)
  return showParty(visit, refusalOf(askingSubstitute(visit), outcome.fields, typed))
}

/** The answer is shown at the form that asked, far down on a telephone. */
function toSubstitute({ c, linkTo }: GuestVisit): Response {
  return c.redirect(`${linkTo('party')}#${substituteId}`, 303)
}

/** Makes the change that the page showed, or shows it again when the result would differ now. */
async function change(visit: GuestVisit, form: URLSearchParams): Promise<Response | undefined> {
  const { office, reservation, c } = visit
  const typed = form.get('participants') ?? ''
  const read = readPartySize({ participants: typed })
  if (read.kind === 'invalid') return showPreview(visit, typed)
  const { participants } = read.value
  const shown = shownBeside(form)
  const { kind } = await changeParty(office, { id: reservation.id, participants, shown, by })
  if (kind === 'no-room' || kind === 'not-as-shown') {
    return showPreview(visit, typed, visit.words.guestChanges.party.problems.changed)
  }
  return kind === 'refused' ? undefined : c.redirect(bookingPathWithResult(visit, 'party'), 303)
}

async function showParty(visit: GuestVisit, sent?: FormRefusal): Promise<Response> {
  const { office, reservation, words } = visit
  const title = endedTitle(visit) ?? words.guestChanges.party.title
  const isOpen = guestRuling(visit, 'change-party').kind === 'allowed'
  const substitute = await office.store.substitutes.findOf(reservation.id)
  const companions = await readCompanions(visit)
  const body = (
    <>
      <FoldedFacts visit={visit} />
      {isOpen && (
        <>
          <Count visit={visit} />
          <LinkList links={splitLinks(visit)} />
        </>
      )}
      {companions && <CompanionSection visit={visit} companions={companions} />}
      {isOpen && <AskSubstitute {...{ visit, substitute }} />}
    </>
  )
  // Companions of a course still come and go after its first day.
  const closed = companions ? words.guestChanges.party.begun : words.myBooking.refusals.over
  const lead = isOpen ? undefined : closed
  return renderGuestPage(visit, { title, lead, sent, body, links: [toOwnBooking(visit)] })
}

function Count({ visit }: { readonly visit: GuestVisit }) {
  const { now, language, reservation } = visit
  const { count } = visit.words.guestChanges.party
  const { left } = noRoomFor(reservation, { by, now })
  const isOpen = isCountOpen(reservation)
  const field = useField('participants', isOpen ? '' : String(reservation.participants))
  const fewer = reservation.participants > 1 ? ` ${count.fewer}` : ''
  const full = fullText(visit, count.noneFree) + fewer
  return (
    <section>
      <h2 className="text-25">{count.title}</h2>
      <p className="mt-3">{isOpen ? count.textOpen : count.text}</p>
      {/* The form only asks: the number has a page of its own, which changes nothing. */}
      <form method="get" noValidate className="mt-5">
        <TextField
          {...field}
          label={count.label}
          hint={left > 0 ? fillCounted(count.free, left, language) : full}
          inputMode="numeric"
          maxLength={4}
        />
        <MainButton>{count.weigh}</MainButton>
      </form>
    </section>
  )
}

/** A private date, or a closed one with room, does not grow for a guest, but for the farm. */
function fullText({ now, reservation: { session }, words }: GuestVisit, text: string): string {
  const isClosed = !isUpcoming(session, now) && placesLeft(session) > 0
  return session.state === 'private' || isClosed ? words.guestChanges.party.count.askUs : text
}

async function showPreview(visit: GuestVisit, typed: string, problem?: string): Promise<Response> {
  const { office, reservation, now, words } = visit
  const { problems } = words.guestChanges.party
  const refuse = (participants: string) =>
    showParty(visit, { typed: { participants: typed }, problems: { participants } })
  const read = readPartySize({ participants: typed })
  if (read.kind === 'invalid') return refuse(fill(problems.count, { max: maxPlaces }))
  const preview = await previewParty(office.store, reservation, { ...read.value, by, now })
  switch (preview.kind) {
    case 'possible': {
      const tooMany = await tooManyWith(office.store, preview, office.placeBounds)
      if (tooMany) return refuse(fill(words.errors.booking.tooManyOnTrust, { n: tooMany.places }))
      return renderPreview(visit, preview, problem)
    }
    case 'no-room':
      return refuse(fullText(visit, fill(problems.noRoom, { most: preview.most })))
    case 'done-before':
      return refuse(isCountOpen(reservation) ? problems.sameOpen : problems.same)
    case 'refused':
      return showParty(visit)
  }
}

function renderPreview(visit: GuestVisit, preview: PossibleParty, problem?: string): Response {
  const { words, linkTo } = visit
  const { before, participants } = preview
  const { party } = words.guestChanges
  const title = fill(party.becomes, { before: before.participants, after: participants })
  const fields = { participants, shown: shownInParty(preview) }
  const body = (
    <>
      <Facts facts={sumsOf(visit, preview)} />
      {(preview.parts.some(({ voucherId }) => voucherId) ||
        (before.payer && preview.money.refundCents > 0)) && (
        <p className="mb-5">{words.myBooking.cancel.toPayer}</p>
      )}
      <form id="change" method="post">
        <HiddenFields of={fields} />
        <MainButton>{party.button}</MainButton>
      </form>
    </>
  )
  const links = [{ to: linkTo('booking'), text: party.toBooking }]
  return renderGuestPage(visit, { title, changed: { change: problem }, body, links })
}

/** Sums in euros: the price, its paid and open part, the refund or the part that is kept. */
function sumsOf({ language, words }: GuestVisit, preview: PossibleParty) {
  const { before, money, guestsBackCents } = preview
  const { party } = words.guestChanges
  const { payments, refundCents, givenUpCents } = money
  const onVoucherCents = onVoucherCentsOf(preview)
  const total = totalCents(payments)
  const owed = before.status === 'requested' ? party.owedLater : party.owed
  const sums = [
    [party.paid, paidOfPriceCents(payments)],
    [owed, owedCents(payments)],
    [party.paidAgain, before.payer ? 0 : -guestsBackCents],
    [party.back, before.payer ? 0 : guestsBackCents],
    [words.receipt.backOnVoucher, before.payer ? 0 : onVoucherCents],
    [party.kept, givenUpCents - refundCents],
  ] as const
  const isGroup = before.groupPriceCents !== undefined
  const priceLabel = isGroup ? words.myBooking.facts.groupTotal : party.price
  return [[priceLabel, total] as const, ...sums.filter(([, cents]) => cents > 0)].map(
    ([label, cents]) => ({ label, value: printEuros(cents, language) }),
  )
}
