// A visit by a mailed link: the link is read and compared with its record before any page of
// `guest` is shown.

import type { Context } from 'hono'
import { type FormRefusal, TextLink, Section } from '#app/plain/parts.tsx'
import { SitePage } from '#app/plain/site-page.tsx'
import { wordsOf } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'
import { guestLink, type LinkTo, type Purpose } from '#letters/links.ts'
import { findAbsence } from '#office/dates/absence.ts'
import { LinkEnded, officeOfLink } from '#office/people/office-of-link.ts'
import { proveMailbox } from '#office/reservations/prove-mailbox.ts'
import { houseOfRequest, wordsOfRequest } from '#server/http/request-house.ts'
import type { PageServices } from '#server/http/page-services.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { renderPlainPage } from '#server/http/plain-page.ts'
import { pageFrame } from './page-frame.ts'

export type LinkVisit = PageServices & {
  readonly c: Context
  readonly link: LinkTo
  readonly now: Date
  /** Language that the reader chose; undefined: that of the link. */
  readonly switchedTo: Language | undefined
  readonly pathOf: (link: LinkTo) => string
}

/** Page of one purpose: GET shows, only a button's POST acts. */
export type PageOfLink<Visit> = {
  readonly show: (visit: Visit, refused?: FormRefusal) => Response | Promise<Response>
  /** Ends with another page, with the form that was refused, or leads back to `show`. */
  readonly act?: (visit: Visit, form: URLSearchParams) => Promise<Response | FormRefusal | void>
  /** Answer to a link that was valid and opens nothing any more. */
  readonly ended?: (visit: LinkVisit) => Response | Promise<Response>
}

export type LinkPage = {
  readonly show: (visit: LinkVisit) => Promise<Response>
  readonly act: ((visit: LinkVisit, form: URLSearchParams) => Promise<Response>) | undefined
}

export type Opened<Open extends (visit: LinkVisit) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Open>>
>

export type GuestVisit = Opened<typeof guestVisit>

async function guestVisit(visit: LinkVisit) {
  const { link, switchedTo, pathOf } = visit
  const office = officeOfLink(visit.office, link)
  const reservation = await office.store.reservations.find(link.record)
  // A newer link ends all earlier ones.
  if (!reservation || reservation.linkVersion !== link.version) return undefined
  const { payer } = reservation
  const { language: own, email } = (link.purpose === 'refund-account' && payer) || reservation
  const language = switchedTo ?? own
  const linkTo = (purpose: Purpose) => pathOf(guestLink(purpose, reservation))
  // The page keeps to the promise of the day of the request, as its mail does.
  const absence = await findAbsence(office.store, reservation.createdAt)
  const words = wordsOf(houseOfRequest(visit.c), language, absence)
  return { ...visit, office, reservation, email, language, words, linkTo }
}

export function visitIn(own: Language, visit: LinkVisit) {
  const language = visit.switchedTo ?? own
  return { ...visit, language, words: wordsOfRequest(visit.c, language) }
}

export function guestPage(page: PageOfLink<GuestVisit>): LinkPage {
  return linkPage(guestVisit, page)
}

/** Page that proves no mailbox: anybody with the link may use it. */
export function openPage<Visit extends LinkVisit>(
  open: (visit: LinkVisit) => Promise<Visit | undefined>,
  { show, act, ended: showEnded = unknownLink }: PageOfLink<Visit>,
): LinkPage {
  return {
    show: async (visit) => {
      const opened = await open(visit)
      return opened ? show(opened) : showEnded(visit)
    },
    act:
      act &&
      (async (visit, form) => {
        const opened = await open(visit)
        if (!opened) return showEnded(visit)
        const ended = await act(opened, form).catch((error: unknown) => {
          if (error instanceof LinkEnded) return showEnded(visit)
          throw error
        })
        if (ended instanceof Response) return ended
        return ended ? show(opened, ended) : visit.c.redirect(visit.c.req.path, 303)
      }),
  }
}

/** Page for one mailbox; scanners open links too, so only a pressed button proves it. */
export function linkPage<Visit extends LinkVisit & { readonly email: string }>(
  open: (visit: LinkVisit) => Promise<Visit | undefined>,
  { show, act }: PageOfLink<Visit>,
): LinkPage {
  return openPage(open, {
    show,
    act:
      act &&
      (async (visit, form) => {
        await proveMailbox(visit.office, visit.email)
        return act(visit, form)
      }),
  })
}

/** Nobody is told whether a link never was, ended or was replaced; a companion is, by a link that is signed. */
export function unknownLink({ c }: Pick<LinkVisit, 'c'>): Response {
  const { spoken } = houseOfRequest(c)
  const first = requestLanguage(c)
  const others = spoken.filter((language) => language !== first)
  const wordsIn = (language: Language) => wordsOfRequest(c, language).lostLink.unknown
  const page = (
    <SitePage {...pageFrame({ c, language: first })} title={wordsIn(first).title}>
      <p className="mt-5 text-lead">{wordsIn(first).text}</p>
      <ToNewLink language={first} text={wordsIn(first).newLink} />
      {others.map((language) => (
        <Section key={language} lang={language} title={wordsIn(language).title} className="mt-13">
          <p className="mt-2">{wordsIn(language).text}</p>
          <ToNewLink language={language} text={wordsIn(language).newLink} />
        </Section>
      ))}
    </SitePage>
  )
  return renderPlainPage(c, page, { status: 404 })
}

function ToNewLink({ language, text }: { language: Language; text: string }) {
  return (
    <p className="mt-3">
      <TextLink to={`/l?lng=${language}`}>{text}</TextLink>
    </p>
  )
}
