import type { AuthoredWords } from '../shape.ts'
import { factFields } from './guest-facts.ts'

export const booking: AuthoredWords['booking'] = {
  head: {
    title: 'Dates et réservation des ateliers',
    description:
      'Toutes les dates avec les places libres. Envoyez une demande : réponse dans les {terms.answer.figures}, rien à payer avant notre confirmation.',
    keywords:
      'réserver un atelier, dates des ateliers, places libres, {terms.pay.keyword}, annulation, De Pinte',
  },
  title: 'Réserver une place',
  lead: 'Choisissez une date et envoyez-nous une demande. Ce n’est pas encore une réservation : vous ne devez rien tant que nous n’avons pas confirmé.',
  schedule: {
    title: 'Les dates',
    date: 'Date',
    time: 'Horaire',
    workshop: 'Atelier',
    availability: 'Places',
    choose: 'Choisir',
    price: '{price} par personne',
    placesFree: { one: '{n} place libre', other: '{n} places libres' },
    later: { one: 'encore {n} date', other: 'encore {n} dates' },
    filter: { label: 'Quel atelier ?', all: 'Tous' },
    legend: {
      title: 'Comment lire le bocal',
      half: 'Il se remplit : le vert, ce sont les places prises.',
      full: 'Rouge betterave, couvercle fermé : complet.',
    },
    askClosed: 'Vous aimeriez venir ? Écrivez-nous : {email}',
    callClosed: 'Vous aimeriez venir ? Appelez-nous : {telephone}',
    waiting: 'Complet, ou pas assez de places pour vous tous ? {link}.',
    waitingFor: '{offers.waitingList.label}',
    waitingLink: '{offers.waitingList.link}',
    none: 'Pas de date prévue pour l’instant. Nous en couvons d’autres : elles paraîtront ici.',
  },
  privateGroups: {
    title: 'Pour votre groupe',
    text: 'En famille, entre collègues, pour un anniversaire : vous êtes {own.group} ? Nous cherchons une date avec vous. Le prix par personne reste le même : {evening.price} la soirée, {bread.price} la journée pain. Écrivez à {email} en disant quel atelier, combien vous serez et vers quelle date.',
  },
  form: {
    title: 'Votre demande',
    intro:
      'C’est une demande : elle ne coûte rien et ne vous engage à rien. Nous répondons dans les {terms.answer.figures}. Une fois la date confirmée, {terms.pay.intro}',
    workshopType: 'Atelier',
    workshopPrompt: 'Choisissez un atelier',
    preferredDate: 'Date souhaitée',
    datePromptFirst: 'Choisissez d’abord un atelier',
    datePrompt: 'Choisissez une date',
    dateNone: 'Plus aucune date libre pour cet atelier',
    participants: 'Nombre de participants',
    participantsPrompt: 'Combien ?',
    participantCount: { one: '{n} personne', other: '{n} personnes' },
    fiveOrMore: '5 ou plus',
    fiveOrMoreHint:
      'Cinq ou plus ? Notez le nombre exact sous « Quelque chose à nous dire ? ». D’ici notre réponse, nous gardons cinq places.',
    fewer: 'Une personne de moins',
    more: 'Une personne de plus',
    chosen: 'Votre choix :',
    otherDate: 'Autre date',
    placesChosen: { one: 'La dernière place libre', other: '{people} des {n} places libres' },
    cost: {
      total: '{n} × {price} = {total}',
      totalFromFive:
        'À partir de {total} pour cinq : le montant exact suit dès que nous savons combien vous serez.',
      inTwo:
        'Après notre confirmation : acompte de {deposit}, puis solde de {balance} au plus tard le {day}.',
      atOnce: 'Après notre confirmation, vous payez le tout en une fois, au plus tard le {day}.',
      atOnceSoon: 'Après notre confirmation, vous payez le tout en une fois, dès que possible.',
      atOnceWithin: 'Après notre confirmation, vous payez le tout en une fois, dans les {days}.',
      nothingNow: 'Rien à payer maintenant. Nous répondons dans les {terms.answer.figures}.',
      noRefund: 'Cette date est si proche qu’une annulation n’est plus remboursée.',
    },
    participantName: 'Votre nom',
    email: 'Adresse e-mail',
    ...factFields,
    voucher: 'Vous avez un bon cadeau ?',
    voucherCode: 'Code du bon cadeau',
    voucherHint:
      'Le bon est utilisé dès que nous confirmons ; d’ici là, rien n’en est retiré. Ce dont vous n’avez pas besoin y reste.',
    optional: 'facultatif',
    consent:
      'J’accepte que ces données servent à traiter ma demande, comme l’explique la {privacy}.',
    consentLink: 'politique de confidentialité',
    noWithdrawal:
      'Pour un atelier à date fixe, il n’y a pas de délai de rétractation de {terms.withdrawal.figures}. Ce sont nos conditions d’annulation qui s’appliquent.',
    submit: 'Envoyer la demande',
    submitting: 'Envoi en cours…',
    honeypot: 'Laissez ce champ vide',
    quickBookNotice: 'La date est notée. Il reste à nous dire qui vous êtes.',
    success: 'Votre demande de réservation a bien été envoyée !',
    successNotHeld:
      'Encore une étape : cliquez dans les {terms.press.spelled} sur le lien de notre e-mail, et votre place est gardée.',
  },
  info: {
    title: 'Bon à savoir',
    payment: { title: 'Paiement', text: '{terms.pay.info}' },
    cancellation: {
      title: 'Annulation',
      text: 'Le lien dans nos e-mails suffit. Vous ne le trouvez pas ? Écrivez-nous. Si la date était complète par ailleurs et que quelqu’un prend et paie votre place, nous vous rendons tout. Sinon, c’est le nombre de jours avant l’atelier qui compte :',
    },
    bring: {
      title: 'À apporter',
      text: 'Un tablier, un sac solide et des vêtements qui peuvent se salir. Ingrédients, bocaux, bouteilles et repas sont compris.',
    },
  },
}

export const availability: AuthoredWords['availability'] = {
  available: 'Disponible',
  spotsLeft: { one: '{n} place restante', other: '{n} places restantes' },
  closed: 'Demandes clôturées',
  fullyBooked: 'Complet',
  fullyBookedNotice:
    'Cette date est complète. Regardez les autres dates{offers.waitingList.notice}.',
  goesAhead: 'L’atelier a lieu',
  goesAheadFrom: {
    one: 'A lieu à partir de {n} participant',
    other: 'A lieu à partir de {n} participants',
  },
  goesAheadFromDecided: '{from} ; décision le {day}',
}

export const ownDate: AuthoredWords['ownDate'] = {
  label: 'Pour cette date',
  days: '{n} jours, réservés ensemble : {days}',
  evenings: '{n} soirées, réservées ensemble : {days}',
  length: { days: '{n} jours', evenings: '{n} soirées' },
  taughtIn: 'En {language}',
  teachers: { guide: 'Avec {business.people.guide}', cook: 'Avec {business.people.cook}' },
}
