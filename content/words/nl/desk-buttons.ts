import { rulesIn } from '../terms.ts'
import { deskBookingButtons } from './desk-booking.ts'

const terms = rulesIn('nl')

/** Confirmations on the page after a button, by the button's action. */
export const deskButtons = {
  home: {
    confirm: { done: 'De aanvraag is bevestigd.' },
    'confirm-all': {
      done: 'De aangevinkte aanvragen zijn bevestigd.',
      step: 'de bevestiging, samen met andere',
    },
    received: { done: 'Genoteerd: het geld is binnen.', step: 'de ontvangst' },
    repaid: { done: 'Genoteerd: dit is terugbetaald.', step: 'de terugbetaling' },
    answered: { done: 'Afgevinkt: dit bericht wacht niet meer op je.', step: 'het afvinken' },
    'mail-again': { done: 'We proberen die mails nu opnieuw.' },
    'mails-release': { done: 'De mails vertrekken nu.' },
    'clock-right': { done: 'We vertrouwen de klok weer.' },
    'send-back': {
      done: 'Genoteerd. Wat terug moet, staat hieronder: de overschrijving doe je zelf.',
      step: 'dat dit terug moet',
    },
  },
  booking: deskBookingButtons,
  account: {
    book: { done: 'Het geld staat nu bij deze boeking.', step: 'bij wie een betaling hoort' },
    divide: {
      done: 'Verdeeld. Bij elke boeking staat wat ze kreeg.',
      step: 'het verdelen van een betaling',
    },
    'make-voucher': {
      done: 'De bon is er: hij is betaald, en vertrekt nu of op de dag die de koper koos.',
    },
    leave: {
      done: `Weggelegd. Het staat nog ${terms.aside.spelled} onderaan, voor als het toch van een gast is.`,
      step: 'het wegleggen',
    },
    'look-again': {
      done: 'Het staat weer bij wat je moet beslissen.',
      step: 'het opnieuw bekijken',
    },
    'take-back': {
      done: 'Dat bedrag staat weer open op de boeking.',
      step: 'dat de bank dit terugnam',
    },
    refund: {
      done: 'Genoteerd: dit was een terugbetaling.',
      step: 'dat dit een terugbetaling was',
    },
    pair: { done: 'Genoteerd: dit geld had je al genoteerd.', step: 'dat dit al genoteerd was' },
  },
  vouchers: {
    'voucher-received': {
      done: 'Genoteerd: het geld is binnen. De bon vertrekt nu, of op de dag die de koper koos.',
    },
    'voucher-extended': { done: 'De bon is weer geldig.' },
    'voucher-taken-back': { done: 'De bon is teruggenomen en werkt niet meer.' },
  },
  date: {
    phone: { done: 'De boeking staat in de lijst.', step: 'de boeking per telefoon' },
    'go-ahead': { done: 'De datum gaat door.', step: 'dat de datum doorgaat' },
    'line-off': {
      done: 'Deze groep staat niet meer op de wachtlijst.',
      step: 'dat een groep van de wachtlijst ging',
    },
    'line-number': {
      done: 'Het aantal op de wachtlijst is aangepast.',
      step: 'het aantal van wie wacht',
    },
    'line-mail': {
      done: 'De link is opnieuw gemaild. Zodra de gast erop klikt, telt die mee op de wachtlijst.',
    },
    'line-offer': { done: 'De plaatsen zijn aangeboden.', step: 'het aanbod aan wie wacht' },
    change: { done: 'De datum is aangepast.', step: 'de aanpassing' },
    close: {
      done: 'Deze datum is gesloten: er komen geen boekingen meer bij.',
      step: 'het sluiten',
    },
    /** The number of dates follows. */
    'close-period': {
      done: 'De periode is gesloten voor nieuwe boekingen.',
      step: 'het sluiten van een periode',
    },
    open: { done: 'Deze datum is geopend.', step: 'het openen' },
    'call-off': { done: 'Deze datum is afgelast.', step: 'de afgelasting' },
    'save-attendance': { done: 'Genoteerd wie er was.' },
    'send-letter': {
      done: 'Je mail vertrekt. Op elke boeking lees je dat terug onder ‘Wat er gebeurd is’.',
    },
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
  notAsShown:
    'Deze keer is er niets gedaan, want intussen is hier iets gewijzigd. Kijk na wat er nu staat.',
  tooLong: 'Maak deze tekst korter: hoogstens {most} tekens.',
} as const
