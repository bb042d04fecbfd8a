import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'
import { deskBookingButtons } from './desk-booking.ts'

const terms = rulesIn('fr')

export const deskButtons: DeskWords['buttons'] = {
  home: {
    confirm: { done: 'La demande est confirmée.' },
    'confirm-all': {
      done: 'Les demandes cochées sont confirmées.',
      step: 'la confirmation, avec d’autres',
    },
    received: { done: 'Le paiement est noté.', step: 'le paiement reçu' },
    repaid: { done: 'Le remboursement est noté.', step: 'le remboursement' },
    answered: { done: 'Classé : ce message n’attend plus de réponse.', step: 'le classement' },
    'mail-again': { done: 'Nous réessayons ces e-mails maintenant.' },
    'mails-release': { done: 'Les e-mails partent maintenant.' },
    'clock-right': { done: 'Nous nous fions de nouveau à l’horloge.' },
    'send-back': {
      done: 'C’est noté. Ce qui est à rendre figure ci-dessous : le virement, c’est vous qui le faites.',
      step: 'l’argent à rendre',
    },
  },
  booking: deskBookingButtons,
  account: {
    book: { done: 'C’est attribué à cette réservation.', step: 'l’attribution d’un paiement' },
    divide: {
      done: 'Réparti. Chaque réservation indique sa part.',
      step: 'la répartition d’un paiement',
    },
    'make-voucher': {
      done: 'Le bon est créé : il est payé, et part maintenant ou le jour choisi par l’acheteur.',
    },
    leave: {
      done: `Mis de côté. Cela reste ${terms.aside.spelled} en bas de la page, au cas où ce serait quand même d’un client.`,
      step: 'la mise de côté',
    },
    'look-again': { done: 'C’est de nouveau sous « À décider ».', step: 'la remise à décider' },
    'take-back': {
      done: 'Ce montant est de nouveau à payer sur la réservation.',
      step: 'la reprise par la banque',
    },
    refund: {
      done: 'C’est noté : c’était un remboursement.',
      step: 'le paiement vu comme un remboursement',
    },
    pair: {
      done: 'C’est noté : cet argent était déjà noté.',
      step: 'l’argent déjà noté',
    },
  },
  vouchers: {
    'voucher-received': {
      done: 'Le paiement est noté. Le bon part maintenant, ou le jour choisi par l’acheteur.',
    },
    'voucher-extended': { done: 'Le bon est de nouveau valable.' },
    'voucher-taken-back': { done: 'Le bon est repris et ne fonctionne plus.' },
  },
  date: {
    phone: { done: 'La réservation est dans la liste.', step: 'la réservation par téléphone' },
    'go-ahead': { done: 'La date est maintenue.', step: 'le maintien de la date' },
    'line-off': {
      done: 'Ce groupe n’est plus sur la liste d’attente.',
      step: 'le retrait d’un groupe de la liste d’attente',
    },
    'line-number': {
      done: 'Le nombre sur la liste d’attente a changé.',
      step: 'le nombre sur la liste d’attente',
    },
    'line-mail': {
      done: 'Le lien est reparti par e-mail. Dès que le client clique, il compte sur la liste d’attente.',
    },
    'line-offer': { done: 'Les places sont proposées.', step: 'l’offre à qui attend' },
    change: { done: 'La date est modifiée.', step: 'la modification' },
    close: {
      done: 'Cette date est fermée : elle ne reçoit plus de réservations.',
      step: 'la fermeture',
    },
    'close-period': {
      done: 'La période est fermée aux nouvelles réservations.',
      step: 'la fermeture d’une période',
    },
    open: { done: 'Cette date a été ouverte.', step: 'la réouverture' },
    'call-off': { done: 'Cette date est annulée.', step: 'l’annulation de la date' },
    'save-attendance': { done: 'Les présents sont notés.' },
    'send-letter': {
      done: 'Votre e-mail part. Chaque réservation le rappelle sous « Ce qui s’est passé ».',
    },
  },
}

export const deskRefused: DeskWords['refused'] = {
  booking:
    'Rien n’a changé. L’état de cette réservation est « {status} » : ce n’est donc plus possible.',
  noMailToSend: 'Rien n’a changé : aucun e-mail n’attend de repartir.',
  mailsNotHeld: 'Rien n’a changé : les e-mails n’étaient pas retenus.',
  bookingGone: 'Rien n’a changé : cette réservation n’existe plus.',
  sameParty: 'Rien n’a changé : la réservation compte déjà ce nombre de personnes.',
  refundGone: 'Rien n’a changé : ce remboursement n’existe plus.',
  refundPaid: 'Rien n’a changé : ce montant était déjà remboursé.',
  dateOver: 'Rien n’a changé : cette date est passée ou a commencé.',
  dateCalledOff: 'Rien n’a changé : cette date est annulée.',
  notAsShown:
    'Rien n’a été fait cette fois, car quelque chose a changé ici entre-temps. Vérifiez ce qui est indiqué.',
  tooLong: 'Raccourcissez ce texte : {most} caractères au maximum.',
}
