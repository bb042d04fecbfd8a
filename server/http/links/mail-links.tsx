import { type Context, Hono } from 'hono'
import type { AfterAnswer } from '../../after-answer.ts'
import type { Office } from '../../functions/office.ts'
import { isRevokedOwnerLink, type Links, type LinkTo, type Purpose } from '../../links.ts'
import type { Log } from '../../log.ts'
import { answerDone } from '../plain-page.ts'
import { tooOften } from '../closed-text.ts'
import type { FormPace } from '../form-pace.ts'
import { readForm } from '../read-form.ts'
import { bookingCalendar } from './booking-calendar.ts'
import { guestPages } from './guest-pages.ts'
import { answerNewLink, askForNewLink, giveNewLinkBack } from './new-link.tsx'
import { ownerPages } from './owner-pages.ts'
import { unknownLink } from './unknown-link.tsx'
import { waitingPages } from './waiting-pages.tsx'

export type LinkParts = {
  readonly office: Office
  readonly links: Links
  readonly siteUrl: () => string
  readonly log: Log
  readonly afterAnswer: AfterAnswer
  /** Shared with the functions and the forms. */
  readonly formPace: FormPace
}

/** What stands behind one purpose: GET shows, only a button's POST acts. */
export type LinkPage = {
  readonly show: (visit: LinkVisit) => Promise<Response>
  /** Answers with a page when something was wrong; undefined leads back to `show`, which says what is now. */
  readonly act: (visit: LinkVisit, form: URLSearchParams) => Promise<Response | undefined>
}

/** Somebody at the door with a good link. */
export type LinkVisit = LinkParts & { readonly c: Context; readonly link: LinkTo }

const pages: Readonly<Partial<Record<Purpose, LinkPage>>> = {
  ...ownerPages,
  ...guestPages,
  ...waitingPages,
}

/** Everything behind `/l/`: one page for each purpose a link can have. */
export function createMailLinks(parts: LinkParts): Hono {
  const links = new Hono()

  links.get('/', (c) => askForNewLink(c))

  links.post('/', async (c) => {
    const turn = parts.formPace(c)
    if (turn.kind === 'turned-away') return tooOften(c, turn)
    const form = await readForm(c)
    if (form instanceof Response) return form
    if (turn.kind === 'given-back') return giveNewLinkBack(c, form, turn)
    return answerNewLink(c, parts, form)
  })

  links.get('/:token', async (c) => {
    const found = await readLink(parts, c.req.param('token'))
    return found ? found.page.show({ ...parts, c, link: found.link }) : unknownLink(c)
  })

  links.post('/:token', async (c) => {
    const turn = parts.formPace(c)
    if (turn.kind !== 'taken') return tooOften(c, turn)
    const form = await readForm(c)
    if (form instanceof Response) return form
    const found = await readLink(parts, c.req.param('token'))
    if (!found) return unknownLink(c)
    const answer = await found.page.act({ ...parts, c, link: found.link }, form)
    return answer ?? answerDone(c, c.req.path)
  })

  links.get('/:token/calendar.ics', async (c) => {
    const found = await readLink(parts, c.req.param('token'))
    return found?.link.purpose === 'booking'
      ? bookingCalendar(c, parts, found.link)
      : unknownLink(c)
  })

  // Not on to the site, where the secret would stand in the address of a page with scripts.
  links.all('*', (c) => unknownLink(c))
  return links
}

/** Valid, not ended, not revoked, and about something that is still there. */
async function readLink({ office, links }: LinkParts, token: string) {
  const reading = links.read(token, office.clock.now())
  if (reading.kind !== 'valid') return undefined
  const { link } = reading
  const page = pages[link.purpose]
  if (!page) return undefined
  if (link.purpose in ownerPages) {
    return isRevokedOwnerLink(link, await office.store.ownerLinksFrom())
      ? undefined
      : { page, link }
  }
  return { page, link }
}
