import type { ContactMessage } from '#booking/contact-message.ts'
import type { ReservationRequest } from '#booking/reservation-request.ts'
import type { Session } from '#booking/session.ts'
import type { BookingNews, DateNews, OwnerNews, WaitingNews } from './news.ts'
import type { MailContent, MailKind } from '../store/mail-records.ts'
import type { Payment, Reservation } from '../store/reservation-records.ts'

/**
 * What the functions need of mail: letters for what happened, ready to be queued. The contract; the
 * letters themselves are composed in `compose-letters.ts`.
 */
export type Letters = {
  readonly forReservation: (placed: PlacedReservation) => readonly Letter[]
  readonly forMessage: (message: ContactMessage, language: string) => readonly Letter[]
  readonly forNews: (news: BookingNews | OwnerNews | DateNews | WaitingNews) => readonly Letter[]
}

export type PlacedReservation = {
  readonly request: ReservationRequest
  readonly reservation: Reservation
  /** As it stands after the places were taken. */
  readonly session: Session
  readonly deposit: Payment
  readonly balance: Payment
}

export type Letter = {
  readonly kind: MailKind
  readonly to: string
  readonly language: string
  readonly content: MailContent
}
