import { type Context, Hono } from 'hono'
import { linkPathIn } from '#language/addresses.ts'
import { deskActionPath, isDeskAction } from '#language/desk-paths.ts'
import { type Language, languages } from '#language/languages.ts'
import type { LinkTo, Purpose } from '#letters/links.ts'
import { pathOf } from '#letters/signed-links.ts'
import { refuseTooMany } from '#server/http/refusal-text.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { readForm } from '#server/http/read-form.ts'
import { ownBookingPage, ownCalendarPage } from './reservations/own-booking.tsx'
import { ownCancelPage } from './reservations/cancel.tsx'
import { diaryPage } from './diary/diary-page.tsx'
import { companionPage } from './party/companion.tsx'
import { companionListPage } from './party/companion-list.tsx'
import { dietsPage } from './party/own-diets.tsx'
import { giftPage } from './vouchers/gift.tsx'
import { askInvoicePage } from './invoices/ask-invoice.tsx'
import { movePage } from './dates/move.tsx'
import { substitutePage } from './people/answer-substitute.tsx'
import { handleLostLinkForm, askForNewLink, giveNewLinkBack } from './people/new-link.tsx'
import { offeredOptionPage } from './options/offered-option.tsx'
import { changePartyPage } from './party/change-party.tsx'
import { provePage } from './reservations/prove.tsx'
import { receiptPage } from './money/receipt.tsx'
import { refundAccountPage } from './money/own-account.tsx'
import { type LinkPage, unknownLink } from './link-visit.tsx'
import { voucherPage } from './vouchers/bought-voucher.tsx'
import { withdrawPage } from './vouchers/withdraw-voucher.tsx'
import { wishPage } from './waiting/wish-page.tsx'
import { leaveListPage, offerPage, proveWaitingPage } from './waiting/offered-place.tsx'

const pages: Readonly<Partial<Record<Purpose, LinkPage>>> = {
  booking: ownBookingPage,
  cancel: ownCancelPage,
  move: movePage,
  party: changePartyPage,
  substitute: substitutePage,
  diets: dietsPage,
  diary: diaryPage,
  invoice: askInvoicePage,
  'refund-account': refundAccountPage,
  prove: provePage,
  offer: offerPage,
  'leave-list': leaveListPage,
  'prove-waiting': proveWaitingPage,
  'next-date': wishPage,
  option: offeredOptionPage,
  companion: companionPage,
  'companion-list': companionListPage,
  voucher: voucherPage,
  gift: giftPage,
  'withdraw-voucher': withdrawPage,
}

const belowBooking = { 'calendar.ics': ownCalendarPage, receipt: receiptPage }

export function createMailLinks(parts: PageServices): Hono {
  const links = new Hono()

  links.get('/', (c) => askForNewLink(c))

  links.post('/', async (c) => {
    const turn = parts.formPace(c)
    if (turn.kind === 'turned-away') return refuseTooMany(c, turn)
    const form = await readForm(c)
    if (form instanceof Response) return form
    if (turn.kind === 'given-back') return giveNewLinkBack(c, form, turn)
    return handleLostLinkForm(c, parts, form)
  })

  for (const language of languages) links.route(`/${language}`, createLinkPages(parts, language))
  links.route('/', createLinkPages(parts))

  // The site would put the secret in the address of a page with scripts.
  links.all('*', (c) => unknownLink({ c }))
  return links
}

function createLinkPages(parts: PageServices, switchedTo?: Language): Hono {
  const links = new Hono()

  links.get('/:token', async (c) => {
    const opened = openLink(parts, c, switchedTo)
    if (opened) return opened.page.show(opened.visit)
    const deskPage = deskPageOf(parts, c.req.param('token'))
    return deskPage ? c.redirect(deskPage, 303) : unknownLink({ c })
  })

  links.post('/:token', async (c) => {
    const turn = parts.formPace(c)
    if (turn.kind !== 'taken') return refuseTooMany(c, turn)
    const form = await readForm(c)
    if (form instanceof Response) return form
    const opened = openLink(parts, c, switchedTo)
    if (!opened?.page.act) return unknownLink({ c })
    return opened.page.act(opened.visit, form)
  })

  for (const [name, page] of Object.entries(belowBooking)) {
    links.get(`/:token/${name}`, async (c) => {
      const visit = openLink(parts, c, switchedTo)?.visit
      return visit?.link.purpose === 'booking' ? page.show(visit) : unknownLink({ c })
    })
  }
  return links
}

/** Companions hear of no other date, so the records of their links say when these end. */
const withoutEnd: readonly Purpose[] = ['companion', 'companion-list']

/** Returns a link that is valid, has not ended, and has a page here. */
function openLink(parts: PageServices, c: Context, switchedTo: Language | undefined) {
  const now = parts.office.clock.now()
  const reading = parts.links.read(c.req.param('token') ?? '', now)
  if (reading.kind === 'unknown') return undefined
  const { link } = reading
  if (reading.kind === 'ended' && !withoutEnd.includes(link.purpose)) return undefined
  const page = pages[link.purpose]
  const pathIn = (to: LinkTo) => {
    const path = pathOf(parts.links, to)
    return switchedTo ? linkPathIn(path, switchedTo) : path
  }
  return page && { page, visit: { ...parts, c, link, now, switchedTo, pathOf: pathIn } }
}

/** Address of the desk for a link of an earlier mail to the owner; a known device opens it. */
function deskPageOf({ links, office }: PageServices, token: string): string | undefined {
  const reading = links.read(token, office.clock.now())
  if (reading.kind === 'unknown') return undefined
  const { purpose, record } = reading.link
  return isDeskAction(purpose) ? deskActionPath(purpose, record) : undefined
}
