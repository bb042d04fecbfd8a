import type { DeskWords } from '../shape.ts'

export const deskGroup: DeskWords['group'] = {
  title: 'Un groupe privé',
  make: 'En faire un groupe privé',
  text: 'Une date à part, qui n’est sur aucune page du site. La réservation est aussitôt confirmée ; s’il a une adresse e-mail, le client reçoit un message qui dit ce qu’il y a à payer.',
  answersRequest:
    'La demande d’où vient ce groupe se termine sans e-mail. Si le client a indiqué un bon cadeau, le bon paie aussitôt.',
  workshop: 'Atelier',
  day: 'Jour',
  dayProblem: 'Indiquez un jour et une heure qui sont encore à venir.',
  price: 'Prix en euros (vide : celui de l’atelier)',
  priceProblem: 'Indiquez un prix de {min} à {max} euros par personne, ou laissez vide.',
  uneven: 'Ce montant ne se partage pas au centime près. Prenez {below} ou {above}.',
  per: 'Ce prix est',
  perProblem: 'Choisissez pour qui vaut le prix.',
  pers: { person: 'par personne', group: 'pour tout le groupe' },
  button: 'Fixer la date',
  done: 'Le groupe privé est fixé. Si le client a une adresse e-mail, il a reçu un message qui dit ce qu’il y a à payer.',
}
