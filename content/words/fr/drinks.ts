import { hourByHour } from '../hour-by-hour.ts'
import type { FaqTab, WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const drinks: WorkshopWords = {
  head: {
    title: 'Atelier boissons fermentées près de Gand',
    description:
      'Kombucha, kéfir de fruits et bière de gingembre en une soirée à De Pinte, {drinks.hours}. {drinks.price}, souper, bocaux et bouteille compris.',
    keywords:
      'boissons fermentées, kombucha, kéfir de fruits, bière de gingembre, ginger bug, De Pinte, Gand',
  },
  name: workshopNames.drinks,
  title: 'Kombucha, kéfir et bière de gingembre',
  subtitle: 'Une soirée, trois cultures à emporter, et des bouteilles qui restent entières.',
  description:
    'Vous lancez un kombucha, un kéfir de fruits et un levain de gingembre, et vous remplissez une bouteille pour sa seconde fermentation. À emporter : cette bouteille, et trois bocaux qui se réveillent.',
  overview:
    'Pour les impatients : le kéfir est prêt en deux jours au plus. Et pour qui a déjà entendu éclater une bouteille.',
  pictureAlt:
    'Une personne en tablier verse le contenu d’une cruche, à travers une passoire, dans une bouteille, devant une fenêtre ensoleillée ; à gauche, un bocal de kombucha sous un linge.',
  about: [
    'Nous commençons par boire : le même kombucha à quatre, huit et quatorze jours. Le premier est encore presque du thé sucré, le dernier pique comme un vinaigre. Quelque part entre les deux se trouve le vôtre.',
    'Le kombucha part d’un thé sucré : 5 à 8 g de thé et 50 à 70 g de sucre par litre. Un thé brûlant tuerait la culture ; il refroidit donc pendant que nous passons à la suite. Vous y ajoutez ensuite une mère, ce disque souple qu’on appelle aussi SCOBY, et 100 à 200 ml de kombucha déjà fait : le mélange est acide dès le départ (pH 4,5 ou moins). Un linge par-dessus, pas de couvercle : il lui faut de l’air.',
    'Le kéfir de fruits est plus pressé. Par litre d’eau, 50 à 60 g de sucre et 40 à 60 g de grains, du citron, une figue sèche : il est prêt en 24 à 48 heures. Quant au levain de gingembre (ginger bug), il reçoit chaque jour une cuillère de gingembre râpé, avec la peau, et une de sucre ; en cinq à sept jours, il pétille assez pour lancer une bière de gingembre.',
    'Après le souper, la mise en bouteille, et la pression. Une bouteille fermée où ça fermente peut éclater ; c’est le vrai danger de l’affaire. On ne prend donc que des bouteilles prévues pour cela, on laisse quelques centimètres sous le bouchon, on compte un à trois jours au chaud, puis le frigo. Une petite bouteille témoin en plastique dit où on en est : quand elle est dure sous le pouce, tout passe au froid. On ouvre au-dessus de l’évier.',
    'Et l’alcool ? Il s’en forme toujours un peu, souvent moins de 1 %, davantage quand une bouteille traîne au chaud. Si vous n’en buvez pas du tout, vous pouvez participer sans goûter ; il s’en formera quand même un peu dans vos bocaux. Enceinte, ou les défenses affaiblies ? Demandez d’abord à votre médecin.',
  ],
  benefits: [
    'Lancer un kombucha, et goûter pour savoir quand l’arrêter',
    'Garder une mère et des grains de kéfir en forme, d’une fois à l’autre',
    'Lancer un levain de gingembre et en tirer une bière de gingembre',
    'Doser le sucre : pour le goût, et pour la pression',
    'Mettre en bouteille sans rien faire éclater',
    'Distinguer une jeune mère d’une moisissure',
  ],
  schedule: hourByHour('drinks', [
    'Un même kombucha à goûter, à trois âges',
    'Kombucha : faire le thé, peser le sucre, laisser refroidir',
    'Kéfir de fruits : les grains, le citron, une figue',
    'Souper : soupe, pain, fromage',
    'La mère dans le thé refroidi, le linge par-dessus',
    'Râper le gingembre : le levain de gingembre',
    'Remplir une bouteille : le niveau, les jours, la pression',
    'Ce qui peut rater ; étiquettes et emballage',
  ]),
  takeHome: [
    'Un bocal de kombucha, avec sa mère',
    'Un bocal de kéfir de fruits, avec ses grains',
    'Un petit bocal de levain de gingembre, à son premier jour',
    'Une bouteille à fermeture mécanique de notre kombucha, pour sa seconde fermentation',
    'Une fiche avec les quantités et les jours',
  ],
  afterwards: [
    {
      day: 'Jour 0',
      text: 'Les bocaux sous un linge, au chaud, loin du soleil ; la bouteille debout. Dès demain, le levain de gingembre reçoit chaque jour une cuillère de gingembre et une de sucre.',
    },
    {
      day: 'Jour 2',
      text: 'Filtrez le kéfir et donnez aux grains de l’eau sucrée fraîche. La bouteille va au frigo, au plus tard le jour 3. Ouvrez-la froide, au-dessus de l’évier.',
    },
    {
      day: 'Jour 7',
      text: 'Le levain de gingembre pétille quand on le remue : place à la bière de gingembre. Goûtez le kombucha, une paille glissée sous la mère. À partir d’ici, c’est une question de goût.',
    },
    {
      day: 'Jour 14',
      text: 'Le kombucha est bien acide. Mettez-le en bouteille, mais gardez la mère et 100 à 200 ml par litre pour le suivant.',
    },
  ],
  testimonial: {
    quote:
      'Je suis ingénieur, j’avais surtout peur des bouteilles. Le coup de la petite bouteille en plastique qu’on presse du pouce, il fallait y penser.',
    author: 'Benoît S.',
    location: 'Louvain-la-Neuve',
  },
  durationText: '{drinks.duration} d’atelier, en soirée, {drinks.hours}, souper compris',
  groupSizeText: '{drinks.groupFirst} participants',
}

export const drinksQuestions: FaqTab = {
  label: 'Boissons',
  questions: [
    {
      question: 'Combien y a-t-il d’alcool dedans ?',
      answer:
        'Cela dépend du sucre, de la chaleur et des jours. Le kombucha et le kéfir de fruits restent le plus souvent sous 1 %. La bière de gingembre peut aller au-delà, surtout si la bouteille passe une semaine au chaud. À la maison, on ne peut pas le mesurer au juste. Ici, les enfants n’en boivent donc pas, et vous goûtez par gorgées, pas par pintes. Vous conduisez et voulez rester à zéro ? Ne goûtez pas.',
    },
    {
      question: 'Quelles bouteilles tiennent la pression ?',
      answer:
        'Les bouteilles à fermeture mécanique rondes, en verre épais, faites pour la bière. Pas les carrées, pas les bouteilles de vin, pas les pots à confiture. Rangez-les dans une armoire ou une caisse fermée, à l’écart du divan. Si vous en retrouvez une oubliée : des gants, des lunettes de protection, un essuie par-dessus et un jour au frigo. Puis on l’ouvre dehors, sous l’essuie.',
    },
    {
      question: 'Qu’est-ce qui flotte sur mon kombucha ?',
      answer:
        'Sans doute une nouvelle mère : une peau fine au début, un disque lisse et pâle ensuite. Les filaments bruns qui pendent en dessous sont des levures. La moisissure, c’est autre chose : sèche, duveteuse, en taches rondes, blanches, vertes ou noires, toujours au-dessus. Alors tout part, la mère aussi ; écumer ne sert à rien. On recommence avec un bocal propre et assez de kombucha déjà fait.',
    },
    {
      question: 'Cela sent le vinaigre, ou l’œuf. Que faire ?',
      answer:
        'Le vinaigre, c’est un kombucha resté trop longtemps. Il ira dans la salade, ou lancera le bocal suivant. Si le kéfir sent l’œuf, changez l’eau sucrée des grains et filtrez plus tôt, après 24 heures ; en deux ou trois fois, c’est en général passé. Si cela sent le pourri, on ne goûte pas : l’évier.',
    },
    {
      question: 'Peut-on se passer de sucre ?',
      answer:
        'Non. Le sucre est pour la culture, pas pour vous, et elle boude les édulcorants. Sous 50 g par litre, elle traîne et le résultat est fade. Plus vous attendez, moins c’est sucré et plus c’est acide. Ce qu’il reste de sucre au bout du compte, seul un labo vous le dira : l’acidité trompe la langue.',
    },
    {
      question: 'Quel thé prendre, et quelle eau ?',
      answer:
        'Du thé noir ou vert, en vrac ou en sachets. Pas de thé parfumé, à la bergamote par exemple : la mère supporte mal les huiles essentielles. Les herbes et les fruits viendront plus tard, dans la bouteille. L’eau du robinet convient. Si elle sent le chlore, laissez-la reposer une heure à découvert avant d’y mettre les grains. Une passoire en inox, oui ; un bol en cuivre, non.',
    },
    {
      question: 'Qui s’en occupe pendant mes vacances ?',
      answer:
        'Jusqu’à deux semaines, personne. Le kombucha reste sous son linge ; à votre retour il sera bien acide, mais la mère sera vivante. Les grains de kéfir vont au frigo, dans de l’eau sucrée fraîche. Le levain de gingembre aussi, avec une dernière cuillère de gingembre et de sucre. Si vous partez plus longtemps, mettez-les en pension chez quelqu’un qui a soif.',
    },
    {
      question: 'Combien de temps une bouteille se garde-t-elle ?',
      answer:
        'Au frigo, le kombucha tient un ou deux mois, la bière de gingembre quelques semaines, le kéfir de fruits une semaine ou deux. Le froid freine les levures sans les arrêter : ouvrez donc chaque bouteille une fois par semaine, pour lâcher un peu de gaz. Et sur l’étiquette, écrivez ce que c’est, mais aussi depuis quand.',
    },
  ],
}
