import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

export const deskReceipts: DeskWords['receipts'] = {
  title: 'Argent reçu',
  line: '{amount} le {day}, {how} : {what}',
  hows: {
    cash: 'en espèces',
    transfer: 'virement',
    payconiq: 'Payconiq',
    wero: 'Wero',
  },
  byHand: 'noté par vous',
  howUnsaid: 'mode de paiement ?',
  onStatement: 'sur votre compte',
  notReceived: 'Finalement non reçu',
  marked:
    'Cet argent n’est pas arrivé ? Alors {amount} sont de nouveau à payer pour cette réservation. Une rectification entre aujourd’hui dans le journal des recettes.',
  shown:
    'C’était sur votre compte, mais pas pour cette réservation ? Alors {amount} sont de nouveau à payer ici, et l’argent attend votre décision sous « Banque ».',
  succeeded:
    'Comme cette réservation était payée, vous avez rendu {amount} à la personne qui avait la place avant, ou c’est encore dans vos remboursements. Cela ne change pas.',
  ofEnded: {
    marked:
      'Cet argent n’est pas arrivé ? Il y a alors {amount} de moins à rendre au client. Une rectification entre aujourd’hui dans le journal des recettes.',
    shown:
      'C’était sur votre compte, mais pas pour cette réservation ? Il y a alors {amount} de moins à rendre à ce client, et l’argent attend votre décision sous « Banque ».',
    notTold:
      'Nous ne le disons pas au client. S’il a déjà lu que de l’argent lui revenait, prévenez-le vous-même.',
  },
  tell: 'Écrire au client que c’était une erreur, et ce qui reste à payer',
  tellTold:
    'Écrire au client que c’était une erreur, et ce qui reste à payer. Un e-mail lui a déjà dit que cet argent était là.',
  spared: 'L’e-mail à ce sujet attend encore et ne partira pas : le client n’en saura rien.',
  notTold: 'Le client n’a pas d’adresse e-mail : nous ne pouvons donc pas le lui dire.',
  button: 'Oui, finalement non reçu',
  stays: {
    ended:
      'La réservation est annulée ou refusée. Une partie de ce qui était payé est restée chez vous, ou est déjà rendue : ce montant doit donc rester ici.',
    refund: 'Un remboursement attend encore sur cette réservation. Faites-le d’abord.',
    gone: 'Une partie de cet argent est déjà rendue, ou a suivi vers une autre réservation.',
  },
  refused: 'Rien n’a changé. {why}',
  byHandTitle: 'Noter un montant reçu',
  byHandWhole:
    'Pour ce qui reste à payer. Si c’est arrivé sur votre compte, importez plutôt le fichier de votre banque : le site le reconnaît de lui-même.',
  byHandText:
    'Pour ce qui reste à payer : d’abord l’acompte, puis le solde. Si c’est arrivé sur votre compte, importez plutôt le fichier de votre banque : le site le reconnaît de lui-même.',
  amount: 'Montant en euros',
  amountProblem: 'Indiquez combien est arrivé, en euros : par exemple 40 ou 32,50.',
  tooMuch:
    'Il reste {amount} à payer. Indiquez ce montant au plus ; ce que vous avez reçu en trop, rendez-le.',
  method: 'Mode de paiement',
  methodProblem: 'Choisissez le mode de paiement.',
  day: 'Reçu le',
  dayProblem: 'Indiquez le jour où l’argent est arrivé : aujourd’hui ou avant.',
  take: 'Noter comme reçu',
  again: {
    problem:
      '{amount} le {day}, {how}, figurent déjà ici. Si le même montant est arrivé une seconde fois, cochez la case ; sinon, c’est déjà noté.',
    label: 'Oui, le même montant est arrivé une seconde fois',
  },
  waits: {
    all: 'Sous « Banque », {amount} attendent ({payer})',
    rest: '{amount} sont arrivés ({payer}) : {rest} de trop attendent sous « Banque »',
    nobody: 'payeur inconnu',
  },
  voucher: {
    title: 'Payer avec un bon cadeau',
    code: 'Code du bon',
    button: 'Utiliser le bon',
    paid: '{amount} avec un bon cadeau, code {code}…',
    back: '{amount} sont de nouveau sur le bon cadeau.',
    problems: {
      'no-code':
        'Ce code n’est pas correct. Vérifiez-le sur le bon : cinq groupes de quatre caractères.',
      unknown:
        'Nous ne connaissons pas ce code. Vérifiez-le sur le bon, ou cherchez le bon sous « Bons cadeaux ».',
      used: 'Il ne reste rien sur ce bon.',
      ended: 'Ce bon a expiré.',
      'nothing-to-pay': 'Il ne reste rien à payer pour cette réservation.',
    },
  },
}

export const deskTakenBack: DeskWords['takenBack'] = {
  letter: 'Les e-mails partent aussitôt. On ne peut pas les rattraper.',
  mail: 'L’e-mail part aussitôt. On ne peut pas le rattraper.',
  redeem:
    'Il n’y a pas de retour en arrière. Si la réservation est annulée, l’argent revient sur le bon.',
  substitute:
    'Il n’y a pas de retour en arrière : les anciens liens ne fonctionnent plus, et ce que le client avait dit de lui-même est effacé.',
  burst:
    'Il n’y a pas de retour en arrière : ceux qui voulaient vraiment venir peuvent refaire une demande.',
  group:
    'Il n’y a pas de retour en arrière, car l’e-mail part aussitôt. Annuler la réservation ou la date reste possible.',
  withdraw:
    'Il n’y a pas de retour en arrière : le groupe reçoit aussitôt un e-mail. Vous pourrez proposer une nouvelle option.',
  end: 'Il n’y a pas de retour en arrière : l’appareil devra demander une nouvelle clé.',
  endAll:
    'Il n’y a pas de retour en arrière. Ce téléphone ou cet ordinateur devra, lui aussi, demander une nouvelle clé.',
  endAllSure: 'Oui, tout déconnecter, cet appareil aussi',
  endAllProblem: 'Cochez « Oui, tout déconnecter » si c’est bien ce que vous voulez.',
}

const terms = rulesIn('fr')

export const deskRemind: DeskWords['remind'] = {
  link: 'Envoyer un rappel',
  title: 'Un rappel au client',
  text: 'Voici ce que {name} recevra à l’adresse {email}.',
  later: `Un dernier sera possible après ${terms.remindAgain.spelled}.`,
  button: 'Envoyer ce rappel',
  again: {
    link: 'Envoyer un dernier rappel',
    title: 'Un dernier rappel',
    text: '{name} : {done}. Voici ce que {name} recevra maintenant à l’adresse {email} ; ensuite, votre bureau n’enverra plus de rappel.',
    button: 'Envoyer ce dernier rappel',
  },
  done: 'rappel envoyé le {at}',
  doneByClock: 'rappel envoyé le {at} (par le site)',
  doneTwice: 'deux rappels, le dernier envoyé le {at}',
  againFrom: 'un dernier possible à partir du {date}',
  call: 'appelez le {telephone}',
  noMailbox: 'pas d’adresse e-mail : appelez le {telephone}',
  unreachable: 'ni adresse e-mail ni numéro de téléphone',
}
