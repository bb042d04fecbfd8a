import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { Business } from '#booking/house/house.ts'
import type { Language } from '#language/languages.ts'
import type { AboutWords } from './about.ts'
import type { AvailabilityWords, BookingWords, ReservationSuccessWords } from './booking.ts'
import type { BookingMailWords } from './booking-mails.ts'
import type { CompanionWords } from './companions.ts'
import type { ContactWords } from './contact.ts'
import type { DateLetterWords } from './date-letter.ts'
import type { DiaryMailWords, DiaryWords, GuestSentenceWords } from './diary.ts'
import type { DietsWords } from './diets.ts'
import type { ErrorWords } from './errors.ts'
import type { FaqWords } from './faq.ts'
import type { GalleryWords, PictureWords } from './gallery.ts'
import type { GuestChangesWords } from './guest-changes.ts'
import type { HomeWords } from './home.ts'
import type { EmailTemplatesWords } from './internal.ts'
import type { InvoiceWords } from './invoice.ts'
import type { FarmLabels, LayoutWords } from './layout.ts'
import type { LostLinkWords } from './lost-link.ts'
import type { MailWords } from './mails.ts'
import type { MyBookingWords } from './my-booking.ts'
import type { NewcomerMailWords } from './newcomer-mails.ts'
import type { NextDateWords } from './next-date.ts'
import type { OfWorkshops } from './of-workshops.ts'
import type { OptionWords } from './option.ts'
import type { OwnDateWords } from './own-date.ts'
import type { BrokenPageWords, NotFoundWords } from './pages.ts'
import type { HeadWords } from './parts.ts'
import type { PrivacyWords } from './privacy.ts'
import type { ReceiptWords } from './receipt.ts'
import type { ReminderMailWords } from './reminder-mails.ts'
import type { SplitWords } from './split.ts'
import type { UnprovenWords } from './unproven.ts'
import type { GiftVoucherWords, VoucherMailWords, VoucherPageWords } from './vouchers.ts'
import type { WaitingListWords } from './waiting-list.ts'
import type { WaitingMailWords } from './waiting-mails.ts'
import type { WorkshopPageWords, WorkshopsWords, WorkshopWords } from './workshops.ts'

/** Everything the site says in one language, as its authors write it. A missing word does not compile. */
export type AuthoredWords = {
  readonly workshopNames: OfWorkshops<string>
  readonly farmLabels: FarmLabels
  readonly workshopPage: WorkshopPageWords
  readonly availability: AvailabilityWords
  readonly ownDate: OwnDateWords
  readonly reservationSuccess: ReservationSuccessWords
  readonly notFound: NotFoundWords
  readonly brokenPage: BrokenPageWords
  readonly errors: ErrorWords
  readonly lostLink: LostLinkWords
  readonly mails: MailWords
  readonly bookingMails: BookingMailWords
  readonly reminderMails: ReminderMailWords
  readonly waitingMails: WaitingMailWords
  readonly newcomerMails: NewcomerMailWords
  readonly guestChanges: GuestChangesWords
  readonly split: SplitWords
  readonly dateLetter: DateLetterWords
  readonly unproven: UnprovenWords
  readonly myBooking: MyBookingWords
  readonly diets: DietsWords
  readonly diary: DiaryWords
  readonly diaryMails: DiaryMailWords
  readonly guestSentence: GuestSentenceWords
  readonly invoice: InvoiceWords
  readonly receipt: ReceiptWords
  readonly waitingList: WaitingListWords
  readonly nextDate: NextDateWords
  readonly option: OptionWords
  readonly companions: CompanionWords
  readonly voucherMails: VoucherMailWords
  readonly vouchers: VoucherPageWords
  readonly giftVoucher: GiftVoucherWords
  readonly gallery: GalleryWords
  readonly pictures: PictureWords
  readonly privacy: PrivacyWords
  /** The card is in Dutch only; its head is in each language. */
  readonly businessCard: { readonly head: HeadWords }
  readonly emailTemplates: EmailTemplatesWords
  readonly layout: LayoutWords
  readonly home: HomeWords
  readonly workshops: WorkshopsWords
  readonly workshop: OfWorkshops<WorkshopWords>
  readonly contact: ContactWords
  readonly booking: BookingWords
  readonly about: AboutWords
  readonly faq: FaqWords
}

/** The same as a house tells it. */
export type Words = AuthoredWords & {
  readonly language: Language
  readonly business: Business
  /** Workshops on the site, in their order. */
  readonly shown: readonly WorkshopSlug[]
  /** Languages of the site, in their order. */
  readonly spoken: readonly Language[]
  /** The refund steps of the house, a line each. */
  readonly refundLines: readonly string[]
}
