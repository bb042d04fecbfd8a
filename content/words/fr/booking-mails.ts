import { business } from '#content/business.ts'
import type { BookingMailWords } from '../shape/booking-mails.ts'
import { calledOff, rebooked } from './called-off-mails.ts'
import { hoursChanged } from './hours-mail.ts'
import { moved } from './moved-mail.ts'
import { partReceived } from './part-mail.ts'
import { partyChanged } from './party-mail.ts'
import { takenBack } from './taken-back-mail.ts'
import { termsIn } from '../terms.ts'

const terms = termsIn('fr')

const welcome = 'Il y a de la place pour vous : votre réservation est confirmée.'

export const bookingMails: BookingMailWords = {
  footer:
    `Vous recevez cet e‑mail parce que vous avez demandé une place à ${business.name} avec cette ` +
    'adresse.',
  links: {
    booking: 'Voir votre réservation',
    move: 'Choisir une autre date',
    cancel: 'Annuler votre réservation',
    diets: 'Nous dire ce que vous ne mangez pas',
    dates: 'Voir les dates encore libres',
    own:
      'Les liens de nos e‑mails sont à vous : toute personne qui les a peut voir et modifier ' +
      'votre réservation. Ne les transférez pas.',
  },
  payment: {
    togetherTitle: 'L’acompte et le solde ensemble',
    together:
      'La date est toute proche : vous payez donc le tout en une fois, ' +
      'avec une seule communication.',
    due: 'À payer',
    soon: 'dès que possible',
    received: 'Sur {amount}, nous avons déjà reçu {received}. Voici ce qu’il reste.',
    copy: 'Dans le champ de la communication, mettez ces 12 chiffres, et rien d’autre.',
    scan:
      'À scanner avec l’application de votre banque. Vous lisez ceci sur votre téléphone ? ' +
      'Recopiez plutôt les données.',
    alt: 'Code QR pour l’application de votre banque. Les mêmes données sont ici en texte.',
  },
  terms: {
    title: 'Si vous ne pouvez pas venir',
    whole: 'Jusqu’au {date} inclus : nous vous rendons tout.',
    part: 'Jusqu’au {date} inclus : nous vous rendons {percent} %.',
    partOrMove:
      'Jusqu’au {date} inclus : nous vous rendons {percent} %, ou vous choisissez une autre date.',
    move: 'Jusqu’au {date} inclus, vous pouvez aussi choisir une autre date.',
    nothing: 'Ensuite, plus rien n’est remboursé.',
    nothingAny: 'Si près de la date, plus rien n’est remboursé.',
    successor:
      'Si, après votre annulation, quelqu’un prend et paie votre place, nous vous rendons ' +
      'aussi le reste.',
    noWithdrawal: 'Un atelier à date fixe ne donne pas droit au délai de rétractation de 14 jours.',
  },
  refund: {
    title: 'Votre remboursement',
    whole: 'Nous vous rendons tout ce que vous avez payé : {amount}.',
    part: 'Sur les {paid} que vous avez payés, nous vous rendons {amount}.',
    toPayer: 'Nous remboursons {amount} à {name}, qui avait payé.',
    amount: 'Montant',
    account: 'Sur le compte',
    when: 'Délai',
    soon: `dans les ${terms.refund.figures}`,
    askAccount:
      'Il nous manque seulement le numéro de compte. Répondez à cet e‑mail en donnant votre ' +
      `IBAN : le virement part dans les ${terms.refund.figures} qui suivent.`,
    communication: 'Remboursement {reference}',
  },
  balance: {
    title: 'Le solde',
    later:
      'Rien ne presse : vous avez jusqu’au {date} inclus. Nous vous le rappellerons, mais plus ' +
      'tôt, c’est bien aussi. Attention à la communication : le solde a son propre numéro.',
    now: 'La date est toute proche : le solde est donc à payer lui aussi. Il a son propre numéro.',
  },
  diets: {
    title: 'Ce que vous ne mangez pas',
    text:
      'Le repas est toujours végétarien. S’il y a quelque chose que vous ne supportez pas ou ' +
      'préférez éviter, dites‑le ici. Répondre n’est pas obligatoire, et nous effaçons tout ' +
      `${terms.afterTheDay.spelled} après l’atelier. Si vous nous l’avez déjà dit, c’est noté.`,
  },
  directions: {
    title: 'Pour arriver jusqu’ici',
    car:
      'En voiture : 15 minutes depuis Gand. Sur l’E17, sortie De Pinte, puis la N60 et les ' +
      'panneaux vers le village. Le dernier bout est un chemin de ferme : au pas, les poules ont ' +
      'la priorité. Le parking dans la cour est gratuit.',
    train:
      'En train : gare de De Pinte, sur les lignes Gand–Courtrai et Gand–Audenarde. Le centre ' +
      'du village est à 500 m, moins de dix minutes à pied ; de là, comptez encore ' +
      `${business.walkFromVillageMinutes} minutes jusqu’à la ferme.`,
    lastTrain: 'Regardez avant de partir quand passe votre train de retour.',
  },
  confirmed: {
    subject: 'Réservation confirmée : {workshop}, {date}',
    preview: 'Nous vous attendons. Votre premier versement garantit la réservation.',
    title: 'C’est oui',
    text: `${welcome} Votre premier versement la garantit.`,
    alreadySecured: `${welcome} Votre acompte nous a devancés : elle est donc déjà garantie.`,
    alreadyPaid: `${welcome} Votre paiement nous a devancés : tout est donc en ordre.`,
    securedByVoucher: `${welcome} Votre bon cadeau l’a déjà garantie.`,
    voucherPaid: 'Votre bon cadeau a payé {amount}. Solde du bon : {left}.',
    voucherUsedUp: 'Votre bon cadeau a payé {amount}. Il est épuisé.',
    voucherGone:
      'Le bon cadeau que vous aviez indiqué ne paie plus rien : il a été utilisé ou a expiré ' +
      'entre‑temps, ou un e‑mail plus récent a remplacé son code. Tout reste donc à payer ; avec un ' +
      'autre code, vous pouvez le faire sur la page de votre réservation.',
    depositTitle: 'L’acompte',
    nextTitle: 'Et après',
    arrives:
      'Un e‑mail vous dira que votre paiement est arrivé. Les banques mettent parfois un jour ' +
      'ouvrable ou deux.',
    balanceLater:
      'Le solde de {amount} est à payer au plus tard le {date}. Un e‑mail vous donnera à ' +
      'temps les données du paiement.',
    directionsLater:
      'Dès que votre premier versement est là, nous vous demandons ce que vous ne mangez pas et ' +
      'vous envoyons l’itinéraire.',
  },
  secured: {
    subject: 'Votre réservation est garantie : {workshop}, {date}',
    preview: 'Votre acompte est arrivé : votre réservation est garantie.',
    title: 'Votre réservation est garantie',
    text:
      'Votre acompte de {amount} est arrivé. Ce que vous avez réservé, plus personne ne peut ' +
      'vous le prendre.',
    calendar:
      'Un nouveau fichier pour votre agenda est joint. Si la date y était notée au crayon, ' +
      'vous pouvez passer à l’encre.',
  },
  paid: {
    subject: 'Tout est payé : {workshop}, {date}',
    preview: 'Votre paiement est arrivé. Il ne reste qu’à venir.',
    title: 'Tout est payé',
    text: 'Tout est payé, {amount} en tout. Il ne reste qu’à venir.',
    next: 'Quelques jours avant, nous vous dirons quoi apporter et comment venir.',
  },
  declined: {
    subject: 'Ce ne sera pas possible : {workshop}, {date}',
    preview: 'Nous ne pouvons pas accepter votre demande. Une autre date conviendra peut-être.',
    title: 'Ce jour-là, c’est impossible',
    text:
      'Nous aurions aimé vous recevoir, mais nous ne pouvons pas accepter votre demande ' +
      'pour l’atelier « {workshop} », le {date}. Vous ne nous devez rien.',
    reasons: {
      full: 'Cette date est désormais complète.',
      'too-many': 'Il n’y a plus assez de places à cette date pour un groupe de cette taille.',
      'in-doubt': 'Nous ne savons pas encore si cette date aura lieu.',
      allergy:
        'Avec cette allergie ou ce régime, nous ne pouvons pas cuisiner pour vous en toute sécurité ' +
        'ce jour-là.',
    },
    withRoom: 'Il reste des places à ces dates :',
    others: 'Une autre date conviendra peut-être. Le site indique les places encore libres.',
  },
  calledOff,
  cancelled: {
    subject: 'Réservation annulée : {workshop}, {date}',
    preview: 'Votre réservation est annulée. Voici ce que devient votre argent.',
    title: 'Votre réservation est annulée',
    byGuest: 'Vous avez annulé votre réservation. Dommage, mais merci de nous avoir prévenus.',
    byFarm:
      'Nous avons annulé votre réservation. Si vous ne vous y attendiez pas, ' +
      'répondez tout de suite à cet e‑mail.',
    nothingPaid: 'Vous n’aviez encore rien payé : personne ne doit donc rien à personne.',
    nothingBack:
      'Si près de la date, nos conditions ne prévoient plus de remboursement des {paid} que vous ' +
      'avez payés.',
    others: 'Ce sera pour une autre fois ? Les dates sont sur le site.',
  },
  moved,
  rebooked,
  partReceived,
  hoursChanged,
  partyChanged,
  takenBack,
  refundAccount: {
    subject: 'Compte pour votre remboursement : {workshop}, {date}',
    preview: 'Ce n’était pas vous ? Un bouton suffit pour l’arrêter.',
    title: 'Ce compte est‑il le vôtre ?',
    text: 'On nous demande de verser {amount} sur un compte qui se termine par {ending}.',
    other: 'Votre paiement venait d’un autre compte. Nous attendons donc un jour avant de virer.',
    yours: 'Si la demande vient de vous, il n’y a rien à faire. Sinon, arrêtez‑la.',
    stop: 'Refuser ce compte',
  },
  refunded: {
    subject: 'Remboursement : {amount}',
    preview: 'Votre argent est en route. Il arrive en général en un jour ouvrable.',
    title: 'Votre argent est en route',
    text:
      'Nous vous avons versé {amount}. Le montant arrive en général en un jour ouvrable. ' +
      'Toujours rien après trois jours ouvrables ? Répondez à cet e‑mail.',
  },
}
