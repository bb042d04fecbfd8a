import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const { remindAgain } = rulesIn('fr')

export const overdueMails: DeskWords['overdueMails'] = {
  subject: '{title} : {name}, {workshop}, {date}',
  preview: '{open} en retard. C’est vous qui décidez de la suite.',
  several: {
    preview: 'Qui, combien et depuis quand. C’est vous qui décidez de la suite.',
    title: '{n} paiements non reçus',
    text: 'Importez d’abord un nouvel extrait : ils sont peut-être déjà là.',
    line: '{name} : {what} {open}, attendu pour le {due}',
    groups: {
      toCheck:
        'De l’argent qui attend sous « Banque » est peut-être le leur ; à vérifier d’abord :',
      toRemind: 'Pas encore de rappel pour cette somme ; vous l’envoyez depuis la réservation :',
      toCall: `Rappel envoyé ; un dernier reste possible après ${remindAgain.spelled}. Appelez ceux qui ont donné un numéro :`,
      noMailbox: 'Sans adresse e-mail, donc sans rappel ; un coup de fil ?',
    },
  },
  call: 'Appeler {name} : {telephone}',
  stands: 'Rien ne se passe tout seul : les places restent prises jusqu’à ce que vous décidiez.',
  reminded: 'Un rappel lui a été envoyé par e-mail le {at}.',
  notReminded:
    'Le client n’a pas encore reçu de rappel pour cette somme : vous pouvez l’envoyer depuis la réservation.',
  waits: 'Sous « Banque », {amount} attendent ({payer}) : à vérifier d’abord.',
  noMailbox:
    'Le client n’a pas d’adresse e-mail, et n’a donc pas reçu de rappel : un coup de fil ?',
  deposit: {
    title: 'Acompte non reçu',
    text: '{name} devait verser l’acompte au plus tard le {due}.',
    part: {
      title: 'Acompte incomplet',
      text: '{name} a versé {received} de l’acompte. Il manque encore {open} ; tout devait arriver au plus tard le {due}.',
    },
  },
  whole: {
    title: 'Paiement non reçu',
    text: '{name} devait payer au plus tard le {due}.',
    part: {
      title: 'Paiement incomplet',
      text: '{name} a versé {received}. Il manque encore {open} ; tout devait arriver au plus tard le {due}.',
    },
  },
  together: {
    title: 'Acompte et solde non reçus',
    text: '{name} devait verser l’acompte au plus tard le {due}, et le solde est maintenant en retard lui aussi : {open} en tout.',
    part: {
      title: 'Paiement incomplet',
      text: '{name} a versé {received}. L’acompte était attendu pour le {due}, et le solde est maintenant en retard lui aussi : il manque encore {open} en tout.',
    },
  },
  balance: {
    title: 'Solde non reçu',
    text: '{name} devait verser le solde au plus tard le {due}.',
    part: {
      title: 'Solde incomplet',
      text: '{name} a versé {received} du solde. Il manque encore {open} ; tout devait arriver au plus tard le {due}.',
    },
  },
}
