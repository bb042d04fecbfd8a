import type { MyBookingWords } from '../shape/my-booking.ts'

export const myBooking: MyBookingWords = {
  unknownLink: {
    title: 'Deze link werkt niet meer',
    text: 'Hij is afgelopen, vervangen door een nieuwere, of niet helemaal overgenomen. Kijk in je laatste mail van ons, of schrijf ons even: dan sturen we een nieuwe.',
  },
}
