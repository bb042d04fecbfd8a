import { type Context, Hono } from 'hono'
import { printInstant } from '#language/dates.ts'
import {
  DeskLinkEndedPage,
  DeskLinkSentPage,
  DeskMessagesPage,
  DeskSettingsPage,
} from '#app/plain/desk/small-pages.tsx'
import { revokeOwnerLinks, sendDeskLink } from '../../functions/send-desk-link.ts'
import { tooOften } from '../closed-text.ts'
import type { LinkParts } from '../links/mail-links.tsx'
import { answerDone, answerPlain } from '../plain-page.ts'
import { readForm } from '../read-form.ts'
import { actOnAccount, showAccount, takeStatement } from './account.tsx'
import { withoutNul } from '../without-nul.ts'
import { actOnBooking } from './act-on-booking.ts'
import { actOnDate } from './act-on-date.ts'
import { showBooking } from './booking.tsx'
import { dateAsCalendar, dateAsCsv } from './date-files.ts'
import { showDate } from './date.tsx'
import { actOnDates, showDates } from './dates.tsx'
import { type DeskVisit, deskVisit } from './desk-visit.ts'
import { actOnHome, showHome } from './home.tsx'
import { notThere } from './not-there.tsx'
import { actOnParty, showParty } from './party.tsx'

/**
 * The owner's desk. Whoever has the link has the desk, so it is made for one mailbox, ends, and can be
 * revoked; GET shows and POST acts, on every page.
 */
export function createDesk(parts: LinkParts): Hono {
  const desk = new Hono()

  const show =
    (page: (visit: DeskVisit, id: string) => Promise<Response>) => async (c: Context) => {
      const visit = await deskVisit(parts, c, c.req.param('token') ?? '')
      return visit
        ? page(visit, withoutNul(c.req.param('id') ?? ''))
        : answerPlain(c, <DeskLinkEndedPage />, 404)
    }
  const act =
    (page: (visit: DeskVisit, id: string, form: URLSearchParams) => Promise<Response>) =>
    async (c: Context) => {
      const form = await readForm(c)
      if (form instanceof Response) return form
      return show((visit, id) => page(visit, id, form))(c)
    }

  desk.post('/', (c) => askForDeskLink(c, parts))
  desk.get('/:token', show(showHome))
  desk.post(
    '/:token',
    act((visit, _, form) => actOnHome(visit, form)),
  )
  desk.get('/:token/boeking/:id', show(showBooking))
  desk.post('/:token/boeking/:id', act(actOnBooking))
  desk.get('/:token/boeking/:id/personen', show(showParty))
  desk.post('/:token/boeking/:id/personen', act(actOnParty))
  desk.get('/:token/datum/:id', show(showDate))
  desk.post('/:token/datum/:id', act(actOnDate))
  desk.get('/:token/datum/:id/lijst.csv', show(dateAsCsv))
  desk.get('/:token/datum/:id/agenda.ics', show(dateAsCalendar))
  desk.get(
    '/:token/datums',
    show((visit) => showDates(visit)),
  )
  desk.post(
    '/:token/datums',
    act((visit, _, form) => actOnDates(visit, form)),
  )
  desk.get(
    '/:token/rekening',
    show((visit) => showAccount(visit)),
  )
  desk.post(
    '/:token/rekening',
    act((visit, _, form) => actOnAccount(visit, form)),
  )
  // Whoever comes back to the answer of the form sees the account.
  desk.get(
    '/:token/rekening/afschrift',
    show(async ({ c, to }) => answerDone(c, to('rekening'))),
  )
  // The link is looked at before anything is read: nobody else may send a file.
  desk.post('/:token/rekening/afschrift', show(takeStatement))
  desk.get('/:token/berichten', show(showMessages))
  desk.get(
    '/:token/links',
    show(async ({ c, to }) => answerPlain(c, <DeskSettingsPage to={to} />)),
  )
  desk.post('/:token/links', act(revoke))
  desk.all(
    '/:token/*',
    show(async (visit) => notThere(visit)),
  )
  // Not on to the site, where the secret would stand in the address of a page with scripts.
  desk.all('*', (c) => answerPlain(c, <DeskLinkEndedPage />, 404))
  return desk
}

async function showMessages({ c, office, to }: DeskVisit): Promise<Response> {
  const messages = (await office.store.listMessages()).map((message) => ({
    id: message.id,
    from: message.name,
    email: message.email,
    subject: message.subject,
    text: message.message,
    when: printInstant(message.createdAt, 'nl'),
  }))
  return answerPlain(c, <DeskMessagesPage to={to} messages={messages} />)
}

/** Ends every link there is; the owner's own mailbox gets a fresh one, and whoever stood here is out. */
async function revoke({ c, office, to }: DeskVisit, _: string, form: URLSearchParams) {
  if (form.get('do') === 'revoke') await revokeOwnerLinks(office)
  return answerDone(c, to())
}

/** Mails a fresh link to the farm, however often it is asked no more than a few an hour. */
async function askForDeskLink(c: Context, { office, formPace }: LinkParts) {
  const turn = formPace(c)
  if (turn.kind !== 'taken') return tooOften(c, turn)
  const form = await readForm(c)
  if (form instanceof Response) return form
  await sendDeskLink(office)
  return answerPlain(c, <DeskLinkSentPage />)
}
