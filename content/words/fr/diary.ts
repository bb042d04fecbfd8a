import type { AuthoredWords } from '../shape.ts'

export const diary: AuthoredWords['diary'] = {
  link: 'Trois petits e-mails sur votre bocal, une fois chez vous',
  ask: {
    title: 'Et votre bocal, ça va ?',
    text: 'Si vous le voulez, nous vous écrivons trois fois après l’atelier, les jours où il se passe quelque chose : à quoi doit ressembler le bocal, et que faire sinon. Au bout d’un mois, nous vous demandons une phrase pour le site, et c’est tout.',
    button: 'Oui, écrivez-moi',
  },
  asked: {
    title: 'Nous vous écrirons à propos de votre bocal',
    text: 'Vous recevrez un petit e-mail chacun de ces jours, et une question au bout d’un mois. Ensuite, nous oublions que vous l’aviez demandé.',
  },
  stop: 'Ne plus recevoir d’e-mails sur mon bocal',
  over: {
    title: 'Pas d’e-mails sur votre bocal',
    text: 'Une question sur ce qui s’y passe ? Répondez à l’un de nos e-mails.',
  },
  day: 'Jour {n}',
  today: 'Votre bocal aujourd’hui, jour {n}',
  jars: {
    sourdough: [
      'Un petit bocal de levain tout juste rafraîchi, un élastique rouge à hauteur de la pâte',
      'Un petit bocal de levain tout juste rafraîchi, un élastique rouge à hauteur de la pâte',
      'Un petit bocal de levain plein de bulles, monté bien au-dessus de son élastique rouge',
      'Un levain retombé, avec un peu de liquide à la surface',
    ],
    drinks: [
      'Un bocal de thé sucré sous un linge, avec la mère de kombucha',
      'Un bocal de thé sous un linge, avec un premier voile à la surface',
      'Un bocal de thé plus clair sous un linge, avec une mère pâle à la surface',
      'Un bocal de kombucha doré sous un linge, avec une mère épaisse à la surface',
    ],
    vegetables: [
      'Un bocal de chou blanc à peine rempli, tout sous le liquide',
      'Un bocal de chou dans un liquide trouble, avec des bulles',
      'Un bocal de chou dans un liquide doré, presque sans bulles',
      'Un bocal de choucroute, à moitié mangé',
    ],
  },
}

export const guestSentence: AuthoredWords['guestSentence'] = {
  ask: {
    title: 'Une phrase pour qui viendra après vous',
    text: 'Que diriez-vous à quelqu’un qui hésite ? Nous lisons chaque phrase, et en mettons une de temps en temps sur notre page d’accueil, avec votre prénom et votre commune. Vous pouvez la reprendre quand vous voulez, par ce même lien.',
  },
  fields: {
    sentence: 'Votre phrase',
    sentenceHint:
      '{most} caractères au maximum. Du concret, si possible : ce qui a pétillé, ce qui a réussi, ce qui a raté.',
    firstName: 'Votre prénom',
    town: 'Votre commune',
    agreed: 'J’accepte que cette phrase paraisse sur votre site, avec mon prénom et ma commune.',
  },
  problems: {
    sentence: 'Écrivez votre phrase sur une ligne ({most} caractères au maximum)',
    firstName: 'Indiquez votre prénom ({most} caractères au maximum)',
    town: 'Indiquez votre commune ({most} caractères au maximum)',
    agreed: 'Sans votre accord, nous ne pouvons pas la montrer. Cochez la case.',
  },
  button: 'Envoyer ma phrase',
  states: {
    new: {
      title: 'Merci, nous avons votre phrase',
      text: 'Nous la lisons d’abord. Ensuite, elle paraîtra peut-être sur notre page d’accueil.',
    },
    shown: {
      title: 'Votre phrase a sa place sur notre page d’accueil',
      text: 'Les {terms.sentencesShown.word} plus récentes y sont. Après {terms.sentence.spelled}, nous la retirons de nous-mêmes.',
    },
    hidden: {
      title: 'Merci pour votre phrase',
      text: 'Elle n’est pas sur le site. Mais nous l’avons bien lue.',
    },
  },
  takeBack: 'Reprendre ma phrase',
}
