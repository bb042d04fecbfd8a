import type { DeskWords } from '../shape.ts'

export const deskRefunds: DeskWords['refunds'] = {
  reasons: {
    over: 'trop payé',
    'after-end': 'payé après la fin de la réservation',
    party: 'moins de personnes',
    'called-off': 'date annulée',
    declined: 'refusée',
    cancelled: 'réservation annulée',
    'cancelled-part': 'réservation annulée, selon les conditions',
    'place-taken': 'place reprise',
  },
  pay: 'Rembourser',
  copy: 'Copier',
  copied: 'Copié',
  showCode: 'Code à scanner avec un autre appareil',
  goesTo: 'sur {iban}',
  file: {
    one: 'Fichier pour votre banque : 1\u00a0remboursement, {amount}',
    other: 'Fichier pour votre banque : {n}\u00a0remboursements, {amount} en tout',
  },
  fileAgain: {
    one: 'Refaire le fichier : 1\u00a0remboursement, {amount}',
    other:
      'Remettre dans un fichier ceux qui y étaient déjà : {n}\u00a0remboursements, {amount} en tout',
  },
  filed: 'était dans le fichier du {date}',
  fileText:
    'Envoyez le fichier (SEPA) à votre banque, sur son site, et signez-le là-bas. Ici, tout reste en place jusqu’à ce que votre extrait le montre, ou que vous le notiez comme remboursé. Ce qui était dans un fichier n’entre pas de lui-même dans le suivant.',
  fileName: 'remboursements {day}',
}
