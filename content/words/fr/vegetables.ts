import { hourByHour } from '../hour-by-hour.ts'
import type { FaqTab, WorkshopWords } from '../parts.ts'
import { workshopNames } from './workshops.ts'

export const vegetables: WorkshopWords = {
  head: {
    title: 'Atelier légumes lactofermentés près de Gand',
    description:
      'Chou, carottes, sel et saumure en une soirée à De Pinte, {vegetables.hours}. Deux bocaux à emporter. {vegetables.price} par personne, souper compris.',
    keywords:
      'lactofermentation, légumes lactofermentés, choucroute, saumure, salage à sec, De Pinte, Gand',
  },
  name: workshopNames.vegetables,
  title: 'Légumes, sel et\u00a0trois semaines',
  subtitle:
    'Une soirée de lactofermentation pour remplir deux bocaux. Le reste se fait sans vous, ou presque.',
  description:
    'Du chou qui devient acide dans son eau, et des légumes en saumure. À emporter : deux bocaux d’un litre, chacun avec un poids qui tient les légumes sous le liquide.',
  overview:
    'Pour une première fois : un couteau, une balance et du sel, vous avez déjà tout à la maison. Il reste à masser le chou, puis à attendre.',
  pictureAlt:
    'Vues d’en haut, une main tient un demi-chou rouge et l’autre le couteau ; à côté, du chou émincé et un pot de grès où deux demi-pierres maintiennent une feuille sous la saumure.',
  about: [
    'La lactofermentation est une vieille manière de garder les légumes : du sel, pas d’air, et des bactéries qui étaient déjà sur le chou. Elles transforment le sucre des légumes en acide lactique. Pas de cuisson, pas de vinaigre.',
    'Vous commencez par le salage à sec, comme pour une choucroute. Pour un kilo de chou, 20 à 25 g de sel, soit 2 à 2,5 %. Vous émincez, vous salez, vous massez ; au bout d’une dizaine de minutes, le chou baigne dans son eau. Personne n’y croit avant de l’avoir vu. Ensuite, on tasse dans le bocal, au poing, et on pose dessus une feuille entière.',
    'Après le souper, la saumure, pour les légumes en morceaux : carottes, radis, chou-fleur, selon le mois, avec de l’ail, des graines de moutarde ou du laurier. Ici, 20 à 30 g de sel par litre d’eau, soit 2 à 3 %. La règle qui compte est la même : tout reste sous le liquide, et un poids y veille. Le gaz doit sortir, l’air ne doit pas entrer ; nous regardons comment un couvercle ou un barboteur y arrive.',
    'Est-ce sûr ? Oui, si le sel est bien pesé et si rien ne dépasse du liquide. L’acidité monte et, sous un pH de 4,6, la bactérie du botulisme ne se développe pas ; un bocal y arrive en général en quelques jours. Nous mesurons ensemble le pH d’un bocal terminé : il est autour de 3,5. Une saumure trouble et une odeur fraîche et acide sont bon signe. De la moisissure, du rose, du visqueux ou une odeur de pourri : tout à la poubelle, sans goûter.',
  ],
  benefits: [
    'Calculer le sel pour n’importe quel poids de légumes',
    'Choisir entre salage à sec et saumure',
    'Masser le chou jusqu’à ce qu’il rende assez d’eau',
    'Remplir un bocal pour que tout reste sous le liquide',
    'Laisser sortir le gaz sans laisser entrer l’air, avec ou sans barboteur',
    'Distinguer un bocal qui travaille d’un bocal à jeter',
  ],
  schedule: hourByHour('vegetables', [
    'Accueil, tablier, couteau',
    'Le chou : émincer, peser, calculer le sel',
    'Masser jusqu’à ce qu’il rende son eau ; tasser le premier bocal',
    'Souper : soupe, pain, fromage, et des bocaux de 3, 7 et 21 jours',
    'Légumes en morceaux, épices, saumure : le deuxième bocal',
    'Poids, couvercles et barboteur',
    'À garder ou à jeter : regarder, sentir, mesurer le pH',
    'Dater les bocaux et les emballer',
  ]),
  takeHome: [
    'Un bocal de chou salé à sec',
    'Un bocal de légumes en saumure',
    'Un poids pour chacun des deux',
    'Une fiche avec les pourcentages et les jours',
  ],
  afterwards: [
    {
      day: 'Jour 0',
      text: 'Chaque bocal sur une assiette, à l’ombre, entre 18 et 22 °C. Il déborde parfois.',
    },
    {
      day: 'Jour 3',
      text: 'Des bulles, une saumure trouble, une odeur fraîche et acide. Renfoncez ce qui flotte et desserrez le couvercle un instant chaque jour : le gaz doit sortir.',
    },
    {
      day: 'Jour 7',
      text: 'Goûtez les morceaux en saumure, avec une fourchette propre. Assez acides, encore croquants ? Au frigo. Pas encore ? Une semaine de plus.',
    },
    {
      day: 'Jour 21',
      text: 'Le chou est devenu choucroute. Il peut attendre une quatrième semaine, ou passer au frigo, où il se garde des mois.',
    },
  ],
  testimonial: {
    quote:
      'Ma grand-mère faisait cela dans un tonneau, à la cave, et n’en a jamais écrit un mot. Maintenant je l’ai sur papier : 20 grammes au kilo.',
    author: 'Lieve C.',
    location: 'Gavere',
  },
  durationText: '{vegetables.duration} d’atelier, en soirée, {vegetables.hours}, souper compris',
  groupSizeText: '{vegetables.groupFirst} participants',
}

export const vegetablesQuestions: FaqTab = {
  label: 'Légumes',
  questions: [
    {
      question: 'Ma cuisine va-t-elle sentir le chou ?',
      answer:
        'Quelques jours, oui, chaque fois que le couvercle se desserre. Le chou et les radis sont les pires. Ensuite, l’odeur devient fraîche et acide. Un barboteur aide ; une buanderie ou un cellier à une vingtaine de degrés aussi. Si, au bout d’une semaine, cela sent toujours la poubelle, c’est là qu’il faut tout mettre.',
    },
    {
      question: 'Un voile blanc est apparu. C’est de la moisissure ?',
      answer:
        'S’il est plat, blanc et mat, parfois plissé, ce sont des levures de surface. Rien de grave, mais elles affadissent le goût. Écumez, renfoncez les légumes et mettez le bocal un peu plus au frais. Si c’est duveteux ou coloré, c’est de la moisissure et tout part. En cas de doute, pareil. Un chou coûte deux euros.',
    },
    {
      question: 'Quel sel choisir, et peut-on en mettre moins ?',
      answer:
        'Du sel fin, de cuisine ou de mer, iodé ou non. Pesez-le : une cuillère de gros sel pèse moins qu’une cuillère de sel fin. Nous ne descendons pas sous 2 % ; les légumes ramolliraient et les mauvaises bactéries auraient leur chance. Si le résultat est trop salé pour vous, rincez-le un instant ou mélangez-le à du chou cru.',
    },
    {
      question: 'Le liquide a baissé. Que faire ?',
      answer:
        'D’abord, tasser. Si cela ne suffit pas, complétez avec de la saumure, 20 g de sel par litre d’eau froide, jusqu’à tout recouvrir. De l’eau seule diluerait trop. Les premiers jours, c’est l’inverse : le liquide cherche à sortir. Laissez donc toujours 3 cm sous le bord.',
    },
    {
      question: 'Pourquoi mes légumes sont-ils mous ?',
      answer:
        'Trop chaud, trop peu salé ou trop longtemps. Au-dessus de 24 °C, tout s’emballe : cherchez la pièce la plus fraîche. Les concombres sont les plus difficiles. Coupez le bout où se trouvait la fleur ou, comme autrefois, glissez une feuille de vigne dans le bocal. Mou mais franchement acide, cela finit encore très bien en soupe.',
    },
    {
      question: 'Quels légumes ne conviennent pas ?',
      answer:
        'La laitue et les épinards tournent en bouillie, la courgette ramollit en une semaine, et les pommes de terre, nous les gardons pour la casserole. Presque tout le reste convient, à condition d’être cru, frais et ferme. L’ail devient bleu ou vert ? C’est l’acidité, et il se mange tel quel. La betterave, elle, teint tout le bocal. Pensez-y avant.',
    },
    {
      question: 'Faut-il stériliser les bocaux ?',
      answer:
        'Non. De l’eau chaude, du produit vaisselle, un bon rinçage. Le stérile n’est pas le but : les bactéries qu’il vous faut arrivent avec les légumes. Lavez donc ceux-ci à l’eau froide et ne pelez que ce qui est coriace ou terreux. Ce sont le sel et l’acidité qui conservent. Le stérilisateur peut rester au grenier.',
    },
    {
      question: 'Comment garder un bocal ouvert ?',
      answer:
        'Au frigo, avec une fourchette propre, et toujours sous le liquide. Le chou s’y garde six mois, souvent plus ; il devient seulement plus acide et plus tendre. Une cave à moins de 10 °C convient aussi. Le bocal est vide ? Gardez la saumure : un filet dans une vinaigrette, et vous vous passez de vinaigre.',
    },
  ],
}
