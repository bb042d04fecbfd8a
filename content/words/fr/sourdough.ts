import { hourByHour } from '../facts.ts'
import type { WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const sourdough: WorkshopWords = {
  head: {
    title: 'Atelier pain au levain près de Gand',
    description:
      'Un samedi {bread.hours} à De Pinte\u00a0: cuisez un pain au levain, emportez votre pâte et un levain-chef. {bread.price}, repas de midi compris.',
    keywords:
      'pain au levain, atelier boulangerie, levain-chef, façonnage, grignage, De Pinte, Gand',
  },
  name: workshopNames.sourdough,
  title: 'Un samedi, deux pains au levain',
  subtitle: 'L’un sort de notre four l’après-midi. L’autre sortira du vôtre le lendemain matin.',
  description:
    'Vous façonnez et cuisez un pain dont nous avons préparé la pâte la veille. La vôtre cuit le lendemain, chez vous. À emporter : le pain, la pâte et un levain.',
  overview:
    'Pour qui veut passer une journée entière les mains dans la pâte, et pour qui a, au fond du frigo, un levain qui ne répond plus.',
  pictureAlt:
    'Vue d’en haut\u202f: d’un coin, deux mains s’avancent sur une table verte et scellent une pâte repliée sur elle-même\u202f; un banneton dans l’angle, de la farine un peu partout.',
  about: [
    'Une pâte commencée le matin n’est pas un pain l’après-midi. Le levain prend son temps et nous n’allons pas faire semblant. Le vendredi soir, nous préparons donc une pâte pour chacun. Le samedi, vous la façonnez ; elle lève encore deux heures, le temps du repas ; vous l’incisez et vous l’enfournez.',
    'Mais d’abord, vous faites la vôtre depuis le début : 500 g de farine, 350 g d’eau, 100 g de levain, 11 g de sel. On compte comme les boulangers, tout en pourcentage de la farine. Vous mélangez à la main, puis vous donnez des rabats : on étire la pâte et on la replie sur elle-même, trois ou quatre fois. Cette première levée, le pointage, dure de quatre à cinq heures entre 24 et 26 °C.',
    'Le levain-chef, celui qu’on garde d’une fois à l’autre, vit dans un bocal. Vous apprenez à le rafraîchir, c’est-à-dire à le nourrir de farine et d’eau, à voir quand il est prêt, bombé et plein de bulles, et à le ranimer quand vous l’avez oublié trois semaines.',
    'Le four est à 240 °C, avec de la vapeur au début. Il faut 40 à 45 minutes de cuisson, puis une heure sur la grille. C’est le moment le plus dur de la journée : le pain sent bon et on n’y touche pas.',
    'C’est pourquoi le pain que nous coupons l’après-midi est un des nôtres ; le vôtre rentre entier. Pour finir, vous façonnez votre pâte : elle passera la nuit dans votre frigo.',
  ],
  benefits: [
    'Rafraîchir un levain-chef et voir quand il est prêt',
    'Lire une recette en pourcentages du boulanger, et l’agrandir ou la réduire',
    'Mélanger à la main et donner des rabats, même quand ça colle',
    'Juger la fin du pointage à l’œil et au doigt, pas à la montre',
    'Façonner une boule qui tient, et l’inciser sans hésiter (le grignage)',
    'Faire de la vapeur dans un four ordinaire',
    'Caser un pain dans une semaine de travail',
  ],
  schedule: hourByHour('sourdough', [
    'Café, et première rencontre avec le levain nourri la veille',
    'Vous pesez et mélangez votre pâte',
    'Façonnage de la pâte du vendredi, qui lève encore deux heures',
    'Premiers rabats de votre pâte ; rafraîchir un levain',
    'Repas de midi',
    'Un coup de lame dans la pâte du vendredi, puis au four, avec vapeur',
    'Les pains refroidissent ; dernier rabat, calculs, questions',
    'Vous façonnez et emballez votre pâte ; on coupe un pain à nous',
  ]),
  takeHome: [
    'Le pain que vous avez cuit, entier',
    'Votre pâte, façonnée, dans un linge fariné',
    'Un bocal de levain-chef, rafraîchi le jour même',
    'La recette sur papier, avec ses pourcentages',
  ],
  afterwards: [
    {
      day: 'Jour 0',
      text: 'Dès votre retour, la pâte va dans un bol avec son linge, et au frigo. Elle y lève lentement, pendant 8 à 16 heures. Vous pouvez dormir.',
    },
    {
      day: 'Jour 1',
      text: 'Four à 240 °C, la cocotte et son couvercle dedans. Un coup de lame sur la pâte froide, puis 40 à 45 minutes de cuisson, les vingt dernières à découvert. Et une heure sur une grille.',
    },
    {
      day: 'Jour 7',
      text: 'Le levain-chef, gardé au frigo, a faim : levain, farine et eau, en poids égaux. À 25 °C, il culmine en quatre à six heures, un peu plus s’il sort du froid. Il est prêt pour la pâte suivante.',
    },
  ],
  testimonial: {
    quote:
      'À onze heures, tout collait : la pâte, la table, ma montre. À trois heures et demie, j’avais un pain que ma voisine a pris en photo.',
    author: 'Els W.',
    location: 'Laethem-Saint-Martin',
  },
  durationText: '{bread.duration} d’atelier, le samedi {bread.hours}, repas de midi compris',
  groupSizeText: '{bread.groupFirst} participants',
}
