import { type Absence, answerDay, isAnsweredBefore } from '#booking/dates/away.ts'
import { dayOf, instantIn } from '#booking/dates/brussels-time.ts'
import { maxSentences } from '#booking/diary/guest-sentence.ts'
import type { Hour } from '#booking/dates/light.ts'
import {
  isOnSchedule,
  requestsCloseAt,
  takesRequests,
  type Session,
} from '#booking/dates/session.ts'
import type { House } from '#booking/house/house.ts'
import { paymentPlan } from '#booking/money/payment-plan.ts'
import { holdsPlaces } from '#booking/reservations/status.ts'
import { offerEnds } from '#booking/waiting/waiting-list.ts'
import { wordsOf } from '#content/words/words.ts'
import type { Language } from '#language/languages.ts'
import { giftOpening } from '#letters/to-guest/vouchers/voucher-mail.ts'
import type { FormSender } from '#office/mail/turns.ts'
import { sendContactMessage } from '#office/mail/send-contact-message.ts'
import { submitReservation } from '#office/reservations/submit-reservation.ts'
import { findNamedVoucher } from '#office/vouchers/named-voucher.ts'
import { takesVouchers } from '#office/vouchers/redeem-voucher.ts'
import { orderVoucher } from '#office/vouchers/order-voucher.ts'
import type { Id } from '#booking/id.ts'
import type { Store } from '#store/store.ts'
import type { AppParts } from './app-parts.ts'
import { everyPreview, type Previews, mailPreviews } from './http/mail-preview.ts'
import { describeError } from './log.ts'

export type Visitor = {
  readonly request: string
  readonly sender: FormSender
  /** Seconds until the network's next form of any kind is taken. */
  readonly waitSeconds: number
  readonly failed: (error: unknown) => void
  readonly house: House
  readonly absence: Absence | undefined
  /** True of the desk's own view of a page, which has every place of a picture. */
  readonly isAtDesk: boolean
}

type Parts = Pick<AppParts, 'siteUrl' | 'config' | 'clock' | 'store' | 'log' | 'office'> & {
  readonly previews: Previews
  readonly hour: (revision: number) => Promise<Hour>
}

export type SiteServices = ReturnType<typeof createSiteServices>

/** Services of public pages, for one visitor and the house of that moment. */
export function createSiteServices(
  { siteUrl, config, clock, store, log, office, previews, hour }: Parts,
  { request, sender, failed, waitSeconds, house, absence, isAtDesk }: Visitor,
) {
  const today = () => dayOf(clock.now())
  return {
    siteUrl: siteUrl(),
    house,
    waitSeconds,
    isAtDesk,
    publicAnonKey: config.publicAnonKey,
    analyticsUrl: config.analyticsUrl,
    qrServiceUrl: config.qrServiceUrl ?? '/qr',
    today,
    hour: async () => hour(await store.scheduleRevision()),
    absence,
    sessionsOnSchedule: async (): Promise<readonly Session[]> => {
      const sessions = await store.sessions.list(instantIn(today(), '00:00'))
      return sessions.filter((session) => isOnSchedule(session, today()))
    },
    lastSessionOf: store.sessions.findLastOf,
    requestsFor: (session: Session) => ({
      areTaken: takesRequests(session, clock.now(), house),
      mayWait: offerEnds(clock.now(), session.startsAt) !== undefined,
      areSoon: isAnsweredBefore({
        createdAt: clock.now(),
        startsAt: session.startsAt,
        conditions: house.terms,
      }),
      closeAt: requestsCloseAt(session, house),
    }),
    takesVouchers: () => takesVouchers(store, house),
    shownSentences: async () => {
      const shown = await store.diary.listSentencesThat('shown', maxSentences)
      return shown.map(({ sentence, firstName, town, language }) => {
        return { sentence, firstName, town, language }
      })
    },
    findRequest: (id: Id<'reservation'>) => findRequest(store, id, clock.now()),
    submitReservation: (input: unknown) =>
      submitReservation(office, input, { repeat: { by: 'form' }, ...sender }),
    reportError: (error: unknown) => {
      log.error('page-failed', { request, ...describeError(error) })
      failed(error)
    },
    sendContactMessage: (input: unknown, language: Language) =>
      sendContactMessage(office, input, { language, ...sender }),
    orderVoucher: async (typed: Readonly<Record<string, string>>, language: Language) => {
      const outcome = await orderVoucher(office, typed, { language, ...sender })
      if (outcome.kind !== 'ordered') return outcome
      return { ...outcome, opening: giftOpening(outcome.voucher, wordsOf(house, language)) }
    },
    mailPreviews: (language: Language) =>
      mailPreviews(previews.lettersAbout('reservation', language, house), language),
    everyMailPreview: (language: Language) =>
      everyPreview(previews.allLetters(language, house), language, house),
  }
}

async function findRequest(store: Store, id: Id<'reservation'>, now: Date) {
  const found = await store.reservations.find(id)
  if (!found) return undefined
  const { session, participants, priceCents, status, createdAt, conditions } = found
  const { deposit, balance } = paymentPlan({
    priceCents,
    participants,
    agreedOn: answerDay(createdAt, await store.away.listNotOver(createdAt)),
    workshopOn: session.day,
    conditions,
  })
  return {
    session,
    participants,
    priceCents,
    isPaidAtOnce: deposit.dueOn === balance.dueOn,
    hasVoucher: (await findNamedVoucher(store, found)) !== undefined,
    isSoon: isAnsweredBefore({ createdAt, startsAt: session.startsAt, conditions }),
    isHeld: holdsPlaces(status),
    isOver: now >= session.startsAt,
  }
}
