import type { DeskWords } from '../shape.ts'
import { rulesIn } from '../terms.ts'

const terms = rulesIn('fr')

export const ownerNews: DeskWords['ownerNews'] = {
  facts: {
    newDate: 'Nouvelle date',
    oldDate: 'Date libérée',
    calledOffDate: 'Date annulée',
    participants: 'Personnes',
    name: 'Nom',
    email: 'E-mail',
    noEmail: 'Aucun : réservé directement chez vous',
    language: 'Langue',
    none: 'Rien de particulier',
    deposit: 'Acompte',
    balance: 'Solde',
    whole: 'Paiement',
    paidUntil: '{paid} sur {amount}, attendu pour le {date}',
    reference: 'Référence',
    places: 'Places prises',
    minimum: 'Minimum',
  },
  actions: {
    confirm: 'Confirmer',
    decline: 'Refuser',
    'deposit-received': 'Acompte reçu',
    'balance-received': 'Solde reçu',
    'all-received': 'Tout est reçu',
    'cancel-guest': 'Annuler la réservation',
    'refund-paid': 'C’est remboursé',
    'go-ahead': 'Oui, la maintenir',
    'call-off': 'Annuler la date',
  },
  oneButton: 'Ouvrir un lien ne fait encore rien ; seul le bouton de la page compte.',
  reply: 'Si vous répondez à cet e-mail, c’est le client qui vous lit.',
  unanswered: {
    subject: 'Sans réponse : {name}, {workshop}, {date}',
    preview: 'Le délai que nous promettons touche à sa fin.',
    title: 'Cette demande vous attend',
    text: '{name} peut compter sur une réponse, au plus tard le {until}. Tant que vous n’avez pas répondu, nous gardons les places.',
    unproven:
      'Personne n’a encore cliqué sur un lien dans un e-mail à ce client : nous ne savons pas si l’adresse est la bonne.',
  },
  cancelled: {
    subject: 'Annulation : {name}, {workshop}, {date}',
    preview: 'De la place se libère. Vous n’avez rien à rembourser.',
    previewBack: 'De la place se libère. À rembourser : {amount}.',
    title: 'Un client ne vient pas',
    text: {
      one: '{name} a annulé. La place se libère.',
      other: '{name} a annulé. Les {n} places se libèrent.',
    },
    offered: {
      one: 'La liste d’attente a aussitôt reçu une offre pour {n} place.',
      other: 'La liste d’attente a aussitôt reçu une offre pour {n} places.',
    },
    nothingPaid: 'Rien n’était encore payé : il n’y a donc rien à rembourser.',
    nothingBack: '{paid} étaient payés. Selon les conditions, rien n’est à rembourser.',
    ifTaken:
      'Si quelqu’un d’autre paie la place, vous rendrez jusqu’à {amount} de plus. Ce remboursement viendra de lui-même dans votre liste.',
    creditNote:
      'Cette réservation a une facture, qui n’est plus exacte. La note de crédit est dans votre liste.',
  },
  refund: {
    text: `Le client l’attend dans les ${terms.refund.figures}. Dès que c’est parti, dites-le avec le bouton : le client en est prévenu.`,
    noAccount:
      'Le client n’a pas encore dit sur quel compte. L’e-mail au client le demande ; la réponse arrive dans votre boîte e-mail. Dès que l’argent est parti, dites-le avec le bouton.',
    otherAccount:
      'Ce remboursement va vers un autre compte que celui d’où venait l’argent. Il venait de {known} ; le compte indiqué est {asked}. Un e-mail a dit au client comment refuser ce compte. Ne payez pas avant le {from} : le code sera alors sur la réservation.',
    typedAccount:
      'Le compte indiqué est {asked}. Rien ne prouve qui l’a indiqué ; un e-mail a donc dit au client comment le refuser. Ne payez pas avant le {from} : le code sera alors sur la réservation.',
    fromSame: 'ce compte',
    fromUnknown: 'inconnu',
    noAccountNoEmail:
      'Le client n’a pas donné de numéro de compte et n’a pas d’adresse e-mail : demandez-le par téléphone.',
    beneficiary: 'Bénéficiaire',
    alt: 'Code QR pour l’application de votre banque. Les mêmes données sont ici en texte.',
    scan: 'À scanner avec l’application de votre banque, ou à recopier.',
  },
  moved: {
    subject: 'Autre date : {name}, {workshop}, {date}',
    preview: 'Le même client, un autre jour.',
    title: 'Un client vient un autre jour',
    text: '{name} a choisi une autre date. Ce qui est payé suit.',
  },
  rebooked: {
    subject: 'Reportée : {name}, {workshop}, {date}',
    preview: 'Un client d’une date annulée en a choisi une autre.',
    title: 'Un client a choisi une autre date',
    text: '{name} avait une date que vous avez annulée, et en a choisi une autre à la place.',
    noRefund:
      'Les {amount} que vous deviez rembourser suivent : vous n’avez plus rien à rembourser. Si l’argent était déjà parti, écrivez tout de suite au client.',
    isRequest: 'Vous n’aviez pas encore répondu à cette demande : elle vous attend de nouveau.',
    nothing: 'Vous n’avez rien à faire.',
  },
  waitingAccepted: {
    subject: 'De la liste d’attente : {name}, {workshop}, {date}',
    preview: 'La réservation est confirmée. Vous n’avez rien à faire.',
    title: 'Quelqu’un de la liste d’attente vient',
    text: '{name} a accepté votre offre. La réservation est confirmée et les coordonnées bancaires sont parties. Vous n’avez rien à faire.',
  },
  deskKey: {
    subject: 'Votre clé pour le bureau',
    preview: `Elle sert une fois, et pendant ${terms.deskKey.figures}.`,
    title: 'Votre clé pour le bureau',
    text: `Ouvrez-la sur l’appareil où vous l’avez demandée : votre bureau le connaîtra désormais. La clé sert une fois, et pendant ${terms.deskKey.figures}. Ne transférez pas cet e-mail.`,
    button: 'Ouvrir le bureau sur cet appareil',
    notAsked: `Vous ne l’avez pas demandée ? Quelqu’un d’autre l’a fait, mais elle n’arrive que dans cette boîte e-mail. Laissez-la : dans ${terms.deskKey.figures}, elle n’ouvrira plus rien.`,
  },
  burst: {
    subject: 'Beaucoup à la fois : {what}',
    requests: { one: '{n} demande', other: '{n} demandes' },
    messages: { one: '{n} message', other: '{n} messages' },
    both: '{requests} et {messages}',
    preview: 'Tout en un seul e-mail, pour ménager votre boîte.',
    title: 'Beaucoup à la fois',
    text: 'Nous avons reçu {what} coup sur coup. Vous les lirez sur votre bureau.',
    messagesTitle: 'Les messages',
    message: '{name} ({email}) : {subject}',
    openMessage: 'Ouvrir le message sur votre bureau',
    listTitle: 'Les demandes',
    openRequest: 'Ouvrir la demande sur votre bureau',
    line: {
      one: '{name}, {n} personne : {workshop}, {date}',
      other: '{name}, {n} personnes : {workshop}, {date}',
    },
    more: { one: 'Et {n} autre', other: 'Et {n} autres' },
    careful:
      'Vous ne savez pas d’où vient cette affluence ? Lisez chaque demande avant de la confirmer.',
  },
  toDecide: {
    subject: 'À décider : {workshop}, {date}',
    preview: 'Cette date est-elle maintenue ? Vous vouliez en décider aujourd’hui au plus tard.',
    title: 'Cette date est-elle maintenue ?',
    text: 'Vous vouliez décider aujourd’hui au plus tard si cette date est maintenue.',
    guestsTitle: 'Qui a réservé',
    guest: { one: '{name}, {n} personne : {status}', other: '{name}, {n} personnes : {status}' },
    elsewhere: { one: '{n} place, réservée ailleurs', other: '{n} places, réservées ailleurs' },
    consequence:
      'Si vous annulez la date, tout ce qui est payé est remboursé, et les clients qui ont donné une adresse e-mail sont prévenus. La page vous dit d’abord de quelle somme il s’agit.',
  },
  prepSheet: {
    subject: 'À préparer : {workshop}, {date}',
    preview: 'Qui vient, et ce qui doit être prêt.',
    title: 'Préparation : {workshop}',
    later:
      'Les clients peuvent signaler allergies et régimes jusqu’au {until}. La page de la date a toujours les dernières réponses.',
    private: `Cet e-mail contient des noms et des allergies. Supprimez-le après l’atelier, et jetez ce que vous avez imprimé. Le site efface lui-même les allergies, ${terms.afterTheDay.spelled} après l’atelier.`,
    privateNames:
      'Cet e-mail contient des noms. Supprimez-le après l’atelier, et jetez ce que vous avez imprimé.',
  },
}
