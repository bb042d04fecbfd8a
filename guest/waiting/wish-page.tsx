import { Facts } from '#app/plain/parts.tsx'
import { printWish } from '#letters/print-wish.ts'
import { nextDateLink, pathTo } from '#language/addresses.ts'
import { proveMailbox } from '#office/reservations/prove-mailbox.ts'
import { canBeConfirmed, confirmWish, endWish } from '#office/waiting/wishes.ts'
import { MainButton, SecondButton } from '../buttons.tsx'
import { renderGuestPage, renderMessagePage } from '../page.tsx'
import { type LinkVisit, type Opened, openPage, visitIn } from '../link-visit.tsx'

async function wishVisit(visit: LinkVisit) {
  const wish = await visit.office.store.wishes.find(visit.link.record)
  return wish && { ...visitIn(wish.language, visit), wish }
}

export const wishPage = openPage(wishVisit, {
  show: async (visit) => renderWish(visit),
  act: async ({ office, wish }, form) => {
    // A wish without an address has no mailbox to prove.
    if (wish.state === 'ended') return undefined
    await proveMailbox(office, wish.email)
    if (form.get('do') === 'end') await endWish(office, wish.id)
    else await confirmWish(office, wish.id)
  },
})

function renderWish(visit: Opened<typeof wishVisit>): Response {
  const { now, wish, language, words: allWords } = visit
  const { nextDate: words } = allWords
  const schedule = { to: pathTo('booking', language), text: words.ask.schedule }
  const isAsked = canBeConfirmed(wish, now)
  if (!isAsked && wish.state !== 'wanted') {
    const links = [{ to: nextDateLink(language), text: words.again }, schedule]
    return renderMessagePage(visit, words.ended, links)
  }
  const { title, text } = isAsked ? words.confirm : words.noted
  const body = (
    <>
      <Facts facts={printWish(wish, allWords)} />
      <form method="post">
        {/* Each button names its act, so that pressing one twice does not press the other. */}
        {isAsked ? (
          <MainButton does="confirm">{words.confirm.button}</MainButton>
        ) : (
          <SecondButton does="end">{words.noted.end}</SecondButton>
        )}
      </form>
    </>
  )
  return renderGuestPage(visit, { title, lead: text, body, links: [schedule] })
}
