import type { DeskWords } from '../shape.ts'

export const deskOption: DeskWords['option'] = {
  title: 'Une option pour un groupe',
  make: 'Proposer une date en option',
  text: 'Le groupe reçoit un e-mail avec un bouton pour dire oui. Jusqu’au jour indiqué ci-dessous, inclus, la date lui est réservée ; ensuite, elle se libère d’elle-même, avec un e-mail au groupe.',
  answersRequest:
    'La demande d’où vient cette option se termine sans e-mail : cette proposition est la réponse. Si le groupe dit oui, la facture demandée suit, et le bon cadeau indiqué par le client est utilisé.',
  least: 'Nombre minimum de personnes',
  most: 'Nombre maximum de personnes',
  mostProblem:
    'Indiquez un nombre de {min} à {max}, pas inférieur au minimum. Un prix pour tout le groupe vaut pour un seul nombre : indiquez alors deux fois le même.',
  leastProblem: 'Indiquez un nombre de {min} à {max}.',
  until: 'Proposée jusqu’au (inclus)',
  untilProblem: 'Indiquez un jour entre aujourd’hui et la veille de l’atelier.',
  email: 'Adresse e-mail',
  emailProblem: 'Indiquez une adresse e-mail : la proposition part par e-mail.',
  besideProblem:
    'Il y a déjà quelque chose à cette heure-là : {dates}. Cochez la case ci-dessous si cela ne gêne pas, ou choisissez une autre heure.',
  beside: 'Proposer quand même. Ce qui est déjà prévu reste tel quel.',
  button: 'Envoyer la proposition',
  offered:
    'La proposition est partie par e-mail. Jusqu’au {date} inclus, la date est réservée à ce groupe.',
  people: 'Personnes',
  price: 'Prix par personne',
  madeOn: 'Proposée le',
  states: {
    open: 'Attend une réponse',
    accepted: 'Acceptée',
    declined: 'Déclinée',
    lapsed: 'Expirée sans réponse',
    withdrawn: 'Retirée',
  },
  withdrawTitle: 'Vous changez d’avis ?',
  withdraw: 'Retirer la proposition',
  withdrawText: 'La date se libère, et un e-mail dit au groupe qu’elle n’est plus possible.',
  withdrawn: 'La proposition est retirée.',
  answeredBefore: 'Rien n’a changé : cette proposition avait déjà sa réponse, ou a expiré.',
  toRequest: 'Ouvrir la demande',
  toDo: {
    open: 'Option : {name}, {people} personnes',
    openUntil: '{on}\ngardée pour eux jusqu’au {until} inclus',
    over: 'Option terminée : {name}',
    declined: '{on} : ils ont dit non, le jour est de nouveau libre',
    lapsed: '{on} : pas de réponse, le jour est de nouveau libre',
  },
  onDate: 'Option pour {name} jusqu’au {until} inclus',
  onBooking: 'Vient d’une option du {date}, acceptée par le groupe',
  label: 'Option',
  companions: 'Se sont inscrits',
  companionPaid: '{name} (a payé {amount})',
}

export const ownerOption: DeskWords['ownerOption'] = {
  accepted: {
    subject: 'Option acceptée : {name}, {workshop}, {date}',
    preview: 'Le groupe vient. Vous n’avez rien à faire.',
    title: 'Un groupe dit oui',
    text: '{name} prend la date que vous proposiez. La réservation est confirmée et les coordonnées bancaires sont parties. Vous n’avez rien à faire.',
  },
  declined: {
    subject: 'Option déclinée : {name}, {workshop}, {date}',
    preview: 'Le jour est de nouveau libre.',
    title: 'Un groupe dit non',
    text: 'La date que vous proposiez à {name} ne convient pas. Le jour est de nouveau libre ; vous n’avez rien à faire.',
    reason: 'Leur raison',
  },
}

export const deskGroup: DeskWords['group'] = {
  title: 'Un groupe privé',
  make: 'En faire un groupe privé',
  text: 'Une date à part, qui n’est sur aucune page du site. La réservation est aussitôt confirmée ; s’il a une adresse e-mail, le client reçoit un e-mail qui dit ce qu’il y a à payer.',
  answersRequest:
    'La demande d’où vient ce groupe se termine sans e-mail. Si le client a indiqué un bon cadeau, il est utilisé aussitôt.',
  requestConfirmed: 'Rien n’a été créé : cette demande a été confirmée entre-temps.',
  workshop: 'Atelier',
  day: 'Jour',
  dayProblem: 'Indiquez un jour et une heure qui sont encore à venir.',
  price: 'Prix en euros (vide : celui de l’atelier)',
  priceProblem: 'Indiquez un prix de {min} à {max} euros par personne, ou laissez vide.',
  uneven: 'Ce montant ne se divise pas en parts égales. Prenez {below} ou {above}.',
  per: 'Ce prix est',
  perProblem: 'Choisissez si le prix est par personne ou pour tout le groupe.',
  pers: { person: 'par personne', group: 'pour tout le groupe' },
  button: 'Réserver pour le groupe',
  done: 'La date du groupe privé est réservée.',
  mailed: 'Le client a reçu un e-mail qui dit ce qu’il y a à payer.',
}
