import { Facts } from '#app/plain/parts.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { owedCents, paidCents } from '#booking/money/owed.ts'
import { greetableName } from '#booking/forms/strangers-words.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { guestLink } from '#letters/links.ts'
import { wordsAt } from '#server/http/asked-house.ts'
import { acceptBooking, mayHandOn, shownToNewcomer } from '#office/people/ask-newcomer.ts'
import { answerDone } from '#server/http/plain-page.ts'
import { MainButton } from '../buttons.tsx'
import { bookingFacts, RefundSteps } from '../reservations/shown-booking.tsx'
import { answerPage, answerSaid, toPrivacy } from '../page.tsx'
import { linkPage, type LinkVisit, type Opened } from '../link-visit.tsx'

type NewcomerVisit = Opened<typeof newcomerVisit>

/** The newcomer, in their own language; undefined once the offer was answered. */
async function newcomerVisit(visit: LinkVisit) {
  const { store } = visit.office
  const newcomer = await store.newcomers.find(visit.link.record)
  const reservation = newcomer && (await store.reservations.find(newcomer.reservationId))
  if (!reservation || reservation.linkVersion !== visit.link.version) return undefined
  const { email } = newcomer
  const language = visit.switchedTo ?? newcomer.language
  const words = wordsAt(visit.c, language)
  return { ...visit, newcomer, reservation, language, email, words }
}

export const newcomerPage = linkPage(newcomerVisit, {
  show: async (visit) => showAsked(visit),
  act: async (visit, form) => {
    const { office, newcomer, pathOf, c } = visit
    const { consentProblem, changed } = visit.words.guestChanges.accept
    if (form.get('consent') !== 'on') {
      return showAsked(visit, { field: 'consent', text: consentProblem, status: 422 })
    }
    const accepted = await acceptBooking(office, newcomer.id, form.get('shown') ?? '')
    if (accepted.kind === 'not-as-shown') {
      return showAsked(visit, { field: 'accept', text: changed, status: 409 })
    }
    if (accepted.kind === 'over') return undefined
    // The button has just proven their mailbox, and their own link is on its way to it.
    return answerDone(c, pathOf(guestLink('booking', accepted.reservation)))
  },
})

type Problem = { readonly field: string; readonly text: string; readonly status: 409 | 422 }

function showAsked(visit: NewcomerVisit, problem?: Problem): Response {
  const { now, reservation, language, words } = visit
  const { accept } = words.guestChanges
  if (!mayHandOn(reservation, now)) {
    const links = [{ to: pathTo('booking', language), text: words.waitingList.join.schedule }]
    return answerSaid(visit, accept.over, links)
  }
  const asker = greetableName(reservation.name)
  const owed = owedCents(reservation.payments)
  const body = (
    <>
      <Facts facts={bookingFacts(visit)} />
      <p>{moneyText(visit)}</p>
      <h2 className="mt-8 text-25">{words.myBooking.refunds.title}</h2>
      <RefundSteps visit={visit} />
      <form id="accept" method="post" noValidate className="mt-8">
        <input type="hidden" name="shown" value={shownToNewcomer(reservation)} />
        <CheckField
          name="consent"
          label={accept.consent}
          problem={problem?.field === 'consent' ? problem.text : undefined}
          required
        />
        <MainButton>{owed > 0 ? accept.buttonToPay : accept.button}</MainButton>
      </form>
    </>
  )
  return answerPage(visit, {
    title: accept.title,
    lead: asker ? fill(accept.text, { name: asker }) : accept.textNameless,
    problems: problem && { [problem.field]: problem.text },
    body,
    links: [toPrivacy(visit)],
    status: problem?.status,
  })
}

function moneyText({ reservation: { payments }, language, words }: NewcomerVisit): string {
  const { allPaid, open, toPayer } = words.guestChanges.accept
  const owed = owedCents(payments)
  const due = owed > 0 ? fill(open, { amount: printEuros(owed, language) }) : allPaid
  return paidCents(payments) > 0 ? `${due} ${toPayer}` : due
}
