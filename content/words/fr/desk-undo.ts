import type { DeskWords } from '../shape.ts'

export const deskUndo: DeskWords['undo'] = {
  undone: 'Retour en arrière : {step}',
  mail: {
    one: 'L’e-mail à {to} part à {time}.',
    other: '{n} e-mails partent à {time}.',
  },
  dropped: 'L’e-mail qui attendait encore à ce sujet ne part plus.',
  repaid: {
    title: 'Remboursé',
    sure: 'Avez-vous remboursé {amount} sur {iban} ?',
    sureAnyhow: 'Avez-vous remboursé {amount} ?',
    told: 'Le client en est prévenu par e-mail.',
    atOnce:
      'Dites-le dès que c’est payé : d’ici là, le client peut encore payer une autre date ou une place avec cet argent.',
    inCash: 'Rendu en espèces',
    button: 'Oui, remboursé',
  },
  undo: 'Revenir en arrière',
  sendNow: 'Envoyer maintenant',
  done: {
    undo: 'C’est annulé.',
    'send-now': 'L’envoi part maintenant.',
  },
  refused: {
    changed: 'Il n’est plus possible de revenir en arrière : il y a eu un changement entre-temps.',
    mailed: 'Il n’est plus possible de revenir en arrière : l’e-mail est déjà parti.',
    'no-room': 'Il n’est plus possible de revenir en arrière : les places ne sont plus libres.',
    'hours-taken':
      'Il n’est plus possible de revenir en arrière : cet atelier a maintenant une autre date à cette heure-là.',
    forgotten: 'Il n’est plus possible de revenir en arrière : c’est trop ancien.',
  },
}
