import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const { depositLate, balanceLate, remindAgain } = rulesIn('fr')

const decide = 'C’est vous qui décidez de la suite.'

export const overdueMails: DeskWords['overdueMails'] = {
  several: {
    subject: '{n} paiements non reçus',
    preview: `Qui, combien et depuis quand. ${decide}`,
    title: '{n} paiements non reçus',
    text: 'Importez d’abord un nouvel extrait : ils sont peut-être déjà là.',
    line: '{name} : {what} {open}, attendu pour le {due}',
    what: {
      deposit: 'acompte',
      balance: 'solde',
      whole: 'le tout',
      together: 'acompte et solde',
    },
    groups: {
      toRemind: 'Pas encore de rappel ; vous l’envoyez depuis la réservation :',
      toCall: `Rappel envoyé, et un dernier possible après ${remindAgain.spelled} ; appelez ceux qui ont donné un numéro :`,
      noMailbox: 'Sans adresse e-mail, donc sans rappel ; un coup de fil ?',
    },
  },
  call: 'Appeler {name} : {telephone}',
  stands: 'Rien ne se passe tout seul : les places restent prises jusqu’à ce que vous décidiez.',
  reminded: 'Un rappel est parti au client le {at}.',
  notReminded:
    'Le client n’a pas encore reçu de rappel : vous pouvez l’envoyer depuis la réservation.',
  noMailbox:
    'Le client n’a pas d’adresse e-mail, et n’a donc pas reçu de rappel : un coup de fil ?',
  deposit: {
    subject: 'Acompte non reçu : {name}, {workshop}, {date}',
    preview: `L’acompte a ${depositLate.spelled} de retard. ${decide}`,
    title: 'Toujours pas d’acompte',
    text: 'L’acompte ({name}) aurait dû arriver le {due}.',
    part: {
      subject: 'Acompte incomplet : {name}, {workshop}, {date}',
      preview: `Le reste a ${depositLate.spelled} de retard. ${decide}`,
      title: 'Acompte incomplet',
      text: 'Acompte ({name}) : {received} reçus. Il manque encore {open} ; tout aurait dû arriver le {due}.',
    },
  },
  whole: {
    subject: 'Paiement non reçu : {name}, {workshop}, {date}',
    preview: `Le paiement a ${depositLate.spelled} de retard. ${decide}`,
    title: 'Toujours pas de paiement',
    text: 'Le paiement ({name}) aurait dû arriver le {due}.',
    part: {
      subject: 'Paiement incomplet : {name}, {workshop}, {date}',
      preview: `Le reste a ${depositLate.spelled} de retard. ${decide}`,
      title: 'Paiement incomplet',
      text: 'Paiement ({name}) : {received} reçus. Il manque encore {open} ; tout aurait dû arriver le {due}.',
    },
  },
  together: {
    subject: 'Acompte et solde non reçus : {name}, {workshop}, {date}',
    preview: `Maintenant, le solde aussi est en retard. ${decide}`,
    title: 'Toujours ni acompte ni solde',
    text: 'L’acompte ({name}) aurait dû arriver le {due}, et maintenant le solde aussi : {open} en tout.',
    part: {
      subject: 'Paiement incomplet : {name}, {workshop}, {date}',
      preview: `Maintenant, le solde aussi est en retard. ${decide}`,
      title: 'Paiement incomplet',
      text: '{name} : {received} reçus. L’acompte aurait dû arriver le {due}, et maintenant le solde aussi : il manque encore {open} en tout.',
    },
  },
  balance: {
    subject: 'Solde non reçu : {name}, {workshop}, {date}',
    preview: `Le solde a ${balanceLate.spelled} de retard. ${decide}`,
    title: 'Toujours pas de solde',
    text: 'Le solde ({name}) aurait dû arriver le {due}.',
    part: {
      subject: 'Solde incomplet : {name}, {workshop}, {date}',
      preview: `Le reste a ${balanceLate.spelled} de retard. ${decide}`,
      title: 'Solde incomplet',
      text: 'Solde ({name}) : {received} reçus. Il manque encore {open} ; tout aurait dû arriver le {due}.',
    },
  },
}
