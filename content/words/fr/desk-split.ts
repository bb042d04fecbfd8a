import type { DeskWords } from '../shape.ts'

export const deskSplit: DeskWords['split'] = {
  title: 'Une partie du groupe à une autre date',
  text: 'Ceux qui changent de date ont leur propre réservation, avec le même prix, les mêmes conditions et une part de ce qui est payé.',
  choose: 'Combien de personnes passent à quelle date ? Vous verrez d’abord ce que cela donne.',
  goingTo: '{n} pers. au {date}',
  more: 'Un autre nombre ou une autre date',
  going: 'Combien de personnes changent de date',
  becomes: '{going} sur {from} passent au {date}',
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
