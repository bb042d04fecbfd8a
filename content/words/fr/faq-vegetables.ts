import type { FaqTab } from '../parts.ts'

export const vegetablesQuestions: FaqTab = {
  label: 'Légumes',
  questions: [
    {
      question: 'Ma cuisine va‑t‑elle sentir le chou ?',
      answer:
        'Quelques jours, oui, chaque fois que le couvercle se desserre. Le chou et les radis sont les pires. Ensuite, l’odeur devient fraîche et acide. Un barboteur aide ; une buanderie ou un cellier à une vingtaine de degrés aussi. Si, au bout d’une semaine, cela sent toujours la poubelle, c’est là qu’il faut tout mettre.',
    },
    {
      question: 'Un voile blanc est apparu. C’est de la moisissure ?',
      answer:
        'S’il est plat, blanc et mat, parfois plissé, ce sont des levures de surface. Rien de grave, mais elles affadissent le goût. Écumez, renfoncez les légumes et mettez le bocal un peu plus au frais. Si c’est duveteux ou coloré, c’est de la moisissure et tout part. En cas de doute, pareil. Un chou coûte deux euros.',
    },
    {
      question: 'Quel sel choisir, et peut‑on en mettre moins ?',
      answer:
        'Du sel fin, de cuisine ou de mer, iodé ou non. Pesez‑le : une cuillère de gros sel pèse moins qu’une cuillère de sel fin. Nous ne descendons pas sous 2 % ; les légumes ramolliraient et les mauvaises bactéries auraient leur chance. Si le résultat est trop salé pour vous, rincez‑le un instant ou mélangez‑le à du chou cru.',
    },
    {
      question: 'Le liquide a baissé. Que faire ?',
      answer:
        'D’abord, tasser. Si cela ne suffit pas, complétez avec de la saumure, 20 g de sel par litre d’eau froide, jusqu’à tout recouvrir. De l’eau seule diluerait trop. Les premiers jours, c’est l’inverse : le liquide cherche à sortir. Laissez donc toujours 3 cm sous le bord.',
    },
    {
      question: 'Pourquoi mes légumes sont‑ils mous ?',
      answer:
        'Trop chaud, trop peu salé ou trop longtemps. Au-dessus de 24 °C, tout s’emballe : cherchez la pièce la plus fraîche. Les concombres sont les plus difficiles. Coupez le bout où se trouvait la fleur ou, comme autrefois, glissez une feuille de vigne dans le bocal. Mou mais franchement acide, cela finit encore très bien en soupe.',
    },
    {
      question: 'Quels légumes ne conviennent pas ?',
      answer:
        'La laitue et les épinards tournent en bouillie, la courgette ramollit en une semaine, et les pommes de terre, nous les gardons pour la casserole. Presque tout le reste convient, à condition d’être cru, frais et ferme. L’ail devient bleu ou vert ? C’est l’acidité, et il se mange tel quel. La betterave, elle, teint tout le bocal. Pensez‑y avant.',
    },
    {
      question: 'Faut‑il stériliser les bocaux ?',
      answer:
        'Non. De l’eau chaude, du produit vaisselle, un bon rinçage. Le stérile n’est pas le but : les bactéries qu’il vous faut arrivent avec les légumes. Lavez donc ceux-ci à l’eau froide et ne pelez que ce qui est coriace ou terreux. Ce sont le sel et l’acidité qui conservent. Le stérilisateur peut rester au grenier.',
    },
    {
      question: 'Comment garder un bocal ouvert ?',
      answer:
        'Au frigo, avec une fourchette propre, et toujours sous le liquide. Le chou s’y garde six mois, souvent plus ; il devient seulement plus acide et plus tendre. Une cave à moins de 10 °C convient aussi. Le bocal est vide ? Gardez la saumure : un filet dans une vinaigrette, et vous vous passez de vinaigre.',
    },
  ],
}
