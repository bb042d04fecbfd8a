import type { DeskWords } from '../shape.ts'
import { deskReceipts } from './desk-receipts.ts'

export const deskPages: DeskWords['pages'] = {
  nav: {
    label: 'Bureau',
    others: 'Le reste de votre bureau',
    home: 'Aujourd’hui',
    dates: 'Dates',
    account: 'Banque',
    figures: 'Chiffres',
    messages: 'Messages',
    devices: 'Appareils',
    house: 'Maison',
    vouchers: 'Bons cadeaux',
  },
  counted: { menu: '{name} ({n})', title: '({n}) {title}' },
  home: {
    toDo: 'À faire',
    nothing: 'Rien. Le temps d’un café.',
    coming: 'Qui vient',
    noDates: 'Il n’y a pas de date au calendrier.',
    clockDoubt:
      'Selon l’horloge du serveur, nous sommes le {now}. Dernière heure sûre : le {before}. Jusqu’au {until}, nous n’effaçons donc rien, n’ajoutons aucune date, ne clôturons aucune réservation et n’envoyons pas de rappel. Si l’horloge se trompe, mettez-la à l’heure : tout reprendra de lui-même.',
    clockRight: 'L’horloge est à l’heure',
  },
  date: {
    people: 'Qui vient',
    actions: 'Ce que vous pouvez faire',
    nobody: 'Encore personne.',
    nthDay: 'Jour {nth} sur {n}',
    taken: '{taken} sur {capacity} places prises',
    waits: {
      one: '{n} personne sur la liste d’attente',
      other: '{n} personnes sur la liste d’attente',
    },
    elsewhere: 'dont {count} hors du site',
    offeredToList: '{count} en cours de proposition à la liste d’attente',
    persons: { one: '{n} personne', other: '{n} personnes' },
    owes: 'reste {amount}',
    paid: 'payé',
    allPaid: 'tout est payé',
    prepare: 'Pour le jour même',
    waiting: 'Liste d’attente',
    waitingSince: 'attend depuis le {since}',
    waitingClosed:
      'Tant que la date est fermée, nous ne proposons de place à personne sur cette liste.',
    offered: 'offre valable jusqu’au {until}',
    csv: 'Liste pour un tableur (CSV)',
    calendar: 'Mettre dans votre agenda',
    state: {
      open: 'Ouverte',
      closed: 'Fermée aux nouvelles réservations',
      held: 'Pas encore sur le site : d’abord pour ceux qui l’attendaient',
      private: 'Groupe privé',
      away: 'Pas proposée : vous n’êtes pas là',
      'off-site': 'Pas proposée : cet atelier n’est pas sur le site',
      'called-off': 'Date annulée',
    },
    over: 'Cet atelier est passé.',
    prices: '{least} à {most}',
    change: 'Modifier la date',
    capacity: 'Places',
    capacityProblem: 'Il y a déjà plus de places prises. Indiquez {taken} ou plus.',
    placesProblem: 'Indiquez un nombre de places, de {min} à {max}.',
    bookedElsewhere: 'Réservées ailleurs',
    bookedElsewhereProblem: 'Indiquez combien de places sont réservées ailleurs, de {min} à {max}.',
    minimum: 'A lieu à partir de combien de personnes ? (vide : toujours)',
    minimumProblem:
      'Indiquez à partir de combien de personnes la date a lieu, de {min} à {max}, sans dépasser le nombre de places. Vous pouvez laisser vide si le jour de la décision l’est aussi.',
    decidesOn: 'À décider le',
    decidesOnProblem: 'Indiquez le jour où vous décidez, avant l’atelier lui-même.',
    note: 'Note, rien que pour vous',
    save: 'Enregistrer',
    close: 'Fermer aux réservations',
    open: 'Rouvrir',
    publish: 'Mettre sur le site',
    sureProblem: 'Cochez la case si c’est bien ce que vous voulez.',
    phone: 'Réservation par téléphone',
    phoneText:
      'La réservation est aussitôt confirmée. S’il a une adresse e-mail, le client reçoit un e-mail qui dit ce qu’il y a à payer. Sinon, le montant et la communication sont sur la page de la réservation.',
    'phone-note': 'Note, rien que pour vous',
    participants: 'Nombre de personnes',
    participantsProblem: 'Indiquez un nombre de personnes, de {min} à {max}.',
    name: 'Nom',
    nameProblem: 'Indiquez un nom de {most} caractères au maximum.',
    email: 'Adresse e-mail (facultatif)',
    emailProblem: 'Cette adresse e-mail n’est pas correcte. Corrigez-la, ou laissez le champ vide.',
    telephone: 'Téléphone (facultatif)',
    telephoneProblem: 'Ce numéro ne permet pas d’appeler. Indiquez-le en entier, ou laissez vide.',
    language: 'Langue des e-mails',
    voucher: 'Code d’un bon cadeau (facultatif)',
    voucherProblem: deskReceipts.voucher.problems['no-code'],
    noRoom: 'Il ne reste pas autant de places. Prenez-en moins, ou une autre date.',
    book: 'Réserver',
  },
  booking: {
    history: 'Ce qui s’est passé',
    due: 'au plus tard le {date}',
    actions: 'Ce que vous pouvez faire',
    steps: 'Argent reçu ou annulation',
    money: 'Argent',
    total: 'Total',
    chooseDate: 'Choisissez une date',
    partyNow:
      'Combien de personnes ? Maintenant : {n}. Touchez un autre nombre et vous verrez d’abord ce que cela change.',
    giveAgain: 'Réserver quand même',
    giveAgainText:
      'C’est une nouvelle réservation, avec les mêmes données et aussitôt confirmée. Ce que vous deviez encore rembourser reste à rembourser.',
    partyNoRoom:
      'Il n’y a pas assez de place. Encore libres, en plus des places de cette réservation : {left}. Indiquez {most} au plus.',
    refund: 'À rembourser : {amount}',
    refundOfCash:
      'L’argent est venu en espèces. Rendez-le en espèces, ou demandez sur quel compte le verser.',
    refundNoIban:
      'Nous ne savons pas de quel compte venait cet argent. Demandez sur lequel le rembourser.',
    refundCameFrom: '{amount} venaient de {account}.',
    refundOfShare:
      'Qui s’est joint au groupe a payé ainsi sa propre part. Demandez si l’argent peut y retourner.',
    refundDone: 'Remboursé le {date} : {amount}',
  },
  movedAtMost:
    'Déplacée du {from} au {to} ; si le client annule ensuite, au plus {percent} % sont à rendre',
  splitOffAtMost:
    'Divisée : {participants} pers. du {from}, avec {amount} ; si le client annule ensuite, au plus {percent} % de ce montant sont à rendre. Réservation',
  rebookedUnrefunded:
    'Après l’annulation du {from}, déplacée au {to} ; {amount} suivent et ne sont pas à rendre',
  refundGone: {
    rebooked:
      'Ce remboursement n’existe plus : une autre date est choisie, et l’argent a suivi. Si vous aviez déjà payé, écrivez au client.',
    'party-changed':
      'Ce remboursement n’existe plus : des places se sont ajoutées, et l’argent compte comme payé pour elles. Voyez ce qu’il en est maintenant. Si vous aviez déjà payé, écrivez au client.',
  },
  hands: { guest: 'le client', owner: 'vous', bank: 'un extrait', clock: 'le site' },
  payments: { deposit: 'acompte', balance: 'solde', whole: 'paiement' },
  earlier: 'Plus tôt',
  failed:
    'Cela n’a pas marché. Regardez dans une minute ce qui a été enregistré, puis réessayez. Si cela continue, demandez à la personne qui s’occupe de votre serveur si le disque est plein : le journal du serveur dit pourquoi.',
  notThere: {
    title: 'Ceci n’existe plus',
    text: 'Cette page, cette réservation ou cette date n’existe pas, ou plus : après un certain temps, nous effaçons les données des clients. Ce qui existe encore est sous « Aujourd’hui ».',
    home: 'Aller à « Aujourd’hui »',
  },
}
