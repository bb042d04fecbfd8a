import { Facts, SubmitButton } from '#app/plain/parts.tsx'
import { printWish } from '#letters/print-wish.ts'
import { wordsIn } from '#content/words/words.ts'
import { nextDateLink, pathTo } from '#language/addresses.ts'
import { proveMailbox } from '#office/reservations/prove-mailbox.ts'
import { canBeConfirmed, confirmWish, endWish } from '#office/waiting/wishes.ts'
import type { WishOnFile } from '#store/wishes.ts'
import { answerPage, answerSaid } from './page.tsx'
import { type LinkVisit, openPage } from './visit.tsx'

async function wishVisit(visit: LinkVisit) {
  const wish = await visit.office.store.findWish(visit.link.record)
  return wish && { ...visit, wish }
}

export const wishPage = openPage(wishVisit, {
  show: async (visit) => answerWish(visit, visit.wish),
  act: async ({ office, wish }, form) => {
    // Without an address there is no mailbox to prove any more.
    if (wish.state === 'ended') return undefined
    await proveMailbox(office, wish.email)
    if (form.get('do') === 'end') await endWish(office, wish.id)
    else await confirmWish(office, wish.id)
    return undefined
  },
})

function answerWish({ c, now }: LinkVisit, wish: WishOnFile): Response {
  const { language } = wish
  const { nextDate: words } = wordsIn(language)
  const schedule = { to: pathTo('booking', language), text: words.ask.schedule }
  const isAsked = canBeConfirmed(wish, now)
  if (!isAsked && wish.state !== 'wanted') {
    const links = [{ to: nextDateLink(language), text: words.again }, schedule]
    return answerSaid({ c, language }, words.ended, links)
  }
  const { title, text } = isAsked ? words.confirm : words.noted
  const body = (
    <>
      <Facts facts={printWish(wish, language)} />
      <form method="post">
        {/* Named: pressed twice, the first button does not become the other one. */}
        {isAsked ? (
          <SubmitButton does="confirm">{words.confirm.button}</SubmitButton>
        ) : (
          <SubmitButton look="button-quiet" does="end">
            {words.noted.end}
          </SubmitButton>
        )}
      </form>
    </>
  )
  return answerPage({ c, language }, { title, lead: text, body, links: [schedule] })
}
