import type { DeskWords } from '../shape.ts'
import { changeMailNames } from './guest-changes.ts'
import { groupMailNames } from './option.ts'
import { bookingMailNames } from './reminder-mails.ts'
import { voucherMailNames } from './voucher-mails.ts'
import { waitingMailNames } from './waiting-mails.ts'

export const deskTextLists: DeskWords['textLists'] = {
  mails: {
    title: 'E-mails',
    text: 'Chaque e-mail à un client, avec un client inventé pour exemple. Les e-mails déjà partis ou prêts à partir ne changent plus.',
    subject: 'Objet',
    preview: 'Première ligne dans la liste',
    onePayment: 'Rappel du paiement',
    subjects: {
      booking: { title: 'De la demande à l’atelier', of: bookingMailNames },
      changes: { title: 'Changer et annuler', of: changeMailNames },
      waiting: { title: 'Liste d’attente et nouvelles dates', of: waitingMailNames },
      groups: { title: 'Groupes', of: groupMailNames },
      vouchers: { title: 'Bons cadeaux', of: voucherMailNames },
      messages: { title: 'Messages', of: { 'contact-guest': 'Message reçu' } },
    },
  },
  parts: {
    title: 'Ce que les clients lisent derrière leur lien',
    of: {
      myBooking: 'Leur réservation, annuler et changer de date',
      guestChanges: 'Changer le nombre, faire venir quelqu’un d’autre',
      split: 'Une partie du groupe à une autre date',
      companions: 'Ceux qui viennent avec, chacun sa part',
      diets: 'Allergies et régimes',
      receipt: 'Reçu, la preuve de paiement',
      invoice: 'Facture',
      unproven: 'Confirmer l’adresse',
      lostLink: 'Demander un nouveau lien',
      waitingList: 'Liste d’attente',
      nextDate: 'Souhait d’une nouvelle date',
      option: 'Option pour un groupe',
      vouchers: 'Bon cadeau : le voir, l’utiliser, se rétracter',
      diary: 'E-mails de suivi',
      guestSentence: 'Une phrase pour le site',
      errors: 'Messages d’un formulaire',
    },
  },
  replace: {
    title: 'Mettre un autre mot à la place de « {word} »',
    text: 'Dans chaque texte où il est écrit ainsi, avec les mêmes majuscules, dans chaque langue du site. Personne ne le voit tant que vous ne publiez pas.',
    by: 'L’autre mot',
    button: 'Remplacer partout',
    replaced: {
      one: '{n} texte est prêt à publier.',
      other: '{n} textes sont prêts à publier.',
    },
    left: {
      one: 'Dans {n} texte, il ne convient pas : le voici ci-dessous.',
      other: 'Dans {n} textes, il ne convient pas : les voici ci-dessous.',
    },
  },
  search: {
    title: 'Chercher dans les textes',
    label: 'Un mot d’un texte, dans n’importe quelle langue',
    button: 'Chercher',
    found: { one: '{n} texte', other: '{n} textes' },
    none: 'Aucun texte ne dit cela. Essayez une partie du mot.',
    more: 'Il y en a plus de {n}. Ajoutez un mot.',
    back: 'Retour à votre recherche',
  },
}
