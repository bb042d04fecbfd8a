import type { MyBookingWords } from '../shape/my-booking.ts'

export const myBooking: MyBookingWords = {
  unknownLink: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a expiré, un lien plus récent le remplace, ou il est incomplet. Regardez notre dernier e-mail, ou écrivez-nous : nous vous en enverrons un autre.',
  },
}
