import type { AboutWords } from './about.ts'
import type { AvailabilityWords, BookingWords, ReservationSuccessWords } from './booking.ts'
import type { BookingMailWords } from './booking-mails.ts'
import type { ContactWords } from './contact.ts'
import type { DietsWords } from './diets.ts'
import type { ErrorWords } from './errors.ts'
import type { FaqWords } from './faq.ts'
import type { GalleryWords, PictureWords } from './gallery.ts'
import type { HomeWords } from './home.ts'
import type { EmailTemplatesWords } from './internal.ts'
import type { LayoutWords } from './layout.ts'
import type { ContactMailWords, ReservationMailWords } from './mails.ts'
import type { MyBookingWords } from './my-booking.ts'
import type { BrokenPageWords, NotFoundWords } from './pages.ts'
import type { HeadWords } from './parts.ts'
import type { PrivacyWords } from './privacy.ts'
import type { ReminderMailWords } from './reminder-mails.ts'
import type { WaitingListWords } from './waiting-list.ts'
import type { WaitingMailWords } from './waiting-mails.ts'
import type { WorkshopPageWords, WorkshopsWords, WorkshopWords } from './workshops.ts'

/** Everything the site says in one language. A missing word does not compile. */
export type Words = {
  readonly layout: LayoutWords
  readonly home: HomeWords
  readonly workshops: WorkshopsWords
  readonly workshop: {
    readonly sourdough: WorkshopWords
    readonly drinks: WorkshopWords
    readonly vegetables: WorkshopWords
  }
  readonly workshopPage: WorkshopPageWords
  readonly availability: AvailabilityWords
  readonly contact: ContactWords
  readonly booking: BookingWords
  readonly reservationSuccess: ReservationSuccessWords
  readonly notFound: NotFoundWords
  readonly brokenPage: BrokenPageWords
  readonly errors: ErrorWords
  readonly mails: {
    readonly reservation: ReservationMailWords
    readonly contact: ContactMailWords
  }
  readonly bookingMails: BookingMailWords
  readonly reminderMails: ReminderMailWords
  readonly waitingMails: WaitingMailWords
  readonly myBooking: MyBookingWords
  readonly diets: DietsWords
  readonly waitingList: WaitingListWords
  readonly about: AboutWords
  readonly gallery: GalleryWords
  readonly pictures: PictureWords
  readonly faq: FaqWords
  readonly privacy: PrivacyWords
  /** In Dutch only; the head alone is in each language. */
  readonly businessCard: { readonly head: HeadWords }
  readonly emailTemplates: EmailTemplatesWords
}
