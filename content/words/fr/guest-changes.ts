import type { AuthoredWords, DeskWords } from '../shape.ts'

export const guestChanges: AuthoredWords['guestChanges'] = {
  party: {
    title: 'Qui vient',
    count: {
      title: 'Plus de monde, ou moins',
      text: 'Indiquez le nouveau nombre. Vous verrez ce que cela vous coûte, ou ce qui vous est rendu, avant de décider.',
      textOpen: 'Vous avez choisi « 5 ou plus ». Dites-nous combien vous êtes au juste.',
      label: 'Nombre de personnes',
      free: {
        one: 'Il reste {n} place libre à cette date.',
        other: 'Il reste {n} places libres à cette date.',
      },
      noneFree: 'Il n’y a plus de place à cette date.',
      askUs: 'Plus nombreux ? Écrivez-nous.',
      fewer: 'Vous pouvez venir moins nombreux.',
      weigh: 'Voir ce que cela change',
    },
    problems: {
      count:
        'Indiquez un nombre de 1 à {max}. Si personne ne vient, annulez plutôt votre réservation.',
      noRoom: 'Il ne reste pas autant de places : {most} au plus pour votre réservation.',
      same: 'C’est le nombre que nous avons déjà. Indiquez-en un autre.',
      sameOpen: 'Nous gardons déjà cinq places. Si vous êtes cinq, vous n’avez rien à faire.',
      changed:
        'Quelque chose a changé entre-temps. Voici ce qu’il en est ; vérifiez encore une fois.',
    },
    begun: 'Le cours a commencé. Le nombre de personnes ne peut plus être changé ici.',
    becomes: 'Nombre de personnes : de {before} à {after}',
    price: 'Nouveau total',
    paid: 'Déjà payé',
    back: 'Nous vous rendons',
    kept: 'Nous gardons, selon nos conditions',
    paidAgain: 'Devait vous revenir, compte comme payé',
    owed: 'Reste à payer',
    owedLater: 'Reste à payer après notre réponse',
    button: 'Oui, changer le nombre',
    toBooking: 'Ne rien changer',
  },
  substitute: {
    title: 'Une autre personne vient à votre place',
    text: {
      one: 'Nous lui écrivons. Rien ne change tant qu’elle n’a pas dit oui. Ensuite, la réservation est à son nom et vos liens ne fonctionnent plus.',
      other:
        'Nous lui écrivons. Rien ne change tant qu’elle n’a pas dit oui. Ensuite, toute la réservation, pour {n} personnes, est à son nom et vos liens ne fonctionnent plus. Si une seule personne change dans votre groupe, vous n’avez rien à faire.',
    },
    textPaid:
      'Ce que vous avez payé continue de compter pour cette réservation. Si nous devons rembourser un jour, c’est à vous que l’argent revient.',
    name: 'Son nom',
    email: 'Son adresse e-mail',
    emailHint: 'Nous y envoyons l’itinéraire et ce qu’il faut apporter.',
    language: 'Sa langue',
    nameProblem: 'Indiquez le nom de la personne qui vient',
    emailProblem: 'Indiquez une adresse e-mail autre que la vôtre, par exemple nom@exemple.be',
    button: 'Envoyer la demande',
    asked:
      'Nous avons écrit à {name} et attendons sa réponse. D’ici là, c’est toujours vous qui venez. Vous pouvez demander à quelqu’un d’autre ci-dessous.',
    withdraw: 'Finalement, je viens',
    afterAnswer:
      'Dès que nous aurons confirmé votre demande, vous pourrez indiquer ici qui vient à votre place.',
  },
  accept: {
    title: 'Vous venez ?',
    text: '{name} ne peut pas venir et vous cède sa réservation. Si vous dites oui, elle est à votre nom.',
    textNameless: 'Quelqu’un vous cède sa réservation. Si vous dites oui, elle est à votre nom.',
    allPaid: 'Tout est déjà payé : vous n’avez rien à verser.',
    open: 'Il vous reste {amount} à payer ; les coordonnées bancaires figureront sur votre réservation.',
    toPayer: 'Si nous devons rembourser un jour, l’argent revient à la personne qui a payé.',
    consent: 'Je viens, et j’accepte ces conditions.',
    consentProblem:
      'Cochez la case ; sans cela, nous ne pouvons pas mettre la réservation à votre nom',
    button: 'Oui, je viens',
    buttonToPay: 'Oui, je viens, avec obligation de paiement',
    changed: 'Quelque chose a changé entre-temps dans cette réservation. Vérifiez encore une fois.',
    over: {
      title: 'Ce n’est plus possible',
      text: 'Cette réservation n’existe plus, ou l’atelier a commencé.',
    },
    privacy: 'Ce que nous faisons de vos données',
  },
  asks: {
    subject: 'Vous venez ? {workshop}, {date}',
    preview: 'Quelqu’un ne peut pas venir et vous cède sa réservation.',
    title: 'Une réservation à reprendre',
    text: '{name} ne peut pas venir et vous cède sa réservation.',
    textNameless: 'Quelqu’un ne peut pas venir et vous cède sa réservation.',
    button: 'Voir et dire oui',
    otherwise:
      'Si vous ne faites rien, rien ne change, et nous effaçons votre adresse après l’atelier.',
    footer: 'Une personne qui a réservé chez nous a donné cette adresse. Elle ne sert qu’à cela.',
  },
  vacancy: {
    offer: 'Si quelqu’un prend ma place, remboursez les {amount} que vous gardez',
    how: '{offers.waitingList.vacancy} Dès que quelqu’un l’a payée, nous remboursons ce que nous gardons. Nous suivons l’ordre des annulations ; les places déjà libres passent avant.',
    waits:
      'Personne n’a encore pris et payé votre place. Si cela arrive, nous vous rendons les {amount} que nous gardons.',
    waitsMore: 'Si le reste est pris et payé aussi, nous vous rendons encore {amount}.',
    taken: {
      one: 'Quelqu’un a repris et payé {n} place. Nous vous rendons {amount} de plus.',
      other: '{n} places ont été reprises et payées. Nous vous rendons {amount} de plus.',
    },
    over: 'La date est passée et personne n’a pris votre place. Plus rien ne vous revient.',
  },
  placeTaken: {
    subject: 'Votre place a trouvé preneur : {workshop}, {date}',
    preview: 'Quelqu’un vient à votre place. Nous vous rendons ce que nous avions gardé.',
    title: 'Votre place a trouvé preneur',
    text: {
      one: 'Bonne nouvelle : depuis votre annulation, quelqu’un a repris et payé {n} place.',
      other: 'Bonne nouvelle : depuis votre annulation, {n} places ont été reprises et payées.',
    },
    refund: 'Nous vous rendons maintenant la somme que nous avions gardée : {amount}.',
  },
}

export const substituteMails: AuthoredWords['substituteMails'] = {
  substitute: {
    subject: 'Vous venez : {workshop}, {date}',
    preview: 'Comment nous trouver et ce qu’il faut apporter.',
    title: 'Nous vous attendons',
    text: 'Vous remplacez {name}. La réservation est maintenant à votre nom.',
    textNameless: 'La réservation est maintenant à votre nom.',
    open: 'Cette somme reste à payer, et c’est maintenant à vous de la régler.',
  },
  replaced: {
    subject: 'Une autre personne viendra : {workshop}, {date}',
    preview: 'Votre réservation est maintenant à un autre nom.',
    title: 'Une autre personne vient à votre place',
    text: '{name} vient à votre place à l’atelier « {workshop} » du {date}. Vous n’avez plus rien à faire : les liens de nos e-mails précédents ne fonctionnent plus{offers.diets.erased}.',
    money:
      'Si nous devons rembourser un jour, c’est à vous que l’argent revient : c’est vous qui avez payé.',
    notYou: 'Ce n’était pas convenu ? Dites-le-nous tout de suite.',
  },
}

export const changeMailNames: DeskWords['textLists']['mails']['subjects']['changes']['of'] = {
  'moved-guest': 'Vers une autre date',
  'hours-changed-guest': 'Autre horaire',
  'party-changed-guest': 'Un autre nombre de personnes',
  'split-guest': 'Divisée en deux',
  'substitute-asked-guest': 'Une autre personne invitée à venir',
  'substitute-guest': 'À la personne qui prend la place',
  'replaced-guest': 'À la personne qui ne vient plus',
  'cancelled-guest': 'Annulée',
  'place-taken-guest': 'Quelqu’un a repris la place',
  'refund-account-guest': 'Un compte pour le remboursement',
  'refunded-guest': 'Remboursé',
  'taken-back-guest': 'Un paiement repris par la banque',
  'noted-by-mistake-guest': 'De l’argent noté par erreur',
  'called-off-guest': 'Date annulée',
  'rebooked-guest': 'Autre date après une date annulée',
  'date-letter-guest': 'E-mail à tous les clients d’une date',
}
