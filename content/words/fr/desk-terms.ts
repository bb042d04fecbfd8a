import type { DeskWords } from '../shape.ts'

export const deskTerms: DeskWords['terms'] = {
  oneSum: 'le tout en une fois, {within}',
  inTwo: '{depositPercent} % d’acompte {within}, le solde {before}',
  step: '{percent} % rendus jusqu’à {before}',
  nothing: 'ensuite rien',
  moveUntil: 'jusqu’à {before}',
  withinDays: { one: 'sous {n} jour', other: 'dans les {n} jours' },
  daysBefore: { one: '{n} jour avant', other: '{n} jours avant' },
  hours: { one: 'sous {n} heure', other: 'sous {n} heures' },
  years: { one: '{n} an', other: '{n} ans' },
  values: {
    payment: 'Paiement',
    refunds: 'Annulation',
    moving: 'Choisir une autre date',
    answer: 'Réponse à une demande',
    'voucher-validity': 'Bon cadeau valable',
  },
  hints: {
    payment:
      'Si l’atelier est tout proche, le tout se paie en une fois. Avec 100 %, il n’y a qu’un paiement, et le dernier nombre ne compte pas. Toutes les phrases du site et des e-mails suivent ; ceux qui ont déjà réservé gardent leurs conditions.',
    refunds:
      'Chaque palier a moins de jours et une plus petite part que le précédent ; laissez vide ce dont vous n’avez pas besoin. Après le dernier palier, rien n’est rendu, sauf si quelqu’un prend et paie la place. Si c’est vous qui annulez, tout est toujours rendu.',
    answer:
      'C’est ce que le site promet à qui demande une place ou écrit, et c’est le délai que compte votre bureau. Les demandes déjà faites gardent la promesse d’alors.',
    'voucher-validity':
      'À partir du paiement, ou du jour de l’envoi s’il vient plus tard. Les bons déjà commandés gardent leur durée.',
    moving:
      'Jusque-là, un client peut choisir lui-même une autre date. Vous, vous le pouvez toujours.',
  },
  fields: {
    depositPercent: 'Acompte, en pourcentage du prix',
    depositDays: 'Jours pour payer, à partir de votre confirmation',
    balanceDaysBefore: 'Jours avant l’atelier pour le solde',
    answerHours: 'Heures pour répondre',
    voucherYears: 'Années',
    days1: 'Palier 1 : ce nombre de jours avant, ou plus',
    percent1: 'Palier 1 : pourcentage rendu',
    days2: 'Palier 2 : ce nombre de jours avant',
    percent2: 'Palier 2 : pourcentage rendu',
    days3: 'Palier 3 : ce nombre de jours avant',
    percent3: 'Palier 3 : pourcentage rendu',
    days4: 'Palier 4 : ce nombre de jours avant',
    percent4: 'Palier 4 : pourcentage rendu',
    moveDaysBefore: 'Jours avant l’atelier',
  },
  problems: {
    depositPercent: 'Sous « Acompte », indiquez un pourcentage de {min} à {max}, sans virgule.',
    depositDays: 'Sous « Jours pour payer », indiquez un nombre de {min} à {max}.',
    balanceDaysBefore:
      'Sous « Jours avant l’atelier pour le solde », indiquez un nombre de {min} à {max}.',
    days1: 'Au palier 1, indiquez un nombre de jours de {min} à {max}.',
    percent1: 'Au palier 1, indiquez un pourcentage de {min} à {max}.',
    days2:
      'Au palier 2, indiquez un nombre de jours plus petit qu’au palier 1, ou laissez tout le palier vide.',
    percent2:
      'Au palier 2, indiquez un pourcentage plus petit qu’au palier 1, ou laissez tout le palier vide.',
    days3:
      'Au palier 3, indiquez un nombre de jours plus petit qu’au palier 2, ou laissez tout le palier vide.',
    percent3:
      'Au palier 3, indiquez un pourcentage plus petit qu’au palier 2, ou laissez tout le palier vide.',
    days4:
      'Au palier 4, indiquez un nombre de jours plus petit qu’au palier 3, ou laissez tout le palier vide.',
    percent4:
      'Au palier 4, indiquez un pourcentage plus petit qu’au palier 3, ou laissez tout le palier vide.',
    answerHours: 'Sous « Heures pour répondre », indiquez un nombre de {min} à {max}.',
    voucherYears: 'Sous « Années », indiquez un nombre de {min} à {max}.',
    moveDaysBefore: 'Sous « Jours avant l’atelier », indiquez un nombre de {min} à {max}.',
  },
}

export const deskFeatures: DeskWords['features'] = {
  title: 'Ce que vous proposez',
  features: {
    waitingList: 'Liste d’attente',
    diary: 'E-mails de suivi après l’atelier',
    diets: 'Allergies et régimes',
    privateGroups: 'Groupes privés',
  },
  texts: {
    waitingList:
      'Quand une date est complète, on peut s’inscrire sur la liste. Sans liste d’attente, le site n’en parle plus nulle part ; ceux qui y sont déjà se voient encore proposer une place.',
    diary:
      'Trois courts e-mails pour ceux qui les demandent. Sans cela, plus personne ne peut les demander ; ceux qui l’ont déjà fait les reçoivent encore.',
    diets:
      'Les clients disent ce qu’ils ne mangent pas. Sans cela, nous ne le demandons pas ; vous pouvez encore lire ce qui a déjà été dit.',
    privateGroups:
      'Le site dit qu’un groupe peut demander sa propre date, et combien de personnes il peut compter. Sans cela, le site n’en parle nulle part ; vous pouvez toujours recevoir vous-même un groupe privé.',
  },
  yes: 'oui',
  no: 'non',
  on: 'Proposer de nouveau',
  off: 'Ne plus proposer',
}
