import type { FaqTab } from '../parts.ts'

export const drinksQuestions: FaqTab = {
  label: 'Boissons',
  questions: [
    {
      question: 'Combien y a‑t‑il d’alcool dedans ?',
      answer:
        'Cela dépend du sucre, de la chaleur et des jours. Le kombucha et le kéfir de fruits restent le plus souvent sous 1 %. La bière de gingembre peut aller au-delà, surtout si la bouteille passe une semaine au chaud. À la maison, on ne peut pas le mesurer au juste. Ici, les enfants n’en boivent donc pas, et vous goûtez par gorgées, pas par pintes. Vous conduisez et voulez rester à zéro ? Ne goûtez pas.',
    },
    {
      question: 'Quelles bouteilles tiennent la pression ?',
      answer:
        'Les bouteilles à fermeture mécanique rondes, en verre épais, faites pour la bière. Pas les carrées, pas les bouteilles de vin, pas les pots à confiture. Rangez‑les dans une armoire ou une caisse fermée, à l’écart du divan. Si vous en retrouvez une oubliée : des gants, des lunettes de protection, un essuie par-dessus et un jour au frigo. Puis on l’ouvre dehors, sous l’essuie.',
    },
    {
      question: 'Qu’est‑ce qui flotte sur mon kombucha ?',
      answer:
        'Sans doute une nouvelle mère : une peau fine au début, un disque lisse et pâle ensuite. Les filaments bruns qui pendent en dessous sont des levures. La moisissure, c’est autre chose : sèche, duveteuse, en taches rondes, blanches, vertes ou noires, toujours au-dessus. Alors tout part, la mère aussi ; écumer ne sert à rien. On recommence avec un bocal propre et assez de kombucha déjà fait.',
    },
    {
      question: 'Cela sent le vinaigre, ou l’œuf. Que faire ?',
      answer:
        'Le vinaigre, c’est un kombucha resté trop longtemps. Il ira dans la salade, ou lancera le bocal suivant. Si le kéfir sent l’œuf, changez l’eau sucrée des grains et filtrez plus tôt, après 24 heures ; en deux ou trois fois, c’est en général passé. Si cela sent le pourri, on ne goûte pas : l’évier.',
    },
    {
      question: 'Peut‑on se passer de sucre ?',
      answer:
        'Non. Le sucre est pour la culture, pas pour vous, et elle boude les édulcorants. Sous 50 g par litre, elle traîne et le résultat est fade. Plus vous attendez, moins c’est sucré et plus c’est acide. Ce qu’il reste de sucre au bout du compte, seul un labo vous le dira : l’acidité trompe la langue.',
    },
    {
      question: 'Quel thé prendre, et quelle eau ?',
      answer:
        'Du thé noir ou vert, en vrac ou en sachets. Pas de thé parfumé, à la bergamote par exemple : la mère supporte mal les huiles essentielles. Les herbes et les fruits viendront plus tard, dans la bouteille. L’eau du robinet convient. Si elle sent le chlore, laissez‑la reposer une heure à découvert avant d’y mettre les grains. Une passoire en inox, oui ; un bol en cuivre, non.',
    },
    {
      question: 'Qui s’en occupe pendant mes vacances ?',
      answer:
        'Jusqu’à deux semaines, personne. Le kombucha reste sous son linge ; à votre retour il sera bien acide, mais la mère sera vivante. Les grains de kéfir vont au frigo, dans de l’eau sucrée fraîche. Le levain de gingembre aussi, avec une dernière cuillère de gingembre et de sucre. Si vous partez plus longtemps, mettez‑les en pension chez quelqu’un qui a soif.',
    },
    {
      question: 'Combien de temps une bouteille se garde‑t‑elle ?',
      answer:
        'Au frigo, le kombucha tient un ou deux mois, la bière de gingembre quelques semaines, le kéfir de fruits une semaine ou deux. Le froid freine les levures sans les arrêter : ouvrez donc chaque bouteille une fois par semaine, pour lâcher un peu de gaz. Et sur l’étiquette, écrivez ce que c’est, mais aussi depuis quand.',
    },
  ],
}
