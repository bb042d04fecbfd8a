import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { Absence } from '#booking/dates/away.ts'
import type { Session } from '#booking/dates/session.ts'
import type { House } from '#booking/house/house.ts'
import type { Language } from '#language/languages.ts'
import type { ContactOutcome } from '#office/mail/send-contact-message.ts'
import type { OrderOutcome } from '#office/vouchers/order-voucher.ts'
import type { ReservationOutcome } from '#office/reservations/submit-reservation.ts'

/** The price is that of one person. */
export type Asked = {
  readonly session: Session
  readonly participants: number
  readonly priceCents: number
  readonly isPaidAtOnce: boolean
  readonly hasVoucher: boolean
  readonly isHeld: boolean
  /** Its date has begun. */
  readonly isOver: boolean
}

type ShownSentence = {
  readonly sentence: string
  readonly firstName: string
  readonly town: string
  /** That it is written in, whatever the page's. */
  readonly language: Language
}

export type MailPreview = { readonly subject: string; readonly text: string; readonly src: string }

export type ListedMail = {
  readonly kind: string
  readonly subject: string
  readonly sources: readonly { readonly language: Language; readonly src: string }[]
}

/** What pages get from the server. Only types cross from there, so no secret can reach the browser. */
export type SiteServices = {
  readonly siteUrl: string
  /** As it was when the page was asked for. */
  readonly house: House
  readonly publicAnonKey: string
  readonly analyticsUrl: string | undefined
  /** An address of the site, unless another was set. */
  readonly qrServiceUrl: string
  /** A day in Brussels. */
  readonly today: () => string
  readonly absence: Absence | undefined
  readonly upcomingSessions: () => Promise<readonly Session[]>
  /** What guests wrote and the farm shows, the newest first. */
  readonly shownSentences: () => Promise<readonly ShownSentence[]>
  /** Of a form that came too soon after many others, the seconds before one is taken; 0 for any other. */
  readonly waitSeconds: number
  /** What was asked for under that id, and nothing of who asked. */
  readonly findRequest: (id: string) => Promise<Asked | undefined>
  readonly submitReservation: (input: unknown) => Promise<ReservationOutcome>
  /** The mails about a reservation with an invented guest; frames are addresses of the site. */
  readonly mailPreviews: (language: Language) => Readonly<Record<'owner' | 'guest', MailPreview>>
  readonly everyMailPreview: (
    language: Language,
  ) => Readonly<Record<'owner' | 'guest', readonly ListedMail[]>>
  readonly orderVoucher: (
    typed: Readonly<Record<string, string>>,
    language: Language,
  ) => Promise<OrderOutcome>
  readonly reportError: (error: unknown) => void
  readonly sendContactMessage: (input: unknown, language: Language) => Promise<ContactOutcome>
}

/** Bears a page's script nonce from the renderer to whoever sends the page, and goes no further. */
export const scriptNonceHeader = 'x-script-nonce'

export const siteContext = createContext<SiteServices>()

/** What marks the scripts that the server itself wrote into a page, drawn anew for each; empty in the browser. */
export const ScriptNonce = createReactContext('')
