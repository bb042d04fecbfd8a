import type { DeskWords } from '../shape.ts'

export const deskOwnPages: DeskWords['ownPages'] = {
  title: 'Vos propres pages',
  text: 'Une page que le site n’a pas encore : votre local à louer, une série de cours, un article de presse. Vous l’écrivez sur la page même, et personne ne la voit avant que vous la mettiez sur le site.',
  none: 'Vous n’avez pas encore de page à vous.',
  value: 'Page à vous',
  addressValue: 'Adresse d’une page',
  places: {
    menu: 'Dans le menu et en bas',
    foot: 'En bas seulement',
    aside: 'Pas sur le site',
    gone: 'Supprimée',
  },
  look: 'Voir et écrire la page',
  turns: {
    'own-page-menu': 'Mettre dans le menu',
    'own-page-foot': 'Mettre en bas seulement',
    'own-page-aside': 'Retirer du site',
    'own-page-gone': 'Supprimer',
  },
  done: {
    'own-page-add':
      'La page existe. Touchez « Voir et écrire la page », puis publiez ce que vous avez écrit.',
    'own-page-menu': 'La page est sur le site, dans le menu et en bas.',
    'own-page-foot': 'La page est sur le site, en bas de chaque page.',
    'own-page-aside': 'La page n’est plus sur le site. Vos textes restent.',
    'own-page-gone': 'Supprimée. Vous pouvez la remettre sous « Maison », « Ce qui a changé ».',
    'own-page-address': 'L’adresse a changé. L’ancienne y conduit.',
  },
  unpublished:
    'Écrivez d’abord quelque chose sur cette page et publiez-le : elle n’a encore qu’un titre.',
  block: {
    title: 'Ajouter quelque chose',
    kind: 'Que voulez-vous ajouter en bas de la page ?',
    kinds: {
      titled: 'Un paragraphe avec un titre',
      text: 'Un paragraphe',
      question: 'Une question et sa réponse',
      picture: 'Une photo',
      book: 'Un bouton pour réserver',
      ask: 'Un bouton vers la page de contact',
    },
    button: 'Ajouter',
    full: 'Il y a place pour {most} éléments au maximum. Retirez-en un d’abord.',
  },
  address: {
    title: 'Changer l’adresse',
    text: 'Des minuscules, des chiffres et des traits d’union. L’ancienne adresse conduit à la nouvelle.',
    button: 'Changer l’adresse',
    slug: 'Adresse en {language}',
    slugProblem:
      'Écrivez l’adresse en {language} avec des minuscules, des chiffres et des traits d’union, comme le-local.',
    taken: 'Une autre page a cette adresse, ou l’a eue. Choisissez-en une autre.',
  },
  add: {
    title: 'Créer une page',
    text: 'L’adresse vient du nom ; vous pourrez encore la changer.',
    button: 'Créer la page',
    tooMany: 'Vous avez déjà {most} pages à vous, et c’est le maximum. Supprimez-en une d’abord.',
  },
}
