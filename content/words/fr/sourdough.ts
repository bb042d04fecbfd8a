import { hourByHour } from '../hour-by-hour.ts'
import type { FaqTab, WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const sourdough: WorkshopWords = {
  head: {
    title: 'Atelier pain au levain près de Gand',
    description:
      'Un samedi {bread.hours} à De Pinte : cuisez un pain au levain, emportez votre pâte et un levain-chef. {bread.price}, repas de midi compris.',
    keywords:
      'pain au levain, atelier boulangerie, levain-chef, façonnage, grignage, De Pinte, Gand',
  },
  name: workshopNames.sourdough,
  title: 'Un samedi, deux pains au levain',
  subtitle: 'L’un sort de notre four l’après-midi. L’autre sortira du vôtre le lendemain matin.',
  description:
    'Vous façonnez et cuisez un pain dont nous avons préparé la pâte la veille. La vôtre cuit le lendemain, chez vous. À emporter : le pain, la pâte et un levain.',
  overview:
    'Pour qui veut passer une journée entière les mains dans la pâte, et pour qui a, au fond du frigo, un levain qui ne répond plus.',
  pictureAlt:
    'Vue d’en haut : d’un coin, deux mains s’avancent sur une table verte et scellent une pâte repliée sur elle-même ; un banneton dans l’angle, de la farine un peu partout.',
  about: [
    'Une pâte commencée le matin n’est pas un pain l’après-midi. Le levain prend son temps et nous n’allons pas faire semblant. Le vendredi soir, nous préparons donc une pâte pour chacun. Le samedi, vous la façonnez ; elle lève encore deux heures, le temps du repas ; vous l’incisez et vous l’enfournez.',
    'Mais d’abord, vous faites la vôtre depuis le début : 500 g de farine, 350 g d’eau, 100 g de levain, 11 g de sel. On compte comme les boulangers, tout en pourcentage de la farine. Vous mélangez à la main, puis vous donnez des rabats : on étire la pâte et on la replie sur elle-même, trois ou quatre fois. Cette première levée, le pointage, dure de quatre à cinq heures entre 24 et 26 °C.',
    'Le levain-chef, celui qu’on garde d’une fois à l’autre, vit dans un bocal. Vous apprenez à le rafraîchir, c’est-à-dire à le nourrir de farine et d’eau, à voir quand il est prêt, bombé et plein de bulles, et à le ranimer quand vous l’avez oublié trois semaines.',
    'Le four est à 240 °C, avec de la vapeur au début. Il faut 40 à 45 minutes de cuisson, puis une heure sur la grille. C’est le moment le plus dur de la journée : le pain sent bon et on n’y touche pas.',
    'C’est pourquoi le pain que nous coupons l’après-midi est un des nôtres ; le vôtre rentre entier. Pour finir, vous façonnez votre pâte : elle passera la nuit dans votre frigo.',
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
    'Premiers rabats de votre pâte ; rafraîchir un levain',
    'Repas de midi',
    'Un coup de lame dans la pâte du vendredi, puis au four, avec vapeur',
    'Les pains refroidissent ; dernier rabat, calculs, questions',
    'Vous façonnez et emballez votre pâte ; on coupe un pain à nous',
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
      text: 'Dès votre retour, la pâte va dans un bol avec son linge, et au frigo. Elle y lève lentement, pendant 8 à 16 heures. Vous pouvez dormir.',
    },
    {
      day: 'Jour 1',
      text: 'Four à 240 °C, la cocotte et son couvercle dedans. Un coup de lame sur la pâte froide, puis 40 à 45 minutes de cuisson, les vingt dernières à découvert. Et une heure sur une grille.',
    },
    {
      day: 'Jour 7',
      text: 'Le levain-chef, gardé au frigo, a faim : levain, farine et eau, en poids égaux. À 25 °C, il culmine en quatre à six heures, un peu plus s’il sort du froid. Il est prêt pour la pâte suivante.',
    },
  ],
  testimonial: {
    quote:
      'À onze heures, tout collait : la pâte, la table, ma montre. À trois heures et demie, j’avais un pain que ma voisine a pris en photo.',
    author: 'Els W.',
    location: 'Laethem-Saint-Martin',
  },
  durationText: '{bread.duration} d’atelier, le samedi {bread.hours}, repas de midi compris',
  groupSizeText: '{bread.groupFirst} participants',
}

export const sourdoughQuestions: FaqTab = {
  label: 'Pain au levain',
  questions: [
    {
      question: 'Mon levain est-il mort ?',
      answer:
        'C’est rare. Un liquide gris en surface ou une odeur de vernis à ongles, et c’est qu’il a faim. Videz le liquide, gardez une cuillère de levain et nourrissez-la deux ou trois fois, farine et eau à poids égal, autour de 25 °C. S’il double en moins de six heures, il est revenu. Seules une moisissure duveteuse ou des traînées roses ou orange l’envoient à la poubelle.',
    },
    {
      question: 'Faut-il rafraîchir un levain tous les jours ?',
      answer:
        'Seulement s’il vit sur le plan de travail. Au frigo, une fois par semaine suffit. Vous partez un mois ? Faites-le ferme, avec moitié moins d’eau que de farine, et poussez-le au fond du frigo. Pour plus longtemps, étalez-le en couche fine sur du papier cuisson, laissez sécher et émiettez-le dans un bocal. Un peu d’eau, deux ou trois rafraîchis, et il repart.',
    },
    {
      question: 'Ma pâte supportera-t-elle le trajet ?',
      answer:
        'Une heure de route, sans problème. Si c’est plus long, ou en été, prenez un sac isotherme. Ensuite, c’est le frigo. Si le dimanche matin ne vous convient pas, cuisez le soir : après 24 heures, le pain sera un peu plus plat et un peu plus acide, mais ce sera du pain. Au-delà, nous en faisons des galettes à la poêle.',
    },
    {
      question: 'Mon four suffira-t-il ?',
      answer:
        'Un four ordinaire suffit. S’il plafonne à 230 °C, comptez cinq minutes de plus. Une cocotte en fonte de 4 à 5 litres, couvercle posé, retient la vapeur que la pâte dégage ; vérifiez que le bouton du couvercle supporte cette chaleur. Pas de cocotte ? Une plaque brûlante, et un plat d’eau bouillante en dessous.',
    },
    {
      question: 'Puis-je prendre du seigle ou du complet ?',
      answer:
        'Commencez par un cinquième : 100 g sur les 500. Le seigle et le complet boivent davantage, donc un filet d’eau en plus, et ils fermentent plus vite. Le pain sera plus sombre et plus serré. Le tout-seigle est un autre métier : ni rabats ni façonnage, mais un moule. Votre levain, lui, prend le seigle pour un jour de kermesse.',
    },
    {
      question: 'Pourquoi 11 g de sel ? Peut-on en mettre moins ?',
      answer:
        'On compte 2 % de toute la farine, et le levain en cache 50 g : cela fait 550 g, donc 11 g de sel. Vous pouvez descendre à 8 g, soit 1,5 % environ ; la pâte ira plus vite et se tiendra moins bien. Sans sel du tout, elle file encore plus vite et le pain a un goût de carton.',
    },
    {
      question: 'Combien de temps ce pain se garde-t-il ?',
      answer:
        'Quatre ou cinq jours, posé sur une planche, côté coupé en bas, ou roulé dans un essuie. Pas au frigo : le pain y rassit plus vite. Pour le congeler, coupez-le en tranches dès qu’il est froid. Si la croûte a ramolli, dix minutes à 180 °C et elle craque de nouveau.',
    },
    {
      question: 'Je ne peux pas manger de gluten. Le levain y change-t-il quelque chose ?',
      answer:
        'Non. Le blé contient du gluten et le levain n’en dégrade qu’une partie. En cas de maladie cœliaque, ce pain est exclu, et notre cuisine aussi, hélas : après un samedi, il y a de la farine jusque sur la lampe. Aux soirées aussi, il y a du pain à table. Le levain sans gluten existe ; nous ne l’enseignons pas.',
    },
  ],
}
