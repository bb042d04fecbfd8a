import type { AuthoredWords } from '../shape.ts'

export const home: AuthoredWords['home'] = {
  head: {
    title: 'Ateliers de fermentation près de Gand – {business.name}',
    description:
      'Pain au levain, boissons fermentées, légumes en bocaux : {count.workshops} ateliers dans une petite ferme à 15 minutes de Gand, de {all.lowest} à {all.highest} par personne.',
    keywords:
      'atelier fermentation, pain au levain, kombucha, kéfir de fruits, lactofermentation, De Pinte, Gand',
  },
  hero: {
    title: 'Du sel, un bocal et du temps',
    lead: 'Apprenez à fermenter dans une ferme à De Pinte, près de Gand. Au plus {evening.most} à table, et vous emportez le résultat.',
    datesButton: 'Choisir une date',
    next: 'À venir : {workshop}, {date}, {price}',
    workshopsButton: 'Voir les ateliers',
    aboutButton: 'La ferme et nous',
    pictureAlt: 'Au loin, une ferme entre les champs ; devant, un grand bocal sur une table.',
  },
  today: 'Aujourd’hui à la ferme',
  welcome: {
    title: 'Une ferme, une table, des bocaux',
    paragraphs: [
      'Nous sommes deux, plus les poules. Nous faisons notre pain, nos légumes au sel et une bonne part de ce que nous buvons. Plusieurs fois par mois, nous ajoutons des chaises autour de la table.',
      'Fermenter demande peu de gestes et beaucoup d’attente. Les gestes, vous les apprenez ici, en une journée ou une soirée. L’attente, c’est chez vous, avec une fiche qui dit quoi regarder et quel jour. Pas besoin de s’y connaître.',
      'Ce qui remplit les bocaux dépend de la saison : du chou en automne, des racines en hiver. Le levain, lui, n’a pas de saison. Il a seulement faim plus souvent quand il fait chaud.',
    ],
    highlights: [
      {
        title: 'Au plus {evening.most} à table',
        text: '{evening.groupFirst} participants, {bread.group} pour le pain. Personne ne regarde de loin : chacun met les mains à la pâte, ou au chou.',
      },
      {
        title: 'Un prix, tout compris',
        text: 'Farine, légumes, sucre, bocaux, bouteilles et repas : {evening.price} la soirée, {bread.price} la journée pain. Rien ne s’y ajoute.',
      },
      {
        title: 'Le sac est plein au retour',
        text: 'Un pain, une pâte et un levain, ou des bocaux et des bouteilles qui feront bientôt des bulles.',
      },
      {
        title: 'Trois langues',
        text: 'Nous expliquons en français, en néerlandais et en anglais, selon qui est à table. Le reste se montre avec les mains.',
      },
    ],
  },
  workshops: {
    title: '{count.workshopsFirst} ateliers',
    text: 'Un samedi pour le pain, une soirée pour les boissons, une soirée pour les légumes. Commencez par celui qui vous donne faim.',
    cardLink: 'Voir l’atelier',
    nextDate: 'Prochaine date : {date}',
    noDate: 'Pas de date prévue pour l’instant',
  },
  afterwards: {
    title: 'Vous rentrez, le\u00a0bocal travaille',
    text: 'L’atelier se termine, la fermentation commence. Voici ce qui arrive à un bocal de chou, posé dans une cuisine entre 18 et 22 °C.',
    moments: [
      {
        day: 'Jour\u00a00',
        text: 'Du chou, 2 à 2,5 % de sel, tout sous le liquide, et une assiette sous le bocal. Il ne se passe rien. C’est normal.',
      },
      {
        day: 'Jour\u00a03',
        text: 'Des bulles montent, la saumure se trouble. Laissez sortir le gaz et renfoncez ce qui flotte.',
      },
      {
        day: 'Jour\u00a07',
        text: 'On goûte une première fois : légèrement acide, encore croquant. Certains s’arrêtent là.',
      },
      {
        day: 'Jour\u00a021',
        text: 'Plus acide, plus rond. Si vous l’aimez ainsi, il va au frigo et s’y garde des mois.',
      },
    ],
  },
  testimonials: {
    title: 'Ce que d’autres en ont rapporté',
    chosen: 'Nous avons choisi ces six messages ; personne n’a vérifié qui les a écrits.',
    lately: 'Écrit récemment',
    latelyBy: 'Seules les personnes qui ont eu une place chez nous peuvent écrire ici.',
    items: [
      {
        quote:
          'J’avais déjà tué deux levains. Le troisième vit maintenant dans mon frigo et sort tous les vendredis soir.',
        author: 'Isabelle V.',
        location: 'Tournai',
      },
      {
        quote:
          'Le pain cuit à la ferme était beau. Mais celui dont je suis fier, c’est celui du dimanche, cuit seul, dans ma cocotte.',
        author: 'Karim B.',
        location: 'Schaerbeek',
      },
      {
        quote:
          'Ma première bouteille, je l’ai ouverte au-dessus de l’évier, comme on me l’avait dit. Le plafond est resté sec.',
        author: 'Anke M.',
        location: 'Merelbeke',
      },
      {
        quote:
          'On goûte le même kombucha à quatre, huit et quatorze jours. J’ai enfin compris quand arrêter le mien.',
        author: 'Sophie L.',
        location: 'Namur',
      },
      {
        quote:
          'Au jour 3, la saumure s’est troublée et j’ai failli tout jeter. Puis j’ai repensé au bocal de trois jours, sur la table du souper.',
        author: 'James W.',
        location: 'Gand',
      },
      {
        quote:
          'Dix minutes à masser, et le chou nageait dans son eau. Moi aussi. On n’avait ajouté que du sel.',
        author: 'Griet P.',
        location: 'Nazareth',
      },
    ],
  },
  callToAction: {
    title: 'Demandez d’abord, payez ensuite',
    text: 'Choisissez une date et envoyez votre demande. Nous répondons dans les {terms.answer.figures} ; tant que nous n’avons pas confirmé, vous ne devez rien. Ensuite, {terms.pay.home}',
    button: 'Choisir une date',
  },
}
