// The plain page behind a guest's link: its title, text, form and links, in the frame of the site.

import type { ReactNode } from 'react'
import {
  answerTo,
  type Fact,
  Facts,
  type FormAnswer,
  FormProblems,
  LinkList,
  type PageLink,
  SentForm,
} from '#app/plain/parts.tsx'
import { SaidPage, SitePage, type SitePageProps } from '#app/plain/site-page.tsx'
import { handwritten } from '#app/ui/handwriting.ts'
import { Jar } from '#app/ui/jar.tsx'
import { referenceOf } from '#booking/reservations/reference.ts'
import { isRequest, type Status } from '#booking/reservations/status.ts'
import type { TitledText } from '#content/words/parts.ts'
import type { Words } from '#content/words/shape.ts'
import { pathTo } from '#language/addresses.ts'
import { type Language, ownNameOf } from '#language/languages.ts'
import { bookingJar } from '#letters/booking-jar.ts'
import { renderPlainPage } from '#server/http/plain-page.ts'
import { MainButton } from './buttons.tsx'
import { type Spoken, pageFrame } from './page-frame.ts'
import type { GuestVisit } from './link-visit.tsx'

type Opened = Spoken & {
  /** Booking whose jar heads the page; without one, the jar of a request. */
  readonly reservation?: { readonly status: Status; readonly id: string }
}

type GuestPageContent = FormAnswer &
  Pick<SitePageProps, 'title' | 'above' | 'name' | 'aside' | 'beside' | 'formGoesAlong'> & {
    readonly lead?: string | undefined
    readonly notices?: readonly string[]
    readonly body?: ReactNode
    readonly links?: readonly PageLink[]
  }

export function renderGuestPage({ c, language, reservation }: Opened, page: GuestPageContent) {
  const { title, above, name, lead, notices = [], body, beside, links = [] } = page
  const { problems, status } = answerTo(page)
  const frame = pageFrame({ c, language })
  const { aside = <BookingJar {...reservation} words={frame.words} /> } = page
  const sitePage = (
    <SitePage
      {...frame}
      {...{ title, above, name, aside, beside }}
      formGoesAlong={page.formGoesAlong}
    >
      {lead && <p className="my-5 text-lead whitespace-pre-line">{lead}</p>}
      {notices.map((notice) => (
        <p key={notice} className="notice mt-5">
          {notice}
        </p>
      ))}
      <FormProblems words={frame.words} problems={problems} />
      <SentForm value={page.sent ?? {}}>{body}</SentForm>
      <LinkList links={links} />
    </SitePage>
  )
  return renderPlainPage(c, sitePage, { status })
}

type Action = TitledText & {
  readonly facts: readonly Fact[]
  readonly terms?: ReactNode
  readonly button?: string
  /** The values to which the button binds, as the page shows them; sent along. */
  readonly shown?: string
  /** The sentence for who pressed the button of an older page. */
  readonly changed?: string | undefined
  readonly links?: readonly PageLink[]
  readonly aside?: ReactNode
}

/** Page with one act and one button. Opening it does nothing: mail scanners open links too. */
export function renderActPage(spoken: Spoken, action: Action): Response {
  const { title, text: lead, facts, terms, button, shown, changed, links } = action
  const { aside = <Jar look="ready" width={112} /> } = action
  const body = (
    <>
      <Facts facts={facts} />
      {terms}
      {button && (
        <form method="post">
          {shown && <input type="hidden" name="shown" value={shown} />}
          <MainButton>{button}</MainButton>
        </form>
      )}
    </>
  )
  const again = changed ? ({ notices: [changed], status: 409 } as const) : {}
  return renderGuestPage(spoken, { title, aside, lead, body, links, ...again })
}

export function renderMessagePage(spoken: Spoken, message: TitledText, links: readonly PageLink[]) {
  return renderPlainPage(spoken.c, <SaidPage {...pageFrame(spoken)} {...{ message, links }} />)
}

export function GiftJar() {
  return <Jar look="gift" width={112} />
}

type BookingJarProps = { readonly status?: Status; readonly id?: string; readonly words: Words }

/** Jar of the booking's mails, with its reference; clean once the booking ended. */
export function BookingJar({ status = 'requested', id, words }: BookingJarProps) {
  const jar = bookingJar(status, words)
  const label = id === undefined ? undefined : [handwritten(referenceOf(id))]
  return <Jar look={jar?.look ?? 'ready'} alt={jar?.inMail.alt} width={112} label={label} />
}

export function toOwnBooking(visit: GuestVisit): PageLink {
  return { to: visit.linkTo('booking'), text: namesOf(visit).back }
}

export function namesOf({ reservation, words }: GuestVisit) {
  const { title, cancel, links, request } = words.myBooking
  if (isRequest(reservation.status)) return request
  const { booking } = words.bookingMails.links
  return { title, booking, cancel: cancel.title, button: cancel.button, back: links.back }
}

export function toPrivacy({ language, words }: Pick<GuestVisit, 'language' | 'words'>): PageLink {
  return { to: pathTo('privacy', language), text: words.guestChanges.accept.privacy }
}

export function LanguageChoices({ spoken }: { readonly spoken: readonly Language[] }) {
  return spoken.map((each) => (
    <option key={each} value={each} lang={each}>
      {ownNameOf(each)}
    </option>
  ))
}
