import type { FaqTab } from '../parts.ts'

export const sourdoughQuestions: FaqTab = {
  label: 'Pain au levain',
  questions: [
    {
      question: 'Mon levain est‑il mort ?',
      answer:
        'C’est rare. Un liquide gris en surface ou une odeur de vernis à ongles, et c’est qu’il a faim. Videz le liquide, gardez une cuillère de levain et nourrissez‑la deux ou trois fois, farine et eau à poids égal, autour de 25 °C. S’il double en moins de six heures, il est revenu. Seules une moisissure duveteuse ou des traînées roses ou orange l’envoient à la poubelle.',
    },
    {
      question: 'Faut‑il rafraîchir un levain tous les jours ?',
      answer:
        'Seulement s’il vit sur le plan de travail. Au frigo, une fois par semaine suffit. Vous partez un mois ? Faites‑le ferme, avec moitié moins d’eau que de farine, et poussez‑le au fond du frigo. Pour plus longtemps, étalez‑le en couche fine sur du papier cuisson, laissez sécher et émiettez‑le dans un bocal. Un peu d’eau, deux ou trois rafraîchis, et il repart.',
    },
    {
      question: 'Ma pâte supportera‑t‑elle le trajet ?',
      answer:
        'Une heure de route, sans problème. Si c’est plus long, ou en été, prenez un sac isotherme. Ensuite, c’est le frigo. Si le dimanche matin ne vous convient pas, cuisez le soir : après 24 heures, le pain sera un peu plus plat et un peu plus acide, mais ce sera du pain. Au-delà, nous en faisons des galettes à la poêle.',
    },
    {
      question: 'Mon four suffira‑t‑il ?',
      answer:
        'Un four ordinaire suffit. S’il plafonne à 230 °C, comptez cinq minutes de plus. Une cocotte en fonte de 4 à 5 litres, couvercle posé, retient la vapeur que la pâte dégage ; vérifiez que le bouton du couvercle supporte cette chaleur. Pas de cocotte ? Une plaque brûlante, et un plat d’eau bouillante en dessous.',
    },
    {
      question: 'Puis‑je prendre du seigle ou du complet ?',
      answer:
        'Commencez par un cinquième : 100 g sur les 500. Le seigle et le complet boivent davantage, donc un filet d’eau en plus, et ils fermentent plus vite. Le pain sera plus sombre et plus serré. Le tout-seigle est un autre métier : ni rabats ni façonnage, mais un moule. Votre levain, lui, prend le seigle pour un jour de kermesse.',
    },
    {
      question: 'Pourquoi 11 g de sel ? Peut‑on en mettre moins ?',
      answer:
        'On compte 2 % de toute la farine, et le levain en cache 50 g : cela fait 550 g, donc 11 g de sel. Vous pouvez descendre à 8 g, soit 1,5 % environ ; la pâte ira plus vite et se tiendra moins bien. Sans sel du tout, elle file encore plus vite et le pain a un goût de carton.',
    },
    {
      question: 'Combien de temps ce pain se garde‑t‑il ?',
      answer:
        'Quatre ou cinq jours, posé sur une planche, côté coupé en bas, ou roulé dans un essuie. Pas au frigo : le pain y rassit plus vite. Pour le congeler, coupez‑le en tranches dès qu’il est froid. Si la croûte a ramolli, dix minutes à 180 °C et elle craque de nouveau.',
    },
    {
      question: 'Je ne peux pas manger de gluten. Le levain y change‑t‑il quelque chose ?',
      answer:
        'Non. Le blé contient du gluten et le levain n’en dégrade qu’une partie. En cas de maladie cœliaque, ce pain est exclu, et notre cuisine aussi, hélas : après un samedi, il y a de la farine jusque sur la lampe. Aux soirées aussi, il y a du pain à table. Le levain sans gluten existe ; nous ne l’enseignons pas.',
    },
  ],
}
