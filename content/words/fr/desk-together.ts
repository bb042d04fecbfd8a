import type { DeskWords } from '../shape.ts'

export const deskTogether: DeskWords['together'] = {
  text: 'Vous pouvez confirmer ces {n} demandes d’un coup. Chaque client reçoit son propre e-mail.',
  unticked: {
    one: 'L’une n’est pas cochée : le client y a ajouté un mot, ou n’a pas encore confirmé son adresse. Lisez-la d’abord.',
    other:
      '{n} ne sont pas cochées : le client y a ajouté un mot, ou n’a pas encore confirmé son adresse. Lisez-les d’abord.',
  },
  tickUnproven: 'Cocher aussi les adresses pas encore confirmées ({n})',
  showAll: 'Voir les {n} demandes, et les confirmer d’un coup',
  hint: 'Pour chaque client coché, quelle que soit sa langue. La phrase figure dans l’e-mail de confirmation.',
  button: 'Confirmer les demandes cochées',
  along: 'Confirmer aussi : {name}',
  none: 'Rien n’est confirmé : cochez d’abord les demandes à confirmer.',
  confirmed: 'Vous avez dit oui à {names}.',
  others: { one: '{n} autre client', other: '{n} autres clients' },
  left: 'Pas confirmé : {names}.',
  leftOne: '{name} ({why})',
  changed: 'quelque chose a changé entre-temps : à revoir',
  gone: {
    one: '{n} demande qui n’existe plus',
    other: '{n} demandes qui n’existent plus',
  },
}
