import type { OfWorkshops, WorkshopWords } from '../parts.ts'
import { about } from './about.ts'
import { availability, booking, ownDate } from './booking.ts'
import { bookingMails } from './booking-mails.ts'
import { companions } from './companions.ts'
import { contact } from './contact.ts'
import { diary, guestSentence } from './diary.ts'
import { diaryMails } from './diary-mails.ts'
import { diets } from './diets.ts'
import { drinks } from './drinks.ts'
import { errors } from './errors.ts'
import { faq } from './faq.ts'
import { gallery } from './gallery.ts'
import { giftVoucher } from './gift-voucher.ts'
import { guestChanges, substituteMails } from './guest-changes.ts'
import { home } from './home.ts'
import { invoice } from './invoice.ts'
import { farmLabels, layout } from './layout.ts'
import { lostLink } from './lost-link.ts'
import { dateLetter, mails } from './mails.ts'
import { myBooking } from './my-booking.ts'
import { nextDate } from './next-date.ts'
import { option } from './option.ts'
import { businessCard, emailTemplates } from './farm-pages.ts'
import { notFound } from './not-found.ts'
import { pictures } from './pictures.ts'
import { privacy } from './privacy.ts'
import { receipt } from './receipt.ts'
import { reminderMails } from './reminder-mails.ts'
import { reservationSuccess } from './reservation-success.ts'
import { sourdough } from './sourdough.ts'
import { split } from './split.ts'
import { unproven } from './unproven.ts'
import { vegetables } from './vegetables.ts'
import { voucherMails } from './voucher-mails.ts'
import { vouchers } from './vouchers.ts'
import { waitingList } from './waiting-list.ts'
import { waitingMails } from './waiting-mails.ts'
import { ownPages } from '../own-page-blocks.ts'
import { workshopNames, workshopPage, workshops } from './workshops.ts'

/** Others may be there too, as the owner makes workshops. */
const workshop: OfWorkshops<WorkshopWords> = { sourdough, drinks, vegetables }

export const nl = {
  workshopNames,
  farmLabels,
  workshopPage,
  availability,
  ownDate,
  reservationSuccess,
  notFound,
  errors,
  lostLink,
  mails,
  bookingMails,
  reminderMails,
  waitingMails,
  substituteMails,
  guestChanges,
  split,
  dateLetter,
  unproven,
  myBooking,
  diets,
  diary,
  diaryMails,
  guestSentence,
  invoice,
  receipt,
  waitingList,
  nextDate,
  option,
  companions,
  voucherMails,
  vouchers,
  giftVoucher,
  gallery,
  pictures,
  privacy,
  businessCard,
  emailTemplates,
  layout,
  home,
  workshops,
  workshop,
  contact,
  booking,
  about,
  faq,
  ownPages,
}
