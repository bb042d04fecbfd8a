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
  reminded: 'Un rappel a été envoyé au client par e-mail le {at}.',
  notReminded:
    'Le client n’a pas encore reçu de rappel pour cette somme : vous pouvez l’envoyer depuis la réservation.',
  waits: 'Sous « Banque », {amount} attendent ({payer}) : à vérifier d’abord.',
  noMailbox:
    'Le client n’a pas d’adresse e-mail, et n’a donc pas reçu de rappel : un coup de fil ?',
  deposit: {
    title: 'Acompte non reçu',
    text: 'L’acompte ({name}) aurait dû arriver le {due}.',
    part: {
      title: 'Acompte incomplet',
      text: 'Acompte ({name}) : {received} reçus. Il manque encore {open} ; tout aurait dû arriver le {due}.',
    },
  },
  whole: {
    title: 'Paiement non reçu',
    text: 'Le paiement ({name}) aurait dû arriver le {due}.',
    part: {
      title: 'Paiement incomplet',
      text: 'Paiement ({name}) : {received} reçus. Il manque encore {open} ; tout aurait dû arriver le {due}.',
    },
  },
  together: {
    title: 'Acompte et solde non reçus',
    text: 'L’acompte ({name}) aurait dû arriver le {due}, et maintenant le solde aussi : {open} en tout.',
    part: {
      title: 'Paiement incomplet',
      text: '{name} : {received} reçus. L’acompte aurait dû arriver le {due}, et maintenant le solde aussi : il manque encore {open} en tout.',
    },
  },
  balance: {
    title: 'Solde non reçu',
    text: 'Le solde ({name}) aurait dû arriver le {due}.',
    part: {
      title: 'Solde incomplet',
      text: 'Solde ({name}) : {received} reçus. Il manque encore {open} ; tout aurait dû arriver le {due}.',
    },
  },
}
