import type { DeskWords } from '../shape.ts'

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
