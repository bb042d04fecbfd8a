import type { AuthoredWords } from '../shape.ts'

export const myBooking: AuthoredWords['myBooking'] = {
  title: 'Votre réservation',
  request: {
    title: 'Votre demande',
    booking: 'Voir votre demande',
    cancel: 'Retirer votre demande',
    button: 'Oui, retirer',
    back: 'Retour à votre demande',
  },
  statuses: {
    unproven: {
      title: 'Encore une étape',
      text: 'Votre place est gardée dès que vous confirmez avec le lien de notre e-mail.',
    },
    requested: {
      title: 'Nous avons votre demande',
      text: 'Nous vous répondons dans les {terms.answer.figures}. D’ici là, rien à payer.',
    },
    confirmed: {
      title: 'Nous vous attendons',
      text: 'Votre réservation est confirmée. Votre versement la garantira.',
    },
    secured: {
      title: 'Votre réservation est garantie',
      text: 'L’acompte est arrivé. Ce qui reste à payer, et pour quand, figure ci-dessous.',
    },
    paid: {
      title: 'Tout est en ordre',
      text: 'Tout est payé. Nous vous écrirons {terms.practical.spelled} avant : comment venir, et quoi apporter.',
    },
    completed: {
      title: 'L’atelier a eu lieu',
      text: 'Merci de votre visite. Si un bocal fait des siennes chez vous, écrivez-nous.',
    },
    declined: {
      title: 'Pas cette fois',
      text: 'Nous n’avons pas pu accepter votre demande. Une autre date conviendra peut-être.',
    },
    cancelled: {
      title: 'Cette réservation est annulée',
      text: 'Ce que vous aviez réservé est de nouveau libre. Un autre jour, ce sera avec plaisir.',
    },
  },
  done: {
    move: 'Vous venez désormais le {date}.',
    party: {
      one: 'La réservation est désormais pour une personne.',
      other: 'La réservation est désormais pour {n} personnes.',
    },
    split:
      'C’est fait. Ceux qui viennent à l’autre date ont leur propre réservation : le lien est dans notre e-mail.',
  },
  paidSoon: 'Tout est payé. Notre dernier e-mail dit comment venir et quoi apporter. À bientôt.',
  missed: 'Dommage que vous n’ayez pas pu être des nôtres. Si c’est une erreur, écrivez-nous.',
  unanswered: {
    late: {
      title: 'Votre demande attend encore',
      text: 'Vous auriez déjà dû avoir notre réponse : toutes nos excuses. Nous gardons ce que vous avez demandé ; jusqu’à notre réponse, vous n’avez rien à payer. Vous pouvez nous écrire : {email}.',
    },
    past: {
      title: 'Nous ne vous avons pas répondu à temps',
      text: 'L’atelier demandé a commencé, ou il est déjà terminé. C’est notre faute, et nous vous présentons nos excuses. Vous ne nous devez rien ; ce que vous auriez déjà payé vous sera rendu. Une autre date vous irait ? Choisissez-la ci-dessous, ou écrivez à {email}.',
    },
  },
  facts: {
    reference: 'Référence',
    goingAhead: 'Où en est l’atelier',
    participants: 'Participants',
    where: 'Lieu',
    total: 'Total',
    groupTotal: 'Prix pour tout le groupe',
    paid: 'Déjà payé',
  },
  payment: {
    deposit: 'Acompte : {amount}, {due}',
    balance: 'Solde : {amount}, {due}',
    together: 'Acompte et solde ensemble : {amount}, {due}',
    whole: 'À payer : {amount}, {due}',
    later: 'Plus tard : le solde, {amount}, au plus tard le {date}.',
    howTo:
      'Recopiez ces indications : cliquez sur une ligne, ou touchez-la, pour la sélectionner en entier. Ou scannez le code avec l’application de votre banque.',
    showCode: 'Afficher le code QR',
    amount: 'Montant',
    beneficiary: 'Bénéficiaire',
    account: 'Compte (IBAN)',
    communication: 'Communication structurée',
    code: 'Code QR pour un virement de {amount} ; les mêmes indications figurent à côté.',
  },
  links: {
    title: 'Ce que vous pouvez faire',
    before: 'Avant de venir',
    change: 'Changer quelque chose',
    calendar: 'Mettre la date dans votre agenda',
    move: 'Choisir une autre date',
    back: 'Retour à votre réservation',
  },
  refunds: {
    title: 'Si vous ne pouvez plus venir',
    onItsWay: 'Nous vous remboursons encore {amount}.',
    repaid: 'Nous vous avons remboursé {amount}.',
    beforeAnswer: 'Tant que nous n’avons pas confirmé, nous remboursons tout : {amount}.',
    everything: 'Jusqu’au {until} inclus, nous remboursons tout : {amount}.',
    part: 'Jusqu’au {until} inclus, nous remboursons {amount}, ou vous choisissez une autre date.',
    partOpen:
      'Jusqu’au {until} inclus, nous remboursons {percent} % de ce que vous aurez payé d’ici là (aujourd’hui, cela fait {amount}), ou vous choisissez une autre date.',
    partAlone: 'Jusqu’au {until} inclus, nous remboursons {amount}.',
    nothing: 'Ensuite, plus rien n’est remboursé.',
    nothingAny: 'Si près de la date, plus rien n’est remboursé.',
    voucherFirst: 'Ce que vous avez payé avec un bon cadeau revient d’abord sur le bon.',
    nothingPaid: 'Vous n’avez encore rien payé. Annuler ne vous coûte rien.',
  },
  cancel: {
    title: 'Annuler votre réservation',
    refundToday: 'Si vous annulez aujourd’hui, nous remboursons {amount}.',
    toVoucher: 'De cette somme, {amount} reviennent sur votre bon cadeau.',
    allToVoucher: 'Si vous annulez aujourd’hui, {amount} reviennent sur votre bon cadeau.',
    noRefundToday: 'Si vous annulez aujourd’hui, plus rien n’est remboursé.',
    nothingPaid: 'Vous n’avez encore rien payé, il n’y a donc rien à rembourser.',
    moveInstead: 'Une autre date vous irait ?',
    paidAlong: 'Ce que vous avez payé vous suit.',
    paidAtMost:
      'Ce que vous avez payé vous suit ; si vous annulez ensuite, nous vous rendons {percent} % au maximum.',
    iban: 'Compte pour le remboursement (IBAN)',
    goesBack: 'L’argent retourne sur le compte d’où il venait, qui se termine par {ending}.',
    goesBackPart: 'Nous reversons {amount} sur le compte d’origine, qui se termine par {ending}.',
    unknownPart: 'Pour {amount}, nous ne connaissons pas votre compte. Où verser cette somme ?',
    toPayer: 'Tout remboursement va à la personne qui a payé.',
    otherAccount: 'Plutôt sur un autre compte',
    ibanHint: 'Par exemple {example.iban}.',
    ibanProblem: 'Ce numéro de compte n’est pas correct. Vérifiez les chiffres de votre IBAN.',
    ibanMissing: 'Indiquez le compte sur lequel vous voulez récupérer l’argent.',
    ibanOrUntick: 'Indiquez le compte qui recevra alors ce montant, ou décochez la case.',
    button: 'Oui, annuler',
    doneWithRefund:
      'Nous remboursons {amount}, dans les {terms.refund.figures} qui suivent l’annulation.',
    done: 'Il n’y a plus rien à payer ni à rembourser.',
  },
  refundAccount: {
    title: 'Compte pour votre remboursement',
    text: 'On nous demande de verser votre argent sur un compte qui se termine par {ending}.',
    thenBack: 'Si vous refusez ce compte, l’argent retourne sur celui d’où il venait.',
    thenAsk: 'Si vous refusez ce compte, écrivez-nous lequel choisir : {email}.',
    button: 'Refuser ce compte',
    given:
      'Ce remboursement est déjà transmis à notre banque, pour un compte qui se termine par {ending}. Si ce n’est pas le vôtre, écrivez-nous tout de suite : {email}.',
    back: 'Votre argent retourne sur le compte d’où il venait.',
    unknown: 'Il nous manque un compte pour votre remboursement. Écrivez-nous lequel : {email}.',
    nothing: 'Il n’y a rien à arrêter : aucun remboursement n’est en attente.',
  },
  move: {
    title: 'Une autre date',
    text: 'Ce que vous avez payé reste valable pour la nouvelle date.',
    textUnpaid: 'Tout passe à la nouvelle date.',
    atMost:
      'Attention : vous n’avez déjà plus droit à un remboursement complet. Si vous changez de date et annulez plus tard, nous vous rendrons {percent} % au plus, même si la nouvelle date est encore loin.',
    legend: 'Choisissez une date',
    spotsLeft: { one: 'encore {n} place', other: 'encore {n} places' },
    dateProblem: 'Choisissez une date dans la liste',
    noRoom: 'Il n’y a plus assez de place à cette date. Choisissez-en une autre.',
    none: 'En ce moment, aucune autre date n’a assez de places libres. Écrivez à {email}, nous chercherons ensemble.',
    button: 'Passer à cette date',
  },
  calledOff: {
    title: 'Cette date est annulée',
    choosePaid:
      'Nous avons dû annuler l’atelier du {date}, et nous en sommes désolés. Choisissez ici une autre date : votre argent suit. Sinon, nous vous rendons tout, soit {amount}.',
    askAccount:
      'Pour le remboursement, nous ne connaissons pas votre compte : répondez à notre e-mail en donnant votre IBAN.',
    choose:
      'Nous avons dû annuler l’atelier du {date}, et nous en sommes désolés. Choisissez ici une autre date. Ou ne faites rien : vous ne nous devez rien.',
    nonePaid:
      'Nous avons dû annuler l’atelier du {date}, et nous en sommes désolés. Nous vous rendons tout, soit {amount}. En ce moment, aucune autre date n’a assez de places libres ; s’il y en a une avant le remboursement, vous pourrez encore la choisir ici.',
    none: 'Nous avons dû annuler l’atelier du {date}, et nous en sommes désolés. Vous ne nous devez rien. En ce moment, aucune autre date n’a assez de places libres ; s’il y en a une plus tard, vous pourrez la choisir ici.',
    paidBack:
      'Nous avons dû annuler l’atelier du {date}. Vous aimeriez venir un autre jour ? Demandez une place sur le site.',
    dates: 'Voir les dates encore libres',
  },
  refusals: {
    over: 'Il n’y a plus rien à changer à cette réservation.',
    tooLateToMove:
      'À moins de {days} de l’atelier, il n’est plus possible de changer de date ici. S’il est arrivé quelque chose de grave, écrivez-nous.',
    tooLateToCancel: 'L’atelier a déjà commencé.',
  },
}
