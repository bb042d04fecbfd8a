import type { AuthoredWords } from '../shape.ts'

export const workshops: AuthoredWords['workshops'] = {
  head: {
    title: 'Nos {count.workshops} ateliers : pain, kombucha, légumes',
    description:
      'Une journée pour le pain, une soirée pour les boissons ou les légumes : durées, prix, repas et réponses pratiques sur nos {count.workshops} ateliers.',
    keywords:
      'ateliers de fermentation, atelier pain au levain, atelier kombucha, atelier lactofermentation, De Pinte, Gand',
  },
  title: '{count.workshopsFirst} ateliers, une seule table',
  lead: 'Le samedi, du pain. En soirée, des boissons ou des légumes. Vous faites tout de vos mains et vous rentrez avec un sac plus lourd.',
  cardsTitle: 'Pain, boissons ou légumes',
  expect: {
    title: 'À quoi vous attendre',
    items: [
      {
        title: 'Nous montrons, vous faites',
        text: 'Nous montrons le geste une fois, puis c’est à vous. Chacun a son bol et son bocal, et nous passons de l’un à l’autre.',
      },
      {
        title: 'Vous goûtez nos bocaux',
        text: 'Une fermentation dure plus longtemps qu’un atelier. Il y a donc toujours un bocal à nous, commencé il y a quelques jours ou quelques semaines, à regarder, à sentir et à goûter.',
      },
      {
        title: 'On mange ensemble',
        text: 'Soupe, pain et fromage : à {bread.meal} le samedi, à {evening.meal} en soirée. Une partie de ce qui est servi est fermentée, forcément.',
      },
      {
        title: 'On parle de ce qui rate',
        text: 'Levain paresseux, bouteille trop pleine, moisissure : à quoi on les reconnaît, ce qui se rattrape et ce qu’il faut jeter sans discuter.',
      },
      {
        title: 'Trois langues à table',
        text: 'Nous expliquons dans les langues de la table : français, néerlandais ou anglais. Cela marche mieux qu’on ne le croit.',
      },
    ],
  },
  details: {
    title: 'En pratique',
    rows: {
      duration: {
        label: 'Durée',
        value:
          'Pain : une journée, le samedi {bread.hours}. Boissons et légumes : une soirée, {evening.hours}.',
      },
      participants: {
        label: 'Participants',
        value:
          '{evening.groupFirst}, {bread.group} pour le pain. Débutants bienvenus. Groupes privés : {own.group}.',
      },
      materials: {
        label: 'Matériel',
        value: 'Compris : ingrédients, ustensiles, et les bocaux et bouteilles que vous emportez.',
      },
      meals: {
        label: 'Repas',
        value: 'Repas de midi le samedi, souper en soirée, boissons : tout est compris.',
      },
      location: {
        label: 'Lieu',
        value:
          'À la ferme, à {business.address.town}, à 15 minutes de Gand en voiture. Parking gratuit.',
      },
      languages: { label: 'Langues', value: 'Néerlandais, français et anglais.' },
      price: { label: 'Prix', value: 'De {low} à {high} par personne, tout compris.' },
    },
    bookLink: 'Voir les dates et demander une place',
  },
  questions: {
    title: 'Avant de réserver',
    experience: {
      question: 'Faut-il de l’expérience ?',
      answer:
        'Non. Nous partons de zéro. Si vous en avez déjà, venez avec vos questions : il reste toujours du temps à table.',
    },
    bring: {
      question: 'Que faut-il apporter ?',
      answer:
        'Un tablier, un sac solide pour tout ramener debout, et des vêtements qui ne craignent ni la farine ni le jus de chou rouge. Le reste est sur place.',
    },
    meals: {
      question: 'Est-ce qu’on mange ?',
      answer:
        'Oui : soupe, pain, fromage, et toujours un bocal qu’on ouvre ; à midi le samedi, au souper en soirée. C’est végétarien et compris dans le prix. Vos allergies et régimes, nous vous les demandons une fois la réservation garantie ; n’en mettez rien dans le formulaire.',
    },
    travel: {
      question: 'Comment venir ?',
      answer:
        'En voiture, comptez 15 minutes depuis Gand ; le parking sur place est gratuit. Il y a aussi des pistes cyclables. En train, descendez à De Pinte : le centre du village est à 500 m, moins de dix minutes à pied, et la ferme {business.walkFromVillageMinutes} minutes plus loin ; pour le reste, les transports en commun sont limités. Vous recevez l’itinéraire dès que votre réservation est garantie.',
    },
    supplies: {
      question: 'Faut-il acheter du matériel ensuite ?',
      answer:
        'Pas pour commencer : vous repartez avec ce que vous avez lancé, bocaux compris. Pour la suite, une balance, du sel, et de la farine, du sucre ou du chou du magasin. Nous vous disons où nous trouvons les nôtres.',
    },
    cancellation: {
      question: 'Et si je dois annuler ?',
      answer:
        'Un lien dans nos e-mails permet d’annuler. Plus vous nous prévenez tôt, plus vous récupérez : {terms.cancel.workshop}{offers.faq.vacancy}',
    },
  },
}

export const workshopPage: AuthoredWords['workshopPage'] = {
  aboutTitle: 'Comment cela se passe',
  benefitsTitle: 'Ce que vous apprenez',
  scheduleTitle: 'Heure par heure',
  scheduleNote:
    'Les heures peuvent bouger un peu : ce qui fermente ne regarde pas l’horloge, et ceux qui bavardent non plus.',
  takeHomeTitle: 'Dans votre sac',
  afterwardsTitle: 'Ensuite, chez vous',
  next: { title: 'Les prochaines dates', all: 'Toutes les dates' },
  bookLink: 'Demander une place',
  askLink: 'Poser une question',
  sidebar: {
    calendarTitle: 'Calendrier',
    calendarLabel: 'Dates en {month}',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    emptyMonth: 'Pas de date ce mois-ci : la table se repose.',
    duration: 'Durée',
    groupSize: 'Groupe',
    price: 'Prix',
    perPerson: 'par personne',
    bookLink: 'Choisir une date',
    otherWorkshops: 'Les autres ateliers',
  },
  unknown: {
    head: {
      title: 'Cet atelier ne figure pas dans la liste',
      description:
        'Cette adresse mène à un atelier que nous ne donnons pas, ou plus. Voyez nos ateliers, avec leurs dates, leurs prix et les places encore libres.',
      keywords: 'atelier introuvable, {business.name}, ateliers, dates, {business.address.town}',
    },
    title: 'Atelier introuvable',
    text: 'L’atelier que vous cherchez n’existe pas.',
    link: 'Voir les ateliers',
  },
}

export const workshopNames = {
  sourdough: 'Pain au levain',
  drinks: 'Boissons fermentées',
  vegetables: 'Légumes lactofermentés',
}
