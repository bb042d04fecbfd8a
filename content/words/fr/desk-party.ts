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
    'Pour les places en moins, {paid} avaient été payés ; selon les conditions, vous en rendez {amount} aujourd’hui.',
  paidAgain:
    '{amount} que vous deviez encore rembourser comptent de nouveau comme payés et ne sont plus à rendre. Si vous les avez déjà virés, dites-le d’abord sur la réservation.',
  somebodyWaits:
    'Nous proposons aussitôt les places libérées à ceux qui sont sur la liste d’attente. Revenir en arrière ne sera alors peut-être plus possible.',
  keep: 'Enregistrer ce nombre',
  back: 'Ne rien changer : retour à la réservation',
}

export const deskSubstitute: DeskWords['substitute'] = {
  title: 'Une autre personne vient',
  text: 'La réservation passe à une autre personne. Elle reçoit l’itinéraire, ce qu’il faut apporter et ses propres liens ; celle qui avait réservé reçoit un court e-mail. Les anciens liens ne fonctionneront plus, et nous effaçons ce que le client avait dit de lui-même.',
  textPaid:
    'S’il faut un jour rembourser quelque chose, ce sera à la personne qui a payé : {name}.',
  name: 'Nom de la personne qui vient',
  email: 'Adresse e-mail de cette personne (facultatif)',
  button: 'Transférer la réservation',
  payer: 'Payé par',
  came: '{name} remplace {before}',
  camePaid: '{name} remplace {before}, qui avait payé {amount}',
  cameNameless: 'Une autre personne vient à la place',
}

export const deskFormer: DeskWords['former'] = {
  title: 'Qui avait réservé',
  nobody: 'Personne n’avait réservé.',
  noEmail: 'Pas d’adresse e-mail : à prévenir vous-même',
  calledOff: 'Date annulée',
  cancelled: 'Annulée',
  cancelledBy: 'Annulée par {by} le {date}',
  byYou: 'vous',
  declined: 'Refusée le {date}',
  owed: {
    one: 'Encore {amount} à rembourser, à {n} client.',
    other: 'Encore {amount} à rembourser, à {n} clients.',
  },
  allRefunded: 'Tout ce qui était à rendre est remboursé.',
  toRefund: '{amount} à rembourser',
  refunded: '{amount} remboursés le {date}',
  nothingPaid: 'Rien de payé',
  kept: '{amount} payés, rien à rembourser',
  waited: 'Qui était sur la liste d’attente',
  told: 'prévenu',
}

export const deskGuestChanges: DeskWords['guestChanges'] = {
  asked: 'Invité à venir à sa place',
  vacancy: 'Si quelqu’un paie la place',
  waits:
    'Dans ce cas, vous rendrez jusqu’à {amount} de plus. Places déjà reprises et payées : {taken} sur {places}. Le remboursement viendra de lui-même dans votre liste.',
  taken: 'Places reprises et payées : {taken} sur {places}. Rendu en plus pour cela : {back}.',
}

export const deskSplit: DeskWords['split'] = {
  title: 'Une partie du groupe à une autre date',
  text: 'Ceux qui changent de date ont leur propre réservation, avec le même prix, les mêmes conditions et une part de ce qui est payé.',
  choose: 'Combien de personnes passent à quelle date ? Vous verrez d’abord ce que cela donne.',
  goingTo: '{n} pers. au {date}',
  more: 'Un autre nombre ou une autre date',
  going: 'Combien de personnes changent de date',
  becomes: 'Passage au {date} : {going} sur {from}',
  goes: 'Passent au {date}',
  stays: 'Restent au {date}',
  persons: 'Personnes',
  groupPrice:
    'Le groupe avait un seul prix, {amount}. Il est réparti selon le nombre de personnes : {goes} pour ceux qui changent, {stays} pour ceux qui restent.',
  noMoney:
    'Il n’y a pas d’argent à rendre : ce qui est payé figurera désormais sur deux réservations.',
  goingProblem: 'Indiquez un nombre de 1 à {most} : il doit rester quelqu’un.',
  noRoom: 'Il n’y a pas assez de place à cette date. Encore libres : {left}.',
  invoiced:
    'Une facture est déjà faite pour cette réservation, pour tout le groupe. Donnez une autre date au groupe entier, ou réduisez le nombre et réservez à part pour ceux qui changent.',
  button: 'Diviser la réservation',
}
