import type { Words } from '../shape/words.ts'
import { about } from './about.ts'
import { availability, booking, reservationSuccess } from './booking.ts'
import { bookingMails } from './booking-mails.ts'
import { brokenPage } from './broken-page.ts'
import { contact } from './contact.ts'
import { diets } from './diets.ts'
import { drinks } from './drinks.ts'
import { emailTemplates } from './email-templates.ts'
import { errors } from './errors.ts'
import { faq } from './faq.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { layout } from './layout.ts'
import { mails } from './mails.ts'
import { myBooking } from './my-booking.ts'
import { businessCard, notFound } from './pages.ts'
import { pictures } from './pictures.ts'
import { privacy } from './privacy.ts'
import { reminderMails } from './reminder-mails.ts'
import { sourdough } from './sourdough.ts'
import { vegetables } from './vegetables.ts'
import { waitingList } from './waiting-list.ts'
import { waitingMails } from './waiting-mails.ts'
import { workshopPage, workshops } from './workshops.ts'

export const en: Words = {
  layout,
  home,
  workshops,
  workshop: { sourdough, drinks, vegetables },
  workshopPage,
  availability,
  contact,
  booking,
  reservationSuccess,
  notFound,
  brokenPage,
  errors,
  mails,
  bookingMails,
  reminderMails,
  waitingMails,
  myBooking,
  diets,
  waitingList,
  about,
  gallery,
  pictures,
  faq,
  privacy,
  businessCard,
  emailTemplates,
}
