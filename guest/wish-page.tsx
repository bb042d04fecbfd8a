import { SaidPage, TitledPage } from '#app/plain/pages.tsx'
import { Facts, LinkList } from '#app/plain/parts.tsx'
import { printWish } from '#letters/print-wish.ts'
import { wordsIn } from '#content/words/words.ts'
import { nextDateLink, pathTo } from '#language/addresses.ts'
import { proveMailbox } from '#office/requests/prove-mailbox.ts'
import { canBeConfirmed, confirmWish, endWish } from '#office/waiting/wishes.ts'
import { answerPlain } from '#server/http/plain-page.ts'
import type { WishOnFile } from '#store/wishes.ts'
import { BookingJar } from './jars.tsx'
import { type LinkPage, type LinkVisit, unknownLink } from './visit.tsx'

export const wishPage: LinkPage = {
  show: async (visit) => {
    const wish = await visit.office.store.findWish(visit.link.record)
    return wish ? answerWish(visit, wish) : unknownLink(visit.c)
  },
  act: async ({ c, office, link }, form) => {
    const wish = await office.store.findWish(link.record)
    if (!wish) return unknownLink(c)
    // Without an address there is no mailbox to prove any more.
    if (wish.state === 'ended') return undefined
    await proveMailbox(office, wish.email)
    if (form.get('do') === 'end') await endWish(office, wish.id)
    else await confirmWish(office, wish.id)
    return undefined
  },
}

function answerWish({ c, office }: LinkVisit, wish: WishOnFile): Response {
  const { language } = wish
  const { nextDate: words } = wordsIn(language)
  const schedule = { to: pathTo('booking', language), text: words.ask.schedule }
  const isAsked = canBeConfirmed(wish, office.clock.now())
  if (!isAsked && wish.state !== 'wanted') {
    const links = [{ to: nextDateLink(language), text: words.again }, schedule]
    return answerPlain(c, <SaidPage said={words.ended} {...{ language, links }} />)
  }
  const { title, text } = isAsked ? words.confirm : words.noted
  const page = (
    <TitledPage
      language={language}
      title={title}
      aside={<BookingJar status="requested" language={language} />}
    >
      <p className="mt-5 text-lead">{text}</p>
      <Facts facts={printWish(wish, language)} />
      <form method="post">
        {/* Named: pressed twice, the first button does not become the other one. */}
        <button
          className={isAsked ? 'button' : 'button-quiet'}
          name="do"
          value={isAsked ? 'confirm' : 'end'}
          type="submit"
        >
          {isAsked ? words.confirm.button : words.noted.end}
        </button>
      </form>
      <LinkList links={[schedule]} />
    </TitledPage>
  )
  return answerPlain(c, page)
}
