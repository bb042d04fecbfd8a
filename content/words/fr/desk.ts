import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('fr')

export const desk: DeskWords['desk'] = {
  openDesk: 'Aller à votre bureau',
  openBooking: 'Ouvrir la réservation',
  openDate: 'Ouvrir la date',
  facts: {
    reference: 'Référence',
    workshop: 'Atelier',
    date: 'Date',
    participants: 'Nombre de personnes',
    name: 'Nom',
    email: 'Adresse e-mail',
    note: 'Note',
    status: 'État',
    places: 'Libres à cette date',
    language: 'Langue',
    iban: 'IBAN',
    communication: 'Communication',
    deposit: 'Acompte',
    balance: 'Solde',
    whole: 'Paiement',
    taken: 'Places prises',
    minimum: 'Minimum',
    bookings: 'Réservations',
    paidSoFar: 'Déjà payé',
  },
  none: 'Aucune',
  paidOf: '{paid} sur {amount}',
  placesLeft: '{left} sur {capacity}',
  placesTaken: '{taken} sur {capacity}',
  statuses: {
    unproven: 'Adresse pas encore confirmée',
    requested: 'Demandée',
    confirmed: 'Confirmée, acompte attendu',
    awaited: 'Confirmée, paiement attendu',
    secured: 'Acompte reçu',
    paid: 'Tout est payé',
    completed: 'Passée',
    declined: 'Refusée',
    cancelled: 'Annulée',
    'called-off': 'Date annulée',
  },
  actions: {
    confirm: {
      title: 'Confirmer la demande',
      button: 'Confirmer',
      mail: 'Le client reçoit un e-mail qui dit ce qu’il y a à payer.',
    },
    decline: {
      title: 'Refuser la demande',
      button: 'Oui, refuser',
    },
    'deposit-received': {
      title: 'Acompte reçu',
      text: 'L’acompte est noté comme payé.',
      mail: 'Un e-mail dit au client qu’il est arrivé.',
      button: 'Oui, bien reçu',
    },
    'balance-received': {
      title: 'Solde reçu',
      text: 'Le solde est noté comme payé.',
      mail: 'Un e-mail dit au client que tout est en ordre.',
      button: 'Oui, bien reçu',
    },
    'all-received': {
      title: 'Tout est reçu',
      text: 'Tout ce qui reste à payer est noté comme payé.',
      mail: 'Le client reçoit un seul e-mail, qui dit que tout est en ordre.',
      button: 'Oui, tout est reçu',
    },
    'cancel-guest': {
      title: 'Annuler la réservation',
      text: 'Les places se libèrent. Ensuite, vous pourrez encore revenir en arrière un moment.',
      mail: 'Le client reçoit un e-mail.',
      button: 'Oui, annuler',
      wish: {
        title: 'Le client ne vient plus',
        text: 'Déjà payé : {paid}. Selon les conditions, vous rendez aujourd’hui {back} et vous gardez {kept}.',
        all: 'Selon les conditions, aujourd’hui vous rendez encore tout ce qui a été payé : {paid}.',
        none: 'Déjà payé : {paid}. Selon les conditions, aujourd’hui vous n’en rendez plus rien.',
        button: 'Annuler et rendre {back}',
        keep: 'Annuler sans rien rendre',
        onVoucher: 'Annuler et remettre {back} sur le bon',
      },
      farm: {
        title: 'Vous annulez vous-même, ou vous voulez quand même tout rendre',
        text: 'Vous rendez tout : {paid}.',
        button: 'Annuler et tout rendre',
      },
      onVoucher: '{amount} reviennent sur le bon cadeau.',
    },
  },
  noMail: 'Le client n’a pas donné d’adresse e-mail : prévenez-le vous-même.',
  transfer: {
    amount: 'Montant',
    account: 'Compte (IBAN)',
    from: 'L’argent venait de',
  },
  callOff: {
    title: 'Annuler la date',
    cancelled: {
      one: '{n} réservation sera annulée.',
      other: '{n} réservations seront annulées.',
    },
    allTold: {
      one: 'Le client reçoit un e-mail et choisit une autre date ou le remboursement.',
      other: 'Chaque client reçoit un e-mail et choisit une autre date ou le remboursement.',
    },
    othersTold:
      'Ceux qui ont donné une adresse e-mail reçoivent un e-mail et choisissent une autre date ou le remboursement.',
    noAddress: 'Sans adresse e-mail : {names}. À prévenir vous-même.',
    waiting: {
      one: '{n} groupe sur la liste d’attente reçoit aussi un e-mail.',
      other: '{n} groupes sur la liste d’attente reçoivent aussi un e-mail.',
    },
    nobody: 'Sur le site, personne n’a réservé. La date disparaît du calendrier.',
    option: 'L’option pour {name} prend fin. Le groupe reçoit un e-mail.',
    elsewhere: {
      one: '{n} place est réservée ailleurs : c’est à vous de prévenir cette personne.',
      other: '{n} places sont réservées ailleurs : c’est à vous de prévenir ces personnes.',
    },
    button: 'Oui, j’annule cette date',
    done: 'Cette date est annulée. Il n’y a plus rien à faire ici.',
  },
  goAhead: {
    title: 'Maintenir cette date',
    text: 'La date reste, et nous ne vous posons plus la question. Les clients ne reçoivent pas d’e-mail à ce sujet.',
    button: 'Oui, la maintenir',
    done: 'C’est décidé : cette date est maintenue. Il n’y a plus rien à faire ici.',
  },
  dateOver: 'Cette date est passée. Il n’y a plus rien à faire ici.',
  next: {
    unproven:
      'Le client doit encore cliquer sur le lien de l’e-mail. D’ici là, cette demande ne retient aucune place.',
    request: 'Le client attend encore votre réponse.',
    money: 'Attendu du client : {amount}, pour le {date}.',
    practical: `Le client reçoit l’e-mail pratique ${terms.practical.spelled} avant, et vous la préparation.`,
    owed: 'Le client doit encore payer {amount}.',
    writtenOff: '{amount} sont restés impayés, et vous ne les réclamez plus.',
    invoice:
      'Une facture ou une note de crédit est encore à faire : voir « Facture pour une société ».',
    byTelephone:
      'Tout est payé. Le client n’a pas d’adresse e-mail : appelez-le pour les détails pratiques.',
    ready: 'Tout est prêt : le client a l’e-mail pratique, et vous la préparation.',
    refund: 'Encore à rembourser : {amount}. Le code à scanner est sur la réservation.',
    refundNoAccount: 'Encore à rembourser : {amount}. Demandez au client sur quel compte.',
    nothing: 'Il n’y a plus rien à faire ici.',
  },
}
