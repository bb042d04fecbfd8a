import { shownBeside } from '#app/plain/form-fields.tsx'
import { Facts, type Texts } from '#app/plain/parts.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { owedCents, paidCents } from '#booking/money/owed.ts'
import { safeName } from '#booking/forms/safe-text.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { guestLink } from '#letters/links.ts'
import {
  acceptBooking,
  canAskSubstitute,
  shownToSubstitute,
} from '#office/people/ask-substitute.ts'
import { MainButton } from '../buttons.tsx'
import { bookingFacts, RefundSteps } from '../reservations/booking-summary.tsx'
import { renderGuestPage, renderMessagePage, toPrivacy } from '../page.tsx'
import { linkPage, type LinkVisit, type Opened, visitIn } from '../link-visit.tsx'

type SubstituteVisit = Opened<typeof substituteVisit>

/** The substitute, in their own language; undefined once they answered. */
async function substituteVisit(visit: LinkVisit) {
  const { store } = visit.office
  const substitute = await store.substitutes.find(visit.link.record)
  const reservation = substitute && (await store.reservations.find(substitute.reservationId))
  if (!reservation || reservation.linkVersion !== visit.link.version) return undefined
  const { email, language } = substitute
  return { ...visitIn(language, visit), substitute, reservation, email }
}

export const substitutePage = linkPage(substituteVisit, {
  show: (visit, refused) => showAsked(visit, refused?.problems),
  act: async (visit, form) => {
    const { office, substitute, pathOf, c } = visit
    const { consentProblem, changed } = visit.words.guestChanges.accept
    if (form.get('consent') !== 'on') {
      return { problems: { consent: consentProblem }, typed: {} }
    }
    const accepted = await acceptBooking(office, substitute.id, shownBeside(form))
    if (accepted.kind === 'not-as-shown') {
      return showAsked(visit, { accept: changed })
    }
    if (accepted.kind === 'over') return undefined
    // The button has just proven the mailbox, to which a link of their own is on its way.
    return c.redirect(pathOf(guestLink('booking', accepted.reservation)), 303)
  },
})

function showAsked(visit: SubstituteVisit, problems: Texts = {}): Response {
  const { now, reservation, language, words } = visit
  const { accept } = words.guestChanges
  if (!canAskSubstitute(reservation, now)) {
    const links = [{ to: pathTo('booking', language), text: words.waitingList.join.schedule }]
    return renderMessagePage(visit, accept.over, links)
  }
  const asker = safeName(reservation.name)
  const owed = owedCents(reservation.payments)
  const body = (
    <>
      <Facts facts={bookingFacts(visit)} />
      <p>{moneyText(visit)}</p>
      <h2 className="mt-8 text-25">{words.myBooking.refunds.title}</h2>
      <RefundSteps visit={visit} />
      <p className="mt-3">{words.bookingMails.terms.noWithdrawal}</p>
      <form id="accept" method="post" noValidate className="mt-8">
        <input type="hidden" name="shown" value={shownToSubstitute(reservation)} />
        <CheckField name="consent" label={accept.consent} problem={problems['consent']} required />
        <MainButton>{owed > 0 ? accept.buttonToPay : accept.button}</MainButton>
      </form>
    </>
  )
  return renderGuestPage(visit, {
    title: accept.title,
    lead: asker ? fill(accept.text, { name: asker }) : accept.textNameless,
    problems,
    body,
    links: [toPrivacy(visit)],
    status: problems['accept'] ? 409 : undefined,
  })
}

function moneyText({ reservation: { payments }, language, words }: SubstituteVisit): string {
  const { allPaid, open, toPayer } = words.guestChanges.accept
  const owed = owedCents(payments)
  const due = owed > 0 ? fill(open, { amount: printEuros(owed, language) }) : allPaid
  return paidCents(payments) > 0 ? `${due} ${toPayer}` : due
}
