import { deskGroup } from './desk-option.ts'

/** Confirmations on the page after a button, by the button's action. */
export const deskDone = {
  home: {
    confirm: 'De aanvraag is bevestigd.',
    'confirm-all': 'De aangevinkte aanvragen zijn bevestigd.',
    received: 'Genoteerd: het geld is binnen.',
    repaid: 'Genoteerd: dit is terugbetaald.',
    answered: 'Afgevinkt: dit bericht wacht niet meer op je.',
    'mail-again': 'We proberen die mails nu opnieuw.',
    'mails-release': 'De mails vertrekken nu.',
    'clock-right': 'We vertrouwen de klok weer.',
    'send-back': 'Genoteerd. Wat terug moet, staat hieronder: de overschrijving doe je zelf.',
  },
  booking: {
    confirm: 'De aanvraag is bevestigd.',
    remind: 'De gast krijgt een herinnering.',
    move: 'De boeking staat nu op deze datum.',
    rebook: 'De boeking staat nu op deze datum.',
    cancel: 'De boeking is geannuleerd.',
    'not-received': 'Rechtgezet: dat bedrag telt hier niet meer als ontvangen.',
    'by-hand': 'Genoteerd: het geld is binnen.',
    redeem: 'Betaald met de cadeaubon.',
    decline: 'De aanvraag is geweigerd.',
    group: deskGroup.done,
    party: 'Het aantal personen is aangepast.',
    split: 'De boeking is gesplitst. De andere staat bij wat er gebeurd is.',
    note: 'Je notitie is bewaard.',
    guest: 'De gegevens van de gast zijn bewaard.',
    company: 'De gegevens voor de factuur zijn bewaard.',
    invoiced: 'Genoteerd: de factuur is elders gemaakt.',
    invoice:
      'De factuur is gemaakt en gemaild naar wie boekte. Je leest ze bij ‘Facturen’, en daar stuur je ze ook naar je boekhouder.',
    newcomer: 'De boeking staat nu op deze naam.',
    'new-link': 'De gast krijgt een mail met een nieuwe link. De oude links werken niet meer.',
    'refund-account': 'De rekening is bewaard.',
    'refund-paid': 'Genoteerd: dit is terugbetaald.',
    'ask-later': 'Het voorschot geldt als betaald. Wat ontbrak, staat bij het saldo.',
    'write-off': 'Deze boeking staat niet meer bij wat er nog te doen is.',
  },
  account: {
    book: 'Geboekt op deze boeking:',
    divide: 'Verdeeld. Bij elke boeking staat wat ze kreeg.',
    'make-voucher': 'De bon is er: hij is betaald, en vertrekt nu of op de dag die de koper koos.',
    leave: 'Weggelegd. Het staat nog een half jaar onderaan, voor als het toch van een gast is.',
    'look-again': 'Het staat weer bij wat je moet beslissen.',
    'take-back': 'Dat bedrag staat weer open op de boeking.',
    refund: 'Genoteerd: dit was een terugbetaling.',
    pair: 'Genoteerd: dit geld had je al aangeduid.',
  },
  vouchers: {
    'voucher-received':
      'Genoteerd: het geld is binnen. De bon vertrekt nu, of op de dag die de koper koos.',
    'voucher-refunded': 'Genoteerd: dit is terugbetaald.',
    'voucher-taken-back': 'De bon is teruggenomen en werkt niet meer.',
  },
  date: {
    phone: 'De boeking staat in de lijst.',
    'go-ahead': 'De datum gaat door.',
    'line-off': 'Deze groep staat niet meer op de wachtlijst.',
    'line-number': 'Het aantal op de wachtlijst is aangepast.',
    'line-mail':
      'De link is opnieuw gemaild. Zodra de gast erop drukt, telt die mee op de wachtlijst.',
    'line-offer': 'De plaatsen zijn aangeboden.',
    change: 'De datum is aangepast.',
    close: 'Deze datum is gesloten: er komen geen boekingen meer bij.',
    /** The number of dates follows. */
    'close-period': 'De periode is gesloten voor nieuwe boekingen.',
    open: 'Deze datum staat weer open voor boekingen.',
    'call-off': 'Deze datum is afgelast.',
    came: 'Genoteerd wie er was.',
    'send-letter': 'Je mail vertrekt. Op elke boeking lees je dat terug onder ‘Wat er gebeurd is’.',
  },
} as const

/** Why a button on the desk could not do its work. */
export const deskRefused = {
  /** A step that a booking cannot take, or not any more. */
  booking: 'Er is niets veranderd. Deze boeking staat op ‘{status}’, en dan kan dit niet.',
  noMailToSend: 'Er is niets veranderd: er wacht geen mail die opnieuw kan vertrekken.',
  mailsNotHeld: 'Er is niets veranderd: de mails werden niet vastgehouden.',
  bookingGone: 'Er is niets veranderd: deze boeking is er niet meer.',
  sameParty: 'Er is niets veranderd: de boeking telt al zoveel personen.',
  refundGone: 'Er is niets veranderd: deze terugbetaling staat er niet meer.',
  refundPaid: 'Er is niets veranderd: dit bedrag was al terugbetaald.',
  dateOver: 'Er is niets veranderd: deze datum is al voorbij of begonnen.',
  dateCalledOff: 'Er is niets veranderd: deze datum is afgelast.',
} as const
