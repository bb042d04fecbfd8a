import type { AuthoredWords } from '../shape.ts'
import { about } from './about.ts'
import { availability, booking } from './booking.ts'
import { bookingMails } from './booking-mails.ts'
import { brokenPage } from './broken-page.ts'
import { companions } from './companions.ts'
import { contact } from './contact.ts'
import { dateLetter } from './date-letter.ts'
import { diary, guestSentence } from './diary.ts'
import { diaryMails } from './diary-mails.ts'
import { diets } from './diets.ts'
import { drinks } from './drinks.ts'
import { emailTemplates } from './email-templates.ts'
import { errors } from './errors.ts'
import { faq } from './faq.ts'
import { gallery } from './gallery.ts'
import { guestChanges } from './guest-changes.ts'
import { home } from './home.ts'
import { invoice } from './invoice.ts'
import { farmLabels, layout } from './layout.ts'
import { lostLink } from './lost-link.ts'
import { mails } from './mails.ts'
import { myBooking } from './my-booking.ts'
import { newcomerMails } from './newcomer-mails.ts'
import { nextDate } from './next-date.ts'
import { businessCard, notFound } from './pages.ts'
import { option } from './option.ts'
import { ownDate } from './own-date.ts'
import { pictures } from './pictures.ts'
import { privacy } from './privacy.ts'
import { receipt } from './receipt.ts'
import { reminderMails } from './reminder-mails.ts'
import { reservationSuccess } from './reservation-success.ts'
import { sourdough } from './sourdough.ts'
import { split } from './split.ts'
import { unproven } from './unproven.ts'
import { vegetables } from './vegetables.ts'
import { giftVoucher } from './gift-voucher.ts'
import { voucherMails } from './voucher-mails.ts'
import { vouchers } from './vouchers.ts'
import { waitingList } from './waiting-list.ts'
import { waitingMails } from './waiting-mails.ts'
import { workshopNames, workshopPage, workshops } from './workshops.ts'

export const en: AuthoredWords = {
  workshopNames,
  farmLabels,
  workshopPage,
  availability,
  ownDate,
  reservationSuccess,
  notFound,
  brokenPage,
  errors,
  lostLink,
  mails,
  bookingMails,
  reminderMails,
  waitingMails,
  newcomerMails,
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
  workshop: { sourdough, drinks, vegetables },
  contact,
  booking,
  about,
  faq,
}
