import type { DeskWords } from '../shape.ts'

export const deskParty: DeskWords['party'] = {
  title: 'Nombre de personnes : de {before} à {after}',
  price: 'Prix',
  groupPrice: 'Prix pour tout le groupe',
  paid: 'Compte comme payé',
  owed: 'Encore à recevoir',
  toRefund: 'À rembourser',
  becomes: 'de {before} à {after}',
  givenUp:
    'Pour les places en moins, {paid} sont payés ; les conditions en rendent {amount} aujourd’hui.',
  paidAgain:
    '{amount} que vous deviez encore rembourser comptent de nouveau comme payés et ne sont plus à rendre. Si vous les avez déjà virés, dites-le d’abord sur la réservation.',
  somebodyWaits:
    'Nous proposons aussitôt les places libérées à ceux qui sont sur la liste d’attente. Revenir en arrière ne sera alors peut-être plus possible.',
  notAsShown: 'Quelque chose a changé entre-temps. Vérifiez ce que cela donne maintenant.',
  keep: 'Enregistrer ce nombre',
  back: 'Finalement non : retour à la réservation',
}
