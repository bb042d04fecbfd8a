import type { DeskWords } from '../shape.ts'

export const deskNewcomer: DeskWords['newcomer'] = {
  title: 'Une autre personne vient',
  text: 'La réservation passe à une autre personne. Elle reçoit l’itinéraire, ce qu’il faut apporter et ses propres liens ; celle qui avait réservé reçoit un court e-mail. Les anciens liens ne fonctionnent alors plus, et nous effaçons ce qui avait été dit des allergies, des régimes ou des souhaits.',
  textPaid: 'Si quelque chose est un jour à rembourser, c’est à la personne qui a payé : {name}.',
  name: 'Nom de la personne qui vient',
  email: 'Adresse e-mail de cette personne (facultatif)',
  button: 'Transférer la réservation',
  payer: 'Payé par',
  came: '{name} vient à la place de {before}',
  camePaid: '{name} vient à la place de {before}, qui avait payé {amount}',
  cameNameless: 'Une autre personne vient à la place',
}
