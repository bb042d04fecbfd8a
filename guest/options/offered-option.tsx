import { FormFields, readSent, shownBeside } from '#app/plain/form-fields.tsx'
import { Facts, HiddenFields, LinkList, type FormRefusal } from '#app/plain/parts.tsx'
import { isOpenNow, noForm, yesForm } from '#booking/options/option.ts'
import { allDateFacts } from '#content/words/date-facts.ts'
import { pathTo } from '#language/addresses.ts'
import { printDay } from '#language/dates.ts'
import { fill } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { guestLink } from '#letters/links.ts'
import { lastDayOf, printPeople, voucherFact } from '#letters/to-guest/options/option-letters.ts'
import { acceptOption, declineOption } from '#office/options/options.ts'
import { shownInOffer } from '#office/reservations/book-confirmed.ts'
import { bringsVoucher } from '#office/reservations/link-to-request.ts'
import { houseOfRequest } from '#server/http/request-house.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { ContractTerms } from '../contract-terms.tsx'
import { renderGuestPage, renderMessagePage, toPrivacy } from '../page.tsx'
import { linkPage, type LinkVisit, type Opened, unknownLink, visitIn } from '../link-visit.tsx'

type OptionVisit = Opened<typeof optionVisit>

async function optionVisit(visit: LinkVisit) {
  const { store } = visit.office
  const option = await store.options.find(visit.link.record)
  if (!option) return undefined
  const booking = option.reservationId
    ? await store.reservations.find(option.reservationId)
    : undefined
  const hasVoucher = await bringsVoucher(store, option.requestId, visit.now)
  return { ...visitIn(option.language, visit), option, booking, hasVoucher, email: option.email }
}

export const offeredOptionPage = linkPage(optionVisit, {
  show: showOption,
  act: async (visit, form) => {
    const { office, option } = visit
    const { yes, no } = answersOf(visit)
    if (form.get('do') === 'decline') {
      const read = readSent(no, form)
      if (read.kind === 'refused') return read.refused
      await declineOption(office, option.id, read.value.reason)
      return undefined
    }
    const read = readSent(yes, form)
    if (read.kind === 'refused') return read.refused
    const shown = shownBeside(form)
    const outcome = await acceptOption(office, option.id, { ...read.value, shown })
    if (outcome !== 'changed') return undefined
    const { changed } = visit.words.guestChanges.party.problems
    return showOption(visit, { problems: {}, typed: { ...read.typed, consent: '' } }, changed)
  },
})

function answersOf({ option, words, language }: OptionVisit) {
  const { page, decline, problems: all } = words.option
  const { least, most } = option
  const sentence = least === most ? all.participantsOne : all.participants
  const problems = { ...all, participants: fill(sentence, { least, most }) }
  const participants = `${page.number} (${printPeople(option, language)})`
  return {
    yes: { ...yesForm(option), words: { ...page, participants }, problems },
    no: { ...noForm, words: decline, problems },
  }
}

function showOption(visit: OptionVisit, refused?: FormRefusal, changed?: string): Response {
  const { c, now, option } = visit
  if (!isOpenNow(option, now)) return showEnded(visit)
  const { page: words, decline } = visit.words.option
  const { yes, no } = answersOf(visit)
  const isCertain = option.least === option.most
  const body = (
    <>
      <Facts facts={facts(visit)} />
      <ContractTerms visit={visit} session={option.session} />
      <form method="post" noValidate>
        <HiddenFields
          of={{ shown: shownInOffer(houseOfRequest(c), option.session, option.most) }}
        />
        {isCertain && <HiddenFields of={{ participants: option.most }} />}
        <FormFields
          form={yes}
          first={{ name: option.name }}
          only={isCertain ? ['name', 'consent'] : yes.names}
          looks={{
            participants: { required: true },
            name: { autoComplete: 'name', required: true },
            consent: { required: true },
          }}
        />
        <MainButton>{words.button}</MainButton>
      </form>
      <LinkList links={[toPrivacy(visit)]} />
      <form method="post" noValidate className="mt-13">
        <input type="hidden" name="do" value="decline" />
        <h2 className="text-25">{decline.title}</h2>
        <p className="mt-2 mb-5">{decline.text}</p>
        <FormFields form={no} />
        <SecondButton>{decline.button}</SecondButton>
      </form>
    </>
  )
  const { title, text } = words
  const again = changed ? ({ notices: [changed], status: 409 } as const) : {}
  return renderGuestPage(visit, { title, lead: text, sent: refused, body, ...again })
}

function facts(visit: OptionVisit) {
  const { option, hasVoucher, language, words } = visit
  const labels = words.option.facts
  return [
    ...allDateFacts(option.session, visit.words),
    { label: visit.words.myBooking.facts.participants, value: printPeople(option, language) },
    { label: labels.price, value: printEuros(option.priceCents, language) },
    ...(hasVoucher ? [voucherFact(words)] : []),
    { label: labels.until, value: printDay(lastDayOf(option), language) },
  ]
}

/** Page of an ended option; one past its day has lapsed, although the clock may not have ended it yet. */
function showEnded(visit: OptionVisit): Response {
  const { option, booking, language, words } = visit
  const { again, accepted, declined, lapsed, withdrawn } = words.option
  if (option.state === 'accepted') {
    // A newer link of the booking ends this link too, as both went to one mailbox.
    if (booking?.linkVersion !== visit.link.version) return unknownLink(visit)
    const to = visit.pathOf(guestLink('booking', booking))
    const links = [{ to, text: words.bookingMails.links.booking }]
    return renderMessagePage(visit, accepted, links)
  }
  const date = printDay(lastDayOf(option), language)
  const over = { ...lapsed, text: fill(lapsed.text, { date }) }
  const message = { open: over, lapsed: over, declined, withdrawn }[option.state]
  const links = [{ to: pathTo('contact', language), text: again }]
  return renderMessagePage(visit, message, links)
}
