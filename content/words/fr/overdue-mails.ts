import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const { depositLate, balanceLate, remindAgain } = rulesIn('fr')

const decide = 'C’est vous qui décidez de la suite.'

export const overdueMails: DeskWords['overdueMails'] = {
  several: {
    subject: '{n} paiements pas vus',
    preview: `Qui, combien et depuis quand. ${decide}`,
    title: '{n} paiements pas vus',
    text: 'Importez d’abord un nouvel extrait : ils sont peut-être déjà là.',
    line: '{name} : {what} {open}, attendu le {due}',
    what: {
      deposit: 'acompte',
      balance: 'solde',
      whole: 'le tout',
      together: 'acompte et solde',
    },
    groups: {
      toRemind: 'Pas encore de rappel ; il peut partir de la réservation :',
      toCall: `Rappel envoyé, et un dernier possible après ${remindAgain.spelled} ; appelez ceux qui ont donné un numéro :`,
      noMailbox: 'Sans adresse e-mail, donc sans rappel ; un coup de fil ?',
    },
  },
  call: 'Appeler {name} : {telephone}',
  stands: 'Rien ne se passe tout seul : les places restent prises jusqu’à ce que vous décidiez.',
  reminded: 'Un e-mail l’a rappelé au client le {at}.',
  notReminded: 'Le client n’a pas encore eu de rappel : il peut partir de la réservation.',
  noMailbox: 'Le client n’a pas d’adresse e-mail, et n’a donc pas eu de rappel : un coup de fil ?',
  deposit: {
    subject: 'Acompte pas vu : {name}, {workshop}, {date}',
    preview: `L’acompte a ${depositLate.spelled} de retard. ${decide}`,
    title: 'Toujours pas d’acompte',
    text: 'L’acompte ({name}) aurait dû arriver le {due}.',
    part: {
      subject: 'Acompte incomplet : {name}, {workshop}, {date}',
      preview: `Le reste a ${depositLate.spelled} de retard. ${decide}`,
      title: 'Acompte incomplet',
      text: 'De l’acompte ({name}), {received} sont arrivés. Il manque encore {open} ; tout aurait dû être là le {due}.',
    },
  },
  whole: {
    subject: 'Paiement pas vu : {name}, {workshop}, {date}',
    preview: `Le paiement a ${depositLate.spelled} de retard. ${decide}`,
    title: 'Toujours pas de paiement',
    text: 'Le paiement ({name}) aurait dû arriver le {due}.',
    part: {
      subject: 'Paiement incomplet : {name}, {workshop}, {date}',
      preview: `Le reste a ${depositLate.spelled} de retard. ${decide}`,
      title: 'Paiement incomplet',
      text: 'Du paiement ({name}), {received} sont arrivés. Il manque encore {open} ; tout aurait dû être là le {due}.',
    },
  },
  together: {
    subject: 'Acompte et solde pas vus : {name}, {workshop}, {date}',
    preview: `Maintenant, le solde aussi est en retard. ${decide}`,
    title: 'Toujours ni acompte ni solde',
    text: 'L’acompte ({name}) aurait dû arriver le {due}, et maintenant le solde aussi : {open} en tout.',
    part: {
      subject: 'Tout n’est pas là : {name}, {workshop}, {date}',
      preview: `Maintenant, le solde aussi est en retard. ${decide}`,
      title: 'Tout n’est pas là',
      text: '{name} : {received} sont arrivés. L’acompte aurait dû être là le {due}, et maintenant le solde aussi : il manque encore {open} en tout.',
    },
  },
  balance: {
    subject: 'Solde pas vu : {name}, {workshop}, {date}',
    preview: `Le solde a ${balanceLate.spelled} de retard. ${decide}`,
    title: 'Toujours pas de solde',
    text: 'Le solde ({name}) aurait dû arriver le {due}.',
    part: {
      subject: 'Solde incomplet : {name}, {workshop}, {date}',
      preview: `Le reste a ${balanceLate.spelled} de retard. ${decide}`,
      title: 'Solde incomplet',
      text: 'Du solde ({name}), {received} sont arrivés. Il manque encore {open} ; tout aurait dû être là le {due}.',
    },
  },
}
