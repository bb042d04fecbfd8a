import { hasFeature } from '#booking/house/features.ts'
import { Facts, type FormRefusal, Section } from '#app/plain/parts.tsx'
import { shareToPay } from '#booking/party/companion.ts'
import { withShare } from '#booking/party/companion-shares.ts'
import { readDiets } from '#booking/party/diets.ts'
import { dateAndPlaceFacts } from '#content/words/date-facts.ts'
import { pathTo } from '#language/addresses.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import {
  forgetCompanionDiets,
  takesCompanions,
  saveCompanionDiets,
  removeCompanion,
} from '#office/party/companions.ts'
import { SecondButton } from '../buttons.tsx'
import {
  DietsForm,
  dietTexts,
  ForgetDiets,
  forgetButton,
  keptDiets,
  refusedDiets,
} from './own-diets.tsx'
import { renderGuestPage, renderMessagePage, toPrivacy } from '../page.tsx'
import { PayByTransfer } from '../money/how-to-pay.tsx'
import { type LinkVisit, type Opened, openPage, visitIn } from '../link-visit.tsx'

type CompanionVisit = Opened<typeof companionVisit>

/** The companion of a link; undefined once the companion left or was taken away. */
async function companionVisit(visit: LinkVisit) {
  const { store } = visit.office
  const found = await store.companions.find(visit.link.record)
  const reservation = found && (await store.reservations.find(found.reservationId))
  if (!found || !reservation) return undefined
  const entries = await store.entries.listOfPayments(reservation.id)
  const companion = withShare(found, entries)
  const isOpen = takesCompanions(reservation, visit.now)
  return { ...visitIn(companion.language, visit), companion, reservation, isOpen }
}

/** Page of a companion: their own diet and share, and nobody else's. It proves no mailbox. */
export const companionPage = openPage(companionVisit, {
  show: (visit, refused) => (visit.isOpen ? showCompanion(visit, refused) : showClosed(visit)),
  act: async (visit, form) => {
    const { office, companion, language, words } = visit
    if (form.get('do') === 'leave') {
      await removeCompanion(office, companion)
      const links = [{ to: pathTo('home', language), text: words.layout.breadcrumb.home }]
      return renderMessagePage(visit, words.companions.left, links)
    }
    if (form.get('do') === forgetButton) {
      await forgetCompanionDiets(office, companion)
      return undefined
    }
    if (!visit.isOpen) return undefined
    const people = 1
    const read = readDiets(form, people)
    if (read.kind === 'invalid') return refusedDiets(words.diets, form, { ...read, people })
    await saveCompanionDiets(office, companion.id, read.value)
  },
  ended: (visit) => {
    const spoken = visitIn(requestLanguage(visit.c), visit)
    return renderMessagePage(spoken, spoken.words.companions.gone, [])
  },
})

/** Diets can be taken back for as long as they are kept: until a week after the date. */
function showClosed(visit: CompanionVisit): Response {
  const { diets, companions } = visit.words
  const { title, text: lead } = companions.closed
  const body = visit.companion.diets !== '' && <ForgetDiets words={diets} />
  return renderGuestPage(visit, { title, lead, body, links: [toPrivacy(visit)] })
}

function showCompanion(visit: CompanionVisit, refused?: FormRefusal): Response {
  const { companion, reservation, words } = visit
  const { own } = words.companions
  const isKept = !refused && companion.diets !== ''
  const body = (
    <>
      <Facts facts={dateAndPlaceFacts(reservation.session, visit.words)} />
      <Share visit={visit} />
      {(hasFeature(houseOfRequest(visit.c), 'diets') || isKept) && (
        <Section title={own.dietsTitle} className="mt-13">
          <p className="mt-3">{own.diets}</p>
          {isKept && <output className="notice mt-5 block">{keptDiets(visit)}</output>}
          <DietsForm words={words.diets} isKept={isKept} own={own} />
        </Section>
      )}
      <Section title={own.leaveTitle} className="mt-13">
        <p className="mt-3 mb-5">{own.leaveText}</p>
        <form method="post">
          <SecondButton does="leave">{own.leave}</SecondButton>
        </form>
      </Section>
    </>
  )
  const title = fill(own.title, { name: companion.name })
  const links = [toPrivacy(visit)]
  return renderGuestPage(visit, {
    title,
    lead: own.text,
    notices: companion.email ? [] : [own.keep],
    sent: refused ?? { typed: dietTexts(companion.diets) },
    body,
    links,
  })
}

function Share({ visit }: { visit: CompanionVisit }) {
  const { companion, reservation, language, words } = visit
  const { own } = words.companions
  const { paidCents, reference } = companion
  const cents = shareToPay(reservation, companion)
  const title = fill(own.pay, { amount: printEuros(cents, language) })
  const paid = fill(own.paid, { amount: printEuros(paidCents, language) })
  return (
    <>
      {paidCents > 0 && <p className="mt-5 font-semibold">{paid}</p>}
      {cents > 0 && (
        <PayByTransfer visit={visit} {...{ title, howTo: own.payHow, cents, reference }} />
      )}
      {cents === 0 && paidCents === 0 && <p className="mt-5">{own.nothing}</p>}
    </>
  )
}
