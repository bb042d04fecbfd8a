import type { AuthoredWords } from '../shape.ts'

export const about: AuthoredWords['about'] = {
  head: {
    title: 'Fermentation près de Gand : la ferme et ses deux hôtes',
    description:
      'Un pot de grès trop lourd, une choucroute ratée, 34 levains donnés à la barrière : comment {business.name} a commencé, et qui vous attend au bout de la table.',
    keywords: '{business.name}, ferme De Pinte, fermentation, hôtes, poules, Gand',
  },
  title: '{business.people.guide}, {business.people.cook} et leurs poules',
  lead: 'Quand nous sommes arrivés à De Pinte, nous n’avions jamais salé de chou. Cela s’est arrangé.',
  crockAlt:
    'Assis de dos sur un banc, une femme au chignon et un homme en bonnet ; à gauche, le soleil se couche derrière un pot en grès, à droite picore une poule.',
  journey: {
    title: 'Comment cela a commencé',
    startersAlt:
      'Une rangée de bocaux de pâte levée, coiffés d’un tissu, sur la barre du haut d’une barrière en bois ; derrière, une haie en fleurs.',
    moments: [
      {
        when: '2017',
        text: 'Nous achetons une petite ferme à De Pinte. Dans la cave, un pot de grès et deux demi-pierres, trop lourds pour les anciens habitants. « Ça, c’est pour le chou », dit le voisin. Il n’en dira pas plus.',
      },
      {
        when: 'Hiver 2018',
        text: 'Notre première choucroute, salée au jugé. Trois semaines après, elle est rose et visqueuse. Tout part au compost. Le lendemain, nous achetons une balance.',
      },
      {
        when: 'Printemps 2020',
        text: 'Il n’y a plus de levure dans les magasins. Dans notre bocal de levain, il en vit assez pour tout le monde. Les voisins viennent jusqu’à la barrière avec un pot vide ; fin mai, 34 levains sont partis. La ferme y gagne son nom : gist, en néerlandais, c’est la levure.',
      },
      {
        when: 'Automne 2025',
        text: 'Une table, dix chaises et treize dates, de la fin septembre à la mi-décembre : nos premiers ateliers.',
      },
    ],
  },
  philosophy: {
    title: 'Ce qui compte ici',
    text: 'Ce n’est pas une école, ce n’est pas un magasin. C’est une cuisine avec de la terre autour, et trois choses n’y changent pas.',
    pillars: [
      {
        title: 'Le temps',
        text: 'Nous n’accélérons rien. La pâte a droit à sa nuit, le chou à ses trois semaines. Ce qui ne tient pas dans une soirée, nous le lançons une semaine plus tôt.',
      },
      {
        title: 'La terre',
        text: 'Les choux, les poireaux, les oignons et les coings poussent ici. Le gingembre, le thé et les citrons, non : il fait trop froid à De Pinte. Nous les achetons, et nous le disons.',
      },
      {
        title: 'La mesure',
        text: 'À deux, on a l’œil sur {evening.most} personnes, sur {own.most} si elles se connaissent. Pour ce qui est de grandir, nous laissons faire les choux.',
      },
    ],
  },
  commitment: {
    title: 'À prendre au mot',
    text: 'Cinq engagements, sans petits caractères. Si nous manquons à l’un d’eux, dites-le.',
    promises: [
      'Nous répondons à votre demande dans les {terms.answer.figures}.',
      'Le prix affiché est celui que vous payez : TVA, bocaux et repas sont dedans.',
      'Si nous devons annuler une date, vous choisissez : un autre jour, ou le remboursement complet.',
      'Chez vous, un bocal fait des siennes ? Envoyez-nous une photo par e-mail. Même un an après.',
      'Sur ce que les aliments fermentés font au corps, nous ne promettons rien. Sur ce que le sel fait au chou, nous vous disons tout.',
    ],
  },
  guide: {
    title: 'Au bout de\u00a0la\u00a0table : {business.people.guide}',
    paragraphs: [
      'C’est {business.people.guide} qui donne les ateliers. Pendant onze ans, elle a été accompagnatrice de train. Les retards, elle les annonçait en néerlandais ou en français, selon le côté de la frontière linguistique, et en anglais aussi quand on allait vers l’aéroport. Elle a gardé les langues. Le sifflet dort dans un tiroir.',
      'Elle pèse tout deux fois, et le sel trois. Elle montre lentement, puis fait le tour de la table en disant plus souvent « touchez » que « regardez ». On peut l’interrompre quand on veut, même les mains dans la pâte. Parfois, la réponse est : on le saura dans trois jours.',
      '{business.people.cook} fait la soupe, surveille le four et empêche les poules d’entrer dans le couloir, puis s’assied avec vous pour manger et, de temps en temps, en sait plus que {business.people.guide}.',
    ],
  },
  call: {
    title: 'Venez voir le reste',
    text: 'Un samedi de pain, une soirée de boissons ou une soirée de légumes : chaque page raconte, heure par heure, ce que vous y ferez.',
    button: 'Voir les ateliers',
  },
}
