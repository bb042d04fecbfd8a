import type { AuthoredWords } from '../shape.ts'

export const mails: AuthoredWords['mails'] = {
  reservation: {
    subject: 'Votre demande : {workshop}, {date}',
    preview:
      'Nous l’avons bien reçue et nous répondons dans les {terms.answer.figures}. Rien à payer pour l’instant.',
    greeting: 'Bonjour {name},',
    intro:
      'Nous avons bien reçu votre demande. Elle n’est pas encore confirmée, et vous n’avez rien à payer.',
    requestTitle: 'Votre demande',
    facts: {
      reference: 'Référence',
      workshop: 'Atelier',
      date: 'Date',
      time: 'Horaire',
      participants: 'Participants',
      fiveOrMore: '5 ou plus (compté pour cinq, tant que nous ne savons pas combien vous serez)',
      total: 'Total',
      name: 'Nom',
      requirements: 'Vos remarques',
      requirementsNoted: 'Notées',
      noRequirements: 'Aucune',
      voucher: 'Bon cadeau',
      voucherNoted: 'Noté : utilisé dès que nous confirmons',
    },
    nextTitle: 'La suite',
    nextSteps: [
      'Dans les {terms.answer.figures}, nous vous disons si c’est possible.',
      'Vous recevez alors les coordonnées bancaires pour l’acompte : {deposit}, à virer dans les {days}. Il garantit votre place.',
      '{offers.diets.mailed}',
      'Le solde, {balance}, est à payer au plus tard le {day}.',
    ],
    nextStepsAtOnce: [
      'Dans les {terms.answer.figures}, nous vous disons si c’est possible.',
      'Vous recevez alors les coordonnées bancaires. Tout se paie en une fois : {total}, {due}. Votre place est alors garantie.',
      '{offers.diets.mailed}',
    ],
    nextStepsWithVoucher: [
      'Dans les {terms.answer.figures}, nous vous disons si c’est possible.',
      'Votre bon cadeau est alors utilisé. S’il ne couvre pas tout, un e-mail vous dit comment verser le reste.',
      '{offers.diets.mailed}',
    ],
    payment: {
      amount: 'Montant',
      beneficiary: 'Bénéficiaire',
      account: 'Compte (IBAN)',
      communication: 'Communication structurée',
      within: 'dans les {days}',
      dueOn: 'au plus tard le {date}',
    },
    calendarNote:
      'Le fichier joint note la date au crayon dans votre agenda : elle reste à confirmer.',
    questions: 'Une question ? Répondez à cet e-mail.',
    signature: '{business.hosts}',
    footer:
      'Une place a été demandée sur notre site avec cette adresse. Ce n’était pas vous ? Dites-le-nous : nous effacerons la demande.',
  },
  contact: {
    subject: 'Nous avons bien reçu votre message',
    preview: 'Il est bien arrivé. Nous le lisons et nous y répondons nous-mêmes.',
    greeting: 'Bonjour {name},',
    text: 'Merci pour votre message. Il est bien arrivé et nous y répondrons nous-mêmes. Si vous voulez ajouter quelque chose, répondez à cet e-mail.',
    many: {
      subject: 'Nous avons bien reçu vos {n} messages',
      preview: 'Ils sont bien arrivés. Nous les lisons et nous y répondons nous-mêmes.',
      text: 'Merci pour vos messages. Ils sont tous bien arrivés et nous y répondrons nous-mêmes. Si vous voulez ajouter quelque chose, répondez à cet e-mail.',
    },
    signature: '{business.hosts}',
    footer:
      'Vous recevez cet e-mail parce qu’un message a été envoyé avec cette adresse sur notre site. Ce n’était pas vous ? Dites-le-nous : nous effacerons le message.',
  },
  jar: {
    ready: 'Votre bocal est prêt',
    filled: 'Votre bocal est rempli',
    bubbling: 'Votre bocal pétille',
    golden: 'Votre bocal prend une teinte dorée',
    ripe: 'Votre bocal est à point',
    gift: 'Un bocal enrubanné',
  },
}

export const dateLetter: AuthoredWords['dateLetter'] = {
  subject: 'Un mot de la ferme : {workshop}, {date}',
  preview: 'À lire avant de venir.',
  waitingPreview: 'Des nouvelles de la date que vous attendez.',
  title: 'Un mot de la ferme',
  writtenIn:
    'Nous avons écrit ceci en {language}. Quelque chose n’est pas clair ? Demandez-le-nous.',
}
