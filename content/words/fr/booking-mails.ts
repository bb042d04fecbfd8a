import type { AuthoredWords } from '../shape.ts'
import {
  calledOff,
  hoursChanged,
  moved,
  notedByMistake,
  partReceived,
  partyChanged,
  rebooked,
  takenBack,
} from './change-mails.ts'
import { declineSentences } from './reasons.ts'

const welcome = 'Votre réservation est confirmée.'

export const bookingMails: AuthoredWords['bookingMails'] = {
  links: {
    booking: 'Voir votre réservation',
    move: 'Choisir une autre date',
    cancel: 'Annuler votre réservation',
    diets: 'Nous dire ce que vous ne mangez pas',
    dates: 'Voir les dates encore libres',
    own: 'Pour vous seulement : ne transférez pas cet e-mail.',
  },
  payment: {
    togetherTitle: 'L’acompte et le solde ensemble',
    together: 'La date est toute proche : vous payez donc le tout en une fois.',
    wholeTitle: 'À payer',
    due: 'À payer',
    soon: 'dès que possible',
    received: 'Sur {amount}, nous avons déjà reçu {received}.',
    copy: 'Dans la communication, mettez seulement ces 12 chiffres.',
    scan: 'À scanner avec l’application de votre banque.',
    alt: 'Code QR pour l’application de votre banque. Les mêmes indications figurent ici en texte.',
  },
  terms: {
    title: 'Si vous ne pouvez pas venir',
    whole: 'Jusqu’au {date} inclus : tout vous est rendu.',
    part: 'Jusqu’au {date} inclus : {percent} % vous sont rendus.',
    partOrMove:
      'Jusqu’au {date} inclus : {percent} % vous sont rendus, ou vous choisissez une autre date.',
    move: 'Jusqu’au {date} inclus, vous pouvez aussi choisir une autre date.',
    nothing: 'Ensuite, plus rien.',
    nothingAny: 'Si près de la date, rien ne vous est rendu.',
    successor:
      'Si la date était complète par ailleurs et qu’après votre annulation quelqu’un prend et paie votre place, le reste vous est rendu aussi.',
    successorAll:
      'Si la date était complète par ailleurs et qu’après votre annulation quelqu’un prend et paie votre place, tout vous est rendu.',
    noWithdrawal:
      'Un atelier à date fixe ne donne pas droit au délai de rétractation de {terms.withdrawal.figures}.',
  },
  refund: {
    title: 'Votre remboursement',
    whole: 'Nous vous rendons tout ce que vous avez payé : {amount}.',
    part: 'Sur les {paid} que vous avez payés, nous vous rendons {amount}.',
    toPayer: 'Nous remboursons {amount} à {name}, qui avait payé.',
    amount: 'Montant',
    account: 'Sur le compte',
    when: 'Délai',
    soon: 'dans les {terms.refund.figures}',
    askAccount:
      'Répondez à cet e-mail en donnant votre IBAN : le virement part dans les {terms.refund.figures} qui suivent.',
    communication: 'Remboursement {reference}',
  },
  balance: {
    title: 'Le solde',
    ownNumber: 'Le solde a sa propre communication, différente de celle de l’acompte.',
  },
  diets: {
    title: 'Ce que vous ne mangez pas',
    text: 'Le repas est toujours végétarien. Dites-nous ici ce que vous ne supportez pas ou préférez éviter ; nous l’effaçons {terms.afterTheDay.spelled} après l’atelier.',
    again: 'Si vous nous l’avez déjà dit, c’est noté.',
  },
  directions: {
    title: 'Pour arriver jusqu’ici',
    car: 'En voiture : 15 minutes depuis Gand. E17, sortie De Pinte, N60, puis les panneaux vers le village. Le dernier bout est un chemin de ferme : au pas, les poules ont la priorité. Le parking est gratuit.',
    train:
      'En train : gare de De Pinte, sur les lignes de Gand à Courtrai et à Audenarde. De là, 500 m jusqu’au village, puis encore {business.walkFromVillageMinutes} minutes à pied jusqu’à la ferme.',
    lastTrain: 'Regardez avant de partir quand passe votre train de retour.',
  },
  confirmed: {
    subject: 'Réservation confirmée : {workshop}, {date}',
    preview: 'Nous vous attendons. Votre versement garantira la réservation.',
    title: 'C’est oui',
    text: `${welcome} Votre versement la garantira.`,
    ownWords: 'Encore un mot de notre part :',
    alreadySecured: `${welcome} Votre acompte nous a devancés : elle est donc déjà garantie.`,
    alreadyPaid: `${welcome} Votre paiement nous a devancés : tout est donc en ordre.`,
    securedByVoucher: `${welcome} Votre bon cadeau l’a déjà garantie.`,
    voucherPaid: 'Votre bon cadeau a couvert {amount}. Il reste {left} sur le bon.',
    voucherUsedUp: 'Votre bon cadeau a couvert {amount}. Il n’y reste rien.',
    voucherGone:
      'Le bon cadeau que vous aviez indiqué ne peut plus servir : il a été utilisé ou a expiré, ou un e-mail plus récent a remplacé son code. Tout reste à payer ; vous pouvez entrer un autre code sur la page de votre réservation.',
    depositTitle: 'L’acompte',
    nextTitle: 'Et après',
    arrives:
      'Dès que votre paiement est là (parfois après un jour ouvrable ou deux), nous envoyons l’itinéraire{offers.diets.paid}.',
    arrivesAtOnce:
      'L’itinéraire et ce qu’il faut apporter arrivent tout de suite, dans un second e-mail.',
    balanceLater:
      'Le solde de {amount} est à payer au plus tard le {date} ; nous vous enverrons à temps les coordonnées bancaires.',
  },
  secured: {
    subject: 'Réservation garantie : {workshop}, {date}',
    preview: 'Le paiement de {amount} est arrivé : votre réservation du {date} est garantie.',
    title: 'Votre réservation est garantie',
    text: 'Le paiement de {amount} est arrivé : l’acompte est réglé. Si nous devions annuler, tout vous serait rendu.',
    calendar: 'Avec le fichier joint, la date passe à l’encre dans votre agenda.',
  },
  tooMuch: 'C’est {amount} de plus que ce qui était à payer ; nous vous en reparlerons.',
  paid: {
    subject: 'Tout est payé : {workshop}, {date}',
    preview: 'Le paiement de {amount} est arrivé : tout est payé pour le {date}.',
    title: 'Tout est payé',
    text: 'Le paiement de {amount} est arrivé. Tout est payé : {total}.',
    come: 'Il ne reste qu’à venir.',
    next: 'Quelques jours avant, nous vous dirons quoi apporter.',
  },
  declined: {
    subject: 'Ce ne sera pas possible : {workshop}, {date}',
    preview: 'Nous ne pouvons pas accepter votre demande. Une autre date conviendra peut-être.',
    title: 'Ce jour-là, ce ne sera pas possible',
    text: 'Nous aurions aimé vous recevoir, mais nous ne pouvons pas accepter votre demande pour l’atelier « {workshop} », le {date}. Vous ne nous devez rien.',
    reasons: declineSentences,
    withRoom: 'Il reste des places à ces dates :',
    others: 'Une autre date conviendra peut-être.',
  },
  calledOff,
  cancelled: {
    subject: 'Réservation annulée : {workshop}, {date}',
    preview: 'Votre réservation est annulée. Vous verrez ici si une somme vous est rendue.',
    title: 'Votre réservation est annulée',
    byGuest: 'Dommage, mais merci de nous avoir prévenus.',
    byFarm:
      'Nous avons annulé votre réservation. Si vous ne vous y attendiez pas, dites-le-nous tout de suite.',
    nothingPaid: 'Vous n’aviez encore rien payé : personne ne doit donc rien à personne.',
    nothingBack:
      'Nos conditions ne prévoient plus de remboursement des {paid} que vous avez payés.',
    others: 'Ce sera pour une autre fois ?',
  },
  moved,
  rebooked,
  partReceived,
  hoursChanged,
  partyChanged,
  takenBack,
  notedByMistake,
  refundAccount: {
    subject: 'Compte de remboursement : {workshop}, {date}',
    preview: 'Ce n’était pas vous ? Un bouton suffit pour tout arrêter.',
    title: 'Ce compte est-il le vôtre ?',
    text: 'On nous a demandé de verser {amount} sur un compte qui se termine par {ending}.',
    other:
      'Votre paiement venait d’un autre compte. Nous attendons donc {terms.accountWait.figures} avant de faire le virement.',
    unknown:
      'Nous ignorons de quel compte venait votre paiement. Nous attendons donc {terms.accountWait.figures} avant de faire le virement.',
    yours: 'Si la demande vient de vous, il n’y a rien à faire. Sinon, arrêtez-la.',
    stop: 'Refuser ce compte',
  },
  refunded: {
    subject: 'Remboursement : {amount}',
    preview: 'Votre argent est en route. Il arrive en général en un jour ouvrable.',
    title: 'Votre argent est en route',
    text: 'Nous vous avons versé {amount}. Toujours rien après trois jours ouvrables ? Dites-le-nous.',
    reasons: {
      over: 'Nous avions reçu une somme de trop ; la voici.',
      'after-end':
        'Votre paiement est arrivé alors que votre réservation n’était déjà plus valable.',
      party:
        'Vous serez moins nombreux que prévu ; voici ce qui vous revient pour les places libérées.',
      'called-off': 'Nous avons annulé l’atelier prévu à cette date.',
      declined: 'Nous n’avons pas pu accepter votre demande.',
      cancelled: 'Votre réservation est annulée, et tout ce que vous aviez payé vous est rendu.',
      'cancelled-part':
        'Votre réservation est annulée ; voici ce qui vous revient selon nos conditions.',
      'place-taken': 'Après votre annulation, quelqu’un a pris votre place et l’a payée.',
    },
    inCash: {
      preview: 'Votre argent vous a été rendu en espèces.',
      title: 'Votre argent vous a été rendu',
      text: 'Nous vous avons rendu {amount} en espèces. Ce n’est pas le cas ? Dites-le-nous.',
    },
  },
}
