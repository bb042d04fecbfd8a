import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'
import { deskGroup } from './desk-option.ts'

const terms = rulesIn('fr')

export const deskDone: DeskWords['done'] = {
  home: {
    confirm: 'La demande est confirmée.',
    'confirm-all': 'Les demandes cochées sont confirmées.',
    received: 'Le paiement est noté.',
    repaid: 'Le remboursement est noté.',
    answered: 'Classé : ce message n’attend plus de réponse.',
    'mail-again': 'Nous réessayons ces e-mails maintenant.',
    'mails-release': 'Les e-mails partent maintenant.',
    'clock-right': 'Nous nous fions de nouveau à l’horloge.',
    'send-back':
      'C’est noté. Ce qui est à rendre figure ci-dessous : le virement, c’est vous qui le faites.',
  },
  booking: {
    confirm: 'La demande est confirmée.',
    remind: 'Le client reçoit un rappel.',
    move: 'La réservation est maintenant à cette date.',
    rebook: 'La réservation est maintenant à cette date.',
    cancel: 'La réservation est annulée.',
    'not-received': 'Rectifié : ce montant ne compte plus ici comme reçu.',
    'by-hand': 'Le paiement est noté.',
    redeem: 'Payé avec le bon cadeau.',
    decline: 'La demande est refusée.',
    group: deskGroup.done,
    party: 'Le nombre de personnes a changé.',
    split: 'La réservation est divisée. L’autre figure sous « Ce qui s’est passé ».',
    note: 'Votre note est enregistrée.',
    guest: 'Les données du client sont enregistrées.',
    company: 'Les données de la facture sont enregistrées.',
    invoiced: 'C’est noté : la facture est faite ailleurs.',
    invoice:
      'La facture est faite et envoyée au client par e-mail. Vous la lisez sous « Factures », d’où vous l’envoyez aussi à votre comptable.',
    newcomer: 'La réservation est maintenant à ce nom.',
    'new-link':
      'Le client reçoit un e-mail avec un nouveau lien. Les anciens ne fonctionnent plus.',
    'refund-account': 'Le compte est enregistré.',
    'refund-paid': 'Le remboursement est noté.',
    'ask-later': 'L’acompte compte comme payé. Ce qui manquait passe au solde.',
    'write-off': 'Le reste n’est plus réclamé : cette réservation quitte votre liste « À faire ».',
  },
  account: {
    book: 'Attribué à cette réservation :',
    divide: 'Réparti. Chaque réservation indique sa part.',
    'make-voucher':
      'Le bon est créé : il est payé, et part maintenant ou le jour choisi par l’acheteur.',
    leave: `Mis de côté. Cela reste ${terms.aside.spelled} en bas de la page, au cas où ce serait quand même d’un client.`,
    'look-again': 'C’est de nouveau sous « À décider ».',
    'take-back': 'Ce montant est de nouveau à payer sur la réservation.',
    refund: 'C’est noté : c’était un remboursement.',
    pair: 'C’est noté : cet argent était déjà marqué comme reçu.',
  },
  vouchers: {
    'voucher-received':
      'Le paiement est noté. Le bon part maintenant, ou le jour choisi par l’acheteur.',
    'voucher-refunded': 'Le remboursement est noté.',
    'voucher-taken-back': 'Le bon est repris et ne fonctionne plus.',
  },
  date: {
    phone: 'La réservation est dans la liste.',
    'go-ahead': 'La date est maintenue.',
    'line-off': 'Ce groupe n’est plus sur la liste d’attente.',
    'line-number': 'Le nombre sur la liste d’attente a changé.',
    'line-mail':
      'Le lien est reparti par e-mail. Dès que le client clique, il compte sur la liste d’attente.',
    'line-offer': 'Les places sont proposées.',
    change: 'La date est modifiée.',
    close: 'Cette date est fermée : elle ne reçoit plus de réservations.',
    'close-period': 'La période est fermée aux nouvelles réservations.',
    open: 'Cette date est de nouveau ouverte aux réservations.',
    'call-off': 'Cette date est annulée.',
    came: 'Les présents sont notés.',
    'send-letter': 'Votre e-mail part. Chaque réservation le rappelle sous « Ce qui s’est passé ».',
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
}
