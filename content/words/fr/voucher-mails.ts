import type { AuthoredWords, DeskWords } from '../shape.ts'

export const voucherMails: AuthoredWords['voucherMails'] = {
  back: 'Nous avons remis {amount} sur votre bon cadeau ; son code reste le même.',
  facts: {
    worth: 'Valeur',
    people: { one: '{n} personne', other: '{n} personnes' },
    receiver: 'Pour',
    validUntil: 'Valable jusqu’au (inclus)',
    valid: 'Valable',
    fromPayment: '{terms.voucher.spelled} à partir du paiement',
    reference: 'Communication structurée',
    left: 'Reste sur le bon',
    code: 'Code',
  },
  links: {
    own: 'Voir votre bon cadeau',
    print: 'Le bon cadeau à imprimer',
    withdraw: 'Se rétracter de l’achat',
  },
  withdrawal:
    'Vous avez changé d’avis ? Jusqu’au {date} inclus, vous pouvez vous rétracter sans donner de raison ; ce qui reste sur le bon vous est rendu.',
  withdrawalUnpaid:
    'Vous avez changé d’avis ? Jusqu’à {terms.withdrawal.spelled} après votre paiement, vous pouvez vous rétracter sans donner de raison.',
  ordered: {
    subject: 'Votre bon cadeau : à payer',
    preview: 'Un virement, et le bon est prêt à offrir.',
    title: 'Plus qu’un virement',
    text: 'Beau cadeau. Dès que votre virement nous parvient, le bon reçoit son code.',
    payTitle: 'Comment payer',
    wait: 'Un virement prend en général un jour ouvrable. Sans paiement dans les {days} jours, la commande est annulée.',
  },
  paid: {
    subject: 'Votre bon cadeau est payé',
    preview: 'Merci. Voici la suite.',
    title: 'Votre bon cadeau est payé',
    now: 'Merci. Le bon est en route vers {email}.',
    later: 'Merci. Le bon partira le {date} vers {email}.',
  },
  gift: {
    subject: 'Un bon cadeau offert par {name}',
    preview: 'À déballer sans attendre.',
    title: 'Un atelier à\u00a0la\u00a0ferme, en cadeau',
    text: 'Voici un bon cadeau pour vous, offert par {name}.',
    how: 'Choisissez un atelier et demandez une place avec le code. Ce que vous n’utilisez pas reste sur le bon.',
    keep: 'Gardez bien cet e-mail : qui a le code a le bon.',
  },
  byHand: {
    subject: 'Votre bon cadeau est prêt à offrir',
    preview: 'Imprimez-le, ou transférez cet e-mail.',
    title: 'Prêt à offrir',
    text: 'Voici le bon. Imprimez-le, ou transférez cet e-mail à la personne à qui vous l’offrez.',
    how: 'Elle choisit un atelier et demande une place avec le code. Ce qu’elle n’utilise pas reste sur le bon.',
  },
  ending: {
    subject: 'Votre bon cadeau expire bientôt',
    preview: 'Un bon se garde longtemps, mais pas toujours.',
    title: 'Il reste de l’argent sur le bon cadeau',
    text: 'Il reste {amount} sur le bon. Vous pouvez l’utiliser jusqu’au {date} inclus.',
    how: 'Choisissez une date et entrez le code : il est dans l’e-mail qui apportait le bon. Vous ne l’avez plus ? Dites-le-nous.',
  },
  endingByHand: {
    subject: 'Le bon cadeau que vous avez offert expire bientôt',
    preview: 'Un bon se garde longtemps, mais pas toujours.',
    title: 'Il reste de l’argent sur le bon que vous avez offert',
    text: 'Il reste {amount} sur le bon. On peut l’utiliser jusqu’au {date} inclus.',
    how: 'Rappelez-le à la personne qui l’a reçu : il suffit d’une date et du code, qui est dans l’e-mail du bon. E-mail perdu ? Dites-le-nous.',
  },
  withdrawn: {
    subject: 'Votre rétractation pour le bon cadeau',
    preview: 'Voici votre accusé de réception.',
    title: 'Rétractation reçue',
    text: 'Nous avons reçu votre rétractation le {at}, pour le bon cadeau portant la communication structurée {reference}. Le code ne fonctionne plus.',
    refund: 'Nous vous rendons {amount}, dans les {terms.withdrawalRefund.figures}.',
    account: 'Sur le compte',
    askAccount: 'Envoyez-nous le numéro du compte sur lequel vous souhaitez recevoir l’argent.',
    notYou:
      'Nous attendons {terms.accountWait.figures} avant de faire le virement. Si ce n’était pas vous, dites-le-nous d’ici là.',
    notYouAtOnce: 'Si ce n’était pas vous, dites-le-nous tout de suite.',
    nothing: 'Rien n’était encore payé : il n’y a donc rien à rembourser.',
  },
  takenBack: {
    subject: 'Nous avons repris votre bon cadeau',
    preview: 'Le code ne fonctionne plus.',
    title: 'Bon cadeau repris',
    text: 'Le {at}, nous avons repris le bon cadeau portant la communication structurée {reference}. Le code ne fonctionne plus.',
    askAccount:
      'Si vous ne recevez pas cette somme en espèces, envoyez-nous le numéro de votre compte.',
    notYou:
      'Nous attendons {terms.accountWait.figures} avant de faire le virement. Si quelque chose n’est pas juste, dites-le-nous d’ici là.',
    notYouAtOnce: 'Si quelque chose n’est pas juste, dites-le-nous tout de suite.',
  },
  refunded: {
    subject: 'Remboursement : {amount}',
    preview: 'L’argent de votre bon cadeau est en route.',
    title: 'Votre argent est en route',
    text: 'Nous vous avons remboursé {amount} pour votre bon cadeau.',
    inCash: {
      preview: 'L’argent de votre bon cadeau vous a été rendu en espèces.',
      title: 'Votre argent vous a été rendu',
      text: 'Nous vous avons rendu {amount} en espèces pour votre bon cadeau.',
    },
  },
}

export const voucherMailNames: DeskWords['textLists']['mails']['subjects']['vouchers']['of'] = {
  'voucher-ordered-guest': 'Bon commandé',
  'voucher-paid-guest': 'Bon payé',
  'voucher-gift-guest': 'Le bon lui-même',
  'voucher-ending-guest': 'Le bon expire bientôt',
  'voucher-withdrawn-guest': 'Rétractation reçue',
  'voucher-refunded-guest': 'Bon remboursé',
}
