import type { MyBookingWords } from '../shape/my-booking.ts'

export const myBooking: MyBookingWords = {
  unknownLink: {
    title: 'This link no longer works',
    text: 'It has expired, a newer one has replaced it, or part of it is missing. Look in our latest email to you, or write to us and we’ll send another.',
  },
}
