import { maxPictureMegabytes } from '#booking/pictures/own-picture.ts'
import type { DeskWords } from '../shape.ts'

export const deskLook: DeskWords['look'] = {
  title: 'Apparence',
  text: 'Les couleurs, les polices, les dessins et l’emblème de votre site et de vos e-mails. Regardez-les d’abord sur votre page d’accueil, ci-dessous, puis enregistrez. Ce que vous enregistrez est aussitôt sur chaque page et dans chaque nouvel e-mail.',
  values: {
    colours: 'Couleurs',
    letters: 'Polices',
    drawings: 'Dessins',
    jar: 'Bocal',
    mark: 'Emblème',
  },
  colours: {
    title: 'Couleurs',
    legend: 'Choisissez une palette',
    palettes: {
      farm: 'Betterave',
      clay: 'Argile',
      sea: 'Mer',
      wood: 'Forêt',
      rose: 'Rose',
      night: 'Soir',
      own: 'Vos propres couleurs, à choisir ci-dessous',
    },
    fields: { paper: 'Papier', accent: 'Boutons', second: 'Couleur calme' },
    hints: {
      paper: 'Le fond de chaque page : blanc, ou presque.',
      accent: 'Pour les boutons, et ce que personne ne doit manquer.',
      second: 'Pour le bas de chaque page et le nom en tête de vos e-mails.',
    },
    dark: 'Toutes les autres couleurs, celles du soir aussi, en découlent : bien lisibles, toujours.',
    wrong: 'Écrivez une couleur avec un dièse et six chiffres ou lettres de a à f, comme #8e2246.',
    unreadable: {
      paper:
        'Sur un papier {typed}, tout ne se lit pas bien. La plus proche est {nearest} : elle est maintenant dans le champ.',
      onPaper:
        '{typed} ne se lit pas bien sur ce papier. La plus proche est {nearest} : elle est maintenant dans le champ.',
    },
    own: 'papier {paper}, boutons {accent}, calme {second}',
  },
  faces: {
    legend: 'Choisissez les polices',
    pairs: {
      farm: 'Campagne : solide pour les titres, ouverte pour le texte',
      book: 'Livre : une police de livre, calme, pour les titres',
      even: 'Sobre : la même partout, ouverte',
      device: 'De l’appareil : celles que vos visiteurs ont déjà, donc les plus rapides',
    },
  },
  drawings: {
    legend: 'Dessins',
    choices: {
      shown: 'Ceux de l’exemple, une ferme, là où il n’y a pas de photo',
      none: 'Aucun : vos photos seules, et un paysage neutre là où il en manque une',
    },
  },
  jar: {
    legend: 'Le bocal',
    choices: {
      shown: 'Un bocal qui montre à quel point une date est remplie, et où en est une réservation',
      none: 'Pas de bocal : les mots à côté le disent déjà',
    },
  },
  mark: {
    legend: 'L’emblème à côté de votre nom',
    choices: {
      drawn: 'L’emblème dessiné : une maison qui est un bocal',
      initials: 'Les initiales de votre nom : {initials}',
      picture: 'Votre propre emblème',
    },
    file: 'Choisir votre propre emblème',
    hint: 'PNG, JPEG, WebP, AVIF ou SVG, de préférence carré ou rond. Il s’affichera à côté de votre nom, dans vos e-mails et comme icône sur les téléphones. Nous le mettons au format et ne gardons rien d’autre du fichier.',
    send: 'Voir avec cet emblème',
    unsent:
      'Vous avez choisi un fichier, mais il n’est pas encore envoyé. Choisissez-le à nouveau et appuyez sur « Voir avec cet emblème ».',
    problems: {
      'too-large': `Ce fichier dépasse ${maxPictureMegabytes} Mo. Envoyez-en un plus petit.`,
      'too-small':
        'Cet emblème fait {width} pixels de large. Envoyez-en un d’au moins {least}, ou un SVG.',
      stopped:
        'Préparer cet emblème a pris trop de temps ou de mémoire. Réessayez dans une minute, ou envoyez un fichier plus simple.',
      unreadable:
        'Nous ne pouvons pas lire ce fichier comme un emblème. Envoyez un PNG, JPEG ou WebP, ou un SVG sans photos ni scripts.',
    },
  },
  shown: 'sur le site',
  none: 'pas sur le site',
  look: 'Voir',
  keep: 'Enregistrer',
  preview: {
    title: 'Votre future page d’accueil',
    frame: 'Page d’accueil telle que vous l’avez choisie',
    now: 'Votre page d’accueil actuelle',
    new: 'Pas encore enregistré. Cela vous plaît ? Appuyez sur « Enregistrer ».',
  },
  done: 'Enregistré. Voilà maintenant le site et les e-mails.',
}
