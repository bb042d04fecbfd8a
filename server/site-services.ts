import type { SiteServices } from '#app/context.ts'
import { dayOf, instantIn } from '#booking/brussels-time.ts'
import type { AppParts } from './app.ts'
import { createPreviewLetters } from './create-office.ts'
import type { Office } from './functions/office.ts'
import { sendContactMessage } from './functions/send-contact-message.ts'
import { submitReservation } from './functions/submit-reservation.ts'
import { everyPreview, previewMails } from './http/mail-preview.ts'
import { describeError } from './log.ts'

/** Who a page is made for: the id of the request, the seconds to wait before another message. */
export type Visitor = {
  readonly request: string
  readonly pause: () => number
  /** The seconds before another form of theirs is taken; 0 for one that is. */
  readonly waitSeconds: number
  /** Told what a route did not catch. */
  readonly failed: (error: unknown) => void
}

/** What the routes get for one request. */
export function createSiteServices(
  { siteUrl, config, clock, store, log }: AppParts,
  office: Office,
  { request, pause, failed, waitSeconds }: Visitor,
): SiteServices {
  const today = () => dayOf(clock.now())
  return {
    siteUrl: siteUrl(),
    waitSeconds,
    publicAnonKey: config.publicAnonKey,
    analyticsUrl: config.analyticsUrl,
    qrServiceUrl: config.qrServiceUrl ?? '/qr',
    today,
    // All of today's too: an entry stays on the schedule while its day lasts (specification, section 5).
    upcomingSessions: async () => {
      const sessions = await store.listSessions(instantIn(today(), '00:00'))
      return sessions.filter(({ state }) => state === 'open')
    },
    submitReservation: (input) => submitReservation(office, input, { by: 'form' }),
    reportError: (error) => {
      log.error('page-failed', { request, ...describeError(error) })
      failed(error)
    },
    sendContactMessage: (input, language) => sendContactMessage(office, input, { language, pause }),
    mailPreviews: (language) => previewMails(createPreviewLetters({ config, siteUrl }), language),
    everyMailPreview: (language) =>
      everyPreview(createPreviewLetters({ config, siteUrl }), language),
  }
}
