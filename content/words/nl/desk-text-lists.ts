import { changeMailNames } from './guest-changes.ts'
import { groupMailNames } from './option.ts'
import { bookingMailNames } from './reminder-mails.ts'
import { voucherMailNames } from './voucher-mails.ts'
import { waitingMailNames } from './waiting-mails.ts'

/** Lists of texts that stand on no page, and the search for one. */
export const deskTextLists = {
  mails: {
    title: 'Mails',
    text: 'Elke mail aan een gast, met een verzonnen gast als voorbeeld. Mails die al vertrokken zijn of klaarstaan, veranderen niet meer.',
    subject: 'Onderwerp',
    preview: 'Eerste regel in de lijst',
    /** The reminder of a deposit, in a house with one payment. */
    onePayment: 'Herinnering aan de betaling',
    subjects: {
      booking: { title: 'Van aanvraag tot workshop', of: bookingMailNames },
      changes: { title: 'Wijzigen en annuleren', of: changeMailNames },
      waiting: { title: 'Wachtlijst en nieuwe data', of: waitingMailNames },
      groups: { title: 'Groepen', of: groupMailNames },
      vouchers: { title: 'Cadeaubonnen', of: voucherMailNames },
      messages: { title: 'Berichten', of: { 'contact-guest': 'Bericht ontvangen' } },
    },
  },
  parts: {
    title: 'Wat gasten achter hun link lezen',
    of: {
      myBooking: 'Eigen reservatie, annuleren en een andere datum',
      guestChanges: 'Aantal wijzigen, iemand anders laten komen',
      split: 'Een deel naar een andere datum',
      companions: 'Wie meekomt, elk met een eigen deel',
      diets: 'Allergieën en diëten',
      receipt: 'Betalingsbewijs',
      invoice: 'Factuur',
      unproven: 'Adres bevestigen',
      lostLink: 'Nieuwe link vragen',
      waitingList: 'Wachtlijst',
      nextDate: 'Wens voor een nieuwe datum',
      option: 'Optie voor een groep',
      vouchers: 'Cadeaubon bekijken, inruilen en herroepen',
      diary: 'Mails na de workshop',
      guestSentence: 'Een zin voor de site',
      errors: 'Meldingen bij een formulier',
    },
  },
  /** Another word in the place of the one that was found. */
  replace: {
    title: 'Zet een ander woord in de plaats van ‘{word}’',
    text: 'In elke tekst waar het zo geschreven staat, met dezelfde hoofdletters, in elke taal van de site. Niemand ziet het tot je het publiceert.',
    by: 'Het andere woord',
    button: 'Vervang overal',
    replaced: {
      one: '{n}\u00a0tekst staat klaar om te publiceren.',
      other: '{n}\u00a0teksten staan klaar om te publiceren.',
    },
    left: {
      one: 'In {n}\u00a0tekst past het niet: die staat hieronder.',
      other: 'In {n}\u00a0teksten past het niet: die staan hieronder.',
    },
  },
  search: {
    title: 'Zoek in de teksten',
    label: 'Een woord uit een tekst, in eender welke taal',
    button: 'Zoek',
    found: { one: '{n}\u00a0tekst', other: '{n}\u00a0teksten' },
    none: 'Dat staat in geen enkele tekst. Probeer een deel van het woord.',
    more: 'Er zijn er meer dan {n}. Typ er een woord bij.',
    back: 'Terug naar wat je zocht',
  },
}
