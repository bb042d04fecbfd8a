import { business } from '#content/business.ts'
import type { AvailabilityWords, BookingWords, ReservationSuccessWords } from '../shape/booking.ts'

export const booking: BookingWords = {
  head: {
    title: 'Dates et réservation des ateliers',
    description:
      'Toutes les dates avec les places libres. ' +
      'Envoyez une demande : réponse dans les 24 heures, rien à payer avant notre confirmation.',
    keywords:
      'réserver un atelier, dates des ateliers, places libres, acompte, annulation, ' +
      'groupe privé, De Pinte',
  },
  title: 'Réserver une place',
  lead:
    'Choisissez une date et envoyez-nous une demande. ' +
    'Ce n’est pas encore une réservation : vous ne devez rien tant que nous n’avons pas ' +
    'confirmé.',
  schedule: {
    title: 'Les dates',
    date: 'Date',
    time: 'Heure',
    workshop: 'Atelier',
    availability: 'Places',
    choose: '{availability} : demander une place, {workshop}, {date}',
    legend: {
      title: 'Comment lire le bocal',
      empty: 'Vide : toutes les places sont libres.',
      half: 'Il se remplit : le vert, ce sont les places prises.',
      full: 'Rouge betterave, couvercle fermé : complet.',
    },
    waiting: 'Complet, ou pas assez de places pour vous tous ? {link}.',
    waitingLink: 'Inscrivez-vous sur la liste d’attente',
    none:
      'Aucune date pour le moment ; les prochaines sont en préparation. ' +
      'Écrivez à {email} et nous vous prévenons.',
  },
  privateGroups: {
    title: 'Pour un groupe à vous',
    text:
      'Une famille, des collègues, un anniversaire : ' +
      'de 6 à 12 personnes, nous cherchons une date ensemble. ' +
      'Écrivez à {email} en disant quel atelier, combien vous serez et vers quelle date.',
  },
  form: {
    title: 'Votre demande',
    intro:
      'C’est une demande : elle ne coûte rien et ne vous engage à rien. ' +
      'Nous répondons dans les 24 heures. ' +
      'Une fois la date confirmée, un acompte de 50 % par virement garantit votre place.',
    workshopType: 'Atelier',
    workshopPrompt: 'Choisissez un atelier',
    preferredDate: 'Date souhaitée',
    datePromptFirst: 'Choisissez d’abord un atelier',
    datePrompt: 'Choisissez une date',
    dateNone: 'Plus de date libre pour cet atelier',
    participants: 'Nombre de participants',
    participantsPrompt: 'Combien serez-vous ?',
    participantCount: { one: '{n} personne', other: '{n} personnes' },
    fiveOrMore: '5 ou plus',
    fiveOrMoreHint:
      'Cinq ou plus ? Notez le nombre exact sous « Demandes particulières ». ' +
      'D’ici notre réponse, nous gardons cinq places.',
    participantName: 'Votre nom',
    email: 'Adresse e-mail',
    specialRequirements: 'Demandes particulières',
    specialRequirementsHint:
      'Par exemple le nombre exact de personnes, la langue que vous préférez, ou que c’est un ' +
      'cadeau. Ne notez ici ni allergies ni données de santé : ' +
      'nous vous poserons la question une fois la place garantie. ' +
      'Nous sommes seuls à lire ce texte ; il est gardé avec votre demande.',
    optional: 'facultatif',
    consent:
      'J’accepte que ces données servent à traiter ma demande, comme l’explique la {privacy}.',
    consentLink: 'politique de confidentialité',
    noWithdrawal:
      'Pour un atelier à date fixe, il n’y a pas de délai de rétractation de 14 jours. ' +
      'Ce sont nos conditions d’annulation qui s’appliquent.',
    submit: 'Envoyer la demande',
    submitting: 'Envoi en cours…',
    honeypot: 'Laissez ce champ vide',
    quickBookNotice: 'La date est notée. Il reste à nous dire qui vous êtes.',
    success: 'Votre demande de réservation est bien envoyée !',
  },
  info: {
    title: 'Bon à savoir',
    payment: {
      title: 'Paiement',
      text:
        'Après notre confirmation, vous versez un acompte de 50 % par virement, au plus tard ' +
        'sept jours après votre demande. Il garantit votre place. Le solde est à payer au plus ' +
        'tard une semaine avant l’atelier. Si l’atelier a lieu dans la semaine, vous payez le ' +
        'tout en une fois.',
    },
    cancellation: {
      title: 'Annulation',
      text:
        'Le lien dans nos e-mails suffit, ou un mot de vous. ' +
        'C’est le nombre de jours avant l’atelier qui compte.',
      steps: [
        '7 jours ou plus : nous vous rendons tout.',
        'De 3 à 6 jours : la moitié, ou une autre date.',
        'Moins de 3 jours : pas de remboursement.',
      ],
    },
    bring: {
      title: 'À apporter',
      text:
        'Un tablier, un sac solide et des vêtements qui peuvent se salir. ' +
        'Ingrédients, bocaux, bouteilles et repas sont compris.',
    },
  },
}

export const availability: AvailabilityWords = {
  available: 'Disponible',
  spotsLeft: { one: '{n} place restante', other: '{n} places restantes' },
  fullyBooked: 'Complet',
  fullyBookedNotice:
    'Cette date est complète. Regardez les autres dates, ou écrivez-nous pour la liste d’attente.',
  goesAhead: 'L’atelier a lieu',
  goesAheadFrom: 'A lieu à partir de {minimum} participants',
  goesAheadFromDecided: 'A lieu à partir de {minimum} participants ; décision le {day}',
}

export const reservationSuccess: ReservationSuccessWords = {
  head: {
    title: 'Votre demande de place est arrivée',
    description:
      'Nous avons reçu votre demande de place à un atelier. ' +
      'Voici la suite : notre réponse dans les 24 heures, puis l’acompte, puis le solde.',
    keywords: `demande reçue, réservation, atelier de fermentation, acompte, ${business.name}`,
  },
  title: 'Votre demande est arrivée',
  text: 'Merci. La place n’est pas encore confirmée et vous ne devez rien payer maintenant.',
  mailNote:
    'Un accusé de réception est en route par e-mail : ce que vous avez demandé, et comment ' +
    'payer plus tard. ' +
    'S’il n’est pas là dans dix minutes, regardez dans les indésirables.',
  reference: 'Votre référence',
  nextSteps: {
    title: 'La suite',
    items: [
      'Dans les 24 heures, nous vous écrivons pour confirmer la date.',
      'Vous versez un acompte de 50 % par virement : la place est à vous.',
      'Nous vous demandons vos allergies et régimes, et nous envoyons l’itinéraire.',
      'Vous payez le solde, au plus tard une semaine avant l’atelier.',
    ],
  },
  question: 'Une question, une erreur à corriger ? Écrivez à {email}.',
  sameAgain:
    'La même demande envoyée deux fois ne compte qu’une fois. Pour la place d’une autre ' +
    'personne, envoyez une nouvelle demande à son nom.',
  homeLink: 'Retour à l’accueil',
  workshopsLink: 'Revoir les ateliers',
}
