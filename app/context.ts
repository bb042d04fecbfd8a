import { createContext } from 'react-router'
import type { MailPreview } from '#app/pages/email-templates/email-templates-page.tsx'
import type { EveryPreview } from '#app/pages/email-templates/every-mail.tsx'
import type { Session } from '#booking/session.ts'
import type { Language } from '#language/languages.ts'
import type { ContactOutcome } from '#server/functions/send-contact-message.ts'
import type { ReservationOutcome } from '#server/functions/submit-reservation.ts'

/** What routes get from the server. Only types cross from there, so no secret can reach the browser. */
export type SiteServices = {
  /** Public origin, for canonical links. */
  readonly siteUrl: string
  /** The public key that the browser sends with every function call. */
  readonly publicAnonKey: string
  /** Script of the farm's own counter, if it has one. */
  readonly analyticsUrl: string | undefined
  /** Answers a QR image request: an address of the site, unless another was set. */
  readonly qrServiceUrl: string
  /** Today in Brussels. */
  readonly today: () => string
  readonly upcomingSessions: () => Promise<readonly Session[]>
  /** Of a form that came too soon after many others, the seconds before one is taken; 0 for any other. */
  readonly waitSeconds: number
  readonly submitReservation: (input: unknown) => Promise<ReservationOutcome>
  /** The mails about a reservation with an invented guest; frames are addresses of the site. */
  readonly mailPreviews: (language: Language) => {
    readonly owner: MailPreview
    readonly guest: MailPreview
  }
  readonly everyMailPreview: (language: Language) => EveryPreview
  /** Writes down what nobody expected; the visitor sees the page for it. */
  readonly reportError: (error: unknown) => void
  readonly sendContactMessage: (input: unknown, language: Language) => Promise<ContactOutcome>
}

export const siteContext = createContext<SiteServices>()
