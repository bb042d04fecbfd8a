/** Bookings whose mailbox is unproven, on the desk. */
export const deskUnproven = {
  title: 'Adres nog niet bevestigd',
  text: 'Deze gast drukte nog op geen enkele link in onze mails. We weten dus nog niet of het adres klopt.',
  /** Such requests from the same network, within an hour of this one, itself included. */
  burst: {
    one: 'Van dit netwerk kwam in hetzelfde uur geen andere aanvraag zonder bevestigd adres.',
    other:
      'Van dit netwerk kwamen binnen een uur {n} aanvragen zonder bevestigd adres, deze meegerekend. Je kunt ze samen weigeren. De plaatsen komen vrij en niemand krijgt een mail.',
  },
  button: 'Weiger alle {n} aanvragen',
  /** Result of the button. */
  declined: {
    one: '{n} aanvraag geweigerd. Er vertrok geen mail.',
    other: '{n} aanvragen geweigerd. Er vertrok geen mail.',
  },
} as const
