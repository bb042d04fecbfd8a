import type { OffersWords } from '../parts.ts'

export const offers: OffersWords = {
  waitingList: {
    label: { yes: 'Liste d’attente', no: '' },
    link: { yes: 'Inscrivez-vous sur la liste d’attente', no: '' },
    toList: { yes: 'Voir la liste d’attente', no: '' },
    notice: {
      yes: ', ou demandez à être sur la liste d’attente : le lien est à côté de la date',
      no: '',
    },
    error: {
      yes: ', ou demandez à être sur la liste d’attente : le lien est à côté des dates',
      no: '',
    },
    gone: { yes: ' ou inscrivez-vous sur la liste d’attente', no: '' },
    question: { yes: 'Ma date est complète. Faut-il attendre ?', no: '' },
    vacancy: {
      yes: 'Votre place est proposée à la liste d’attente et revient sur le site.',
      no: 'Votre place revient sur le site.',
    },
    asked: { yes: ' ou la liste d’attente', no: '' },
    turn: { yes: ' et à qui c’est le tour sur la liste d’attente', no: '' },
    consent: { yes: ', sous la liste d’attente', no: '' },
    kept: { yes: 'La liste d’attente, les propositions', no: 'Les propositions' },
  },
  diary: {
    consent: { yes: ', votre phrase pour le site', no: '' },
    asked: {
      yes: 'Votre souhait d’e-mails sur votre bocal, et la phrase que vous écrivez ensuite pour le site, avec votre prénom et votre commune.',
      no: '',
    },
    kept: {
      yes: 'Le souhait d’e-mails sur votre bocal : jusqu’au dernier, un bon mois après l’atelier, ou jusqu’à ce que vous les arrêtiez. Votre phrase pour le site : {terms.sentence.spelled}, ou jusqu’à ce que vous la repreniez.',
      no: '',
    },
  },
  diets: {
    purpose: { yes: 'tenir compte de ce que vous ne pouvez pas manger ;', no: '' },
    hint: {
      yes: ' Les allergies, nous vous les demanderons plus tard ; le lien de notre e-mail permet de les dire plus tôt.',
      no: '',
    },
    next: {
      yes: 'Nous vous demandons vos allergies et régimes, et nous envoyons l’itinéraire.',
      no: 'Nous envoyons l’itinéraire.',
    },
    asked: {
      yes: ' Les allergies et les régimes, nous les demandons plus tard, quand la réservation est garantie ; le lien de notre e-mail permet de les dire plus tôt. Vous pouvez ne pas répondre, et votre réponse ne nous sert que si vous y consentez explicitement.',
      no: '',
    },
    told: { yes: 'Vos allergies et régimes, si vous nous en parlez.', no: '' },
    ground: {
      yes: ' Pour les allergies, nous demandons un consentement explicite (article 9.2.a).',
      no: '',
    },
    kept: { yes: 'Les allergies, les régimes, le téléphone', no: 'Le téléphone' },
    table: {
      yes: 'Chacun y dit ce qu’il ne mange pas et peut payer sa part.',
      no: 'Chacun s’y inscrit et peut payer sa part.',
    },
    own: { yes: ', jamais ce que vous ne mangez pas', no: '' },
    page: { yes: 'ce que vous ne mangez pas, et votre part.', no: 'votre part.' },
    share: {
      yes: 'Sur votre page, dites-nous ce que vous ne mangez pas ; vous y voyez aussi si vous avez une part à payer.',
      no: 'Sur votre page, vous voyez si vous avez une part à payer.',
    },
    erased: {
      yes: ', et nous avons effacé ce que vous nous aviez dit de vos repas ou de votre santé',
      no: '',
    },
    mailed: {
      yes: 'Nous vous demandons ce que vous ne mangez pas, et envoyons l’itinéraire.',
      no: 'Nous envoyons l’itinéraire.',
    },
    paid: { yes: ' et demandons ce que vous ne mangez pas', no: '' },
    meals: {
      yes: ' Vos allergies et régimes, nous vous les demandons une fois la réservation garantie ; n’en mettez rien dans le formulaire.',
      no: '',
    },
  },
  privateGroups: {
    price: { yes: ' C’est aussi le prix pour votre propre groupe.', no: '' },
    children: { yes: ' Si vous venez avec votre propre groupe, parlons-en.', no: '' },
    contact: { yes: ', un groupe', no: '' },
  },
  vouchers: {
    question: { yes: 'Vendez-vous des bons cadeaux ?', no: '' },
    asked: {
      yes: 'Pour un bon cadeau : qui l’achète et qui le reçoit, leur adresse e-mail et les mots qui y figurent. Une fois parti l’e-mail qui porte le code, nous ne gardons du code que le début et une empreinte.',
      no: '',
    },
    contract: { yes: ' votre bon cadeau,', no: '' },
    receiver: { yes: ' reçoit un bon cadeau ou', no: '' },
    kept: {
      yes: 'Les bons cadeaux : {terms.booking.figures} avec qui les a achetés et reçus, puis sans, jusqu’à {terms.amounts.figures}, à partir du 1er\u00a0janvier qui suit la commande. Tant qu’un bon est valable ou reste à rembourser, nous le gardons tel quel. Si personne ne le paie, {terms.unpaid.figures}, puis jusqu’à la lecture de notre extrait de compte de ces jours-là, {terms.lapsedOrder.figures} au plus.',
      no: '',
    },
    mail: {
      yes: ' Un seul e-mail fait exception : celui du bon cadeau, qui porte vos mots et le code. Vous en voyez le début avant de payer ; relisez bien l’adresse de la personne qui le reçoit.',
      no: '',
    },
  },
  invoices: {
    comes: { yes: ' ; avec un numéro de TVA belge, la facture arrive par Peppol', no: '' },
    arrives: {
      yes: ' Avec un numéro de TVA belge, elle arrive par Peppol dans votre logiciel comptable.',
      no: '',
    },
  },
  faq: {
    vacancy: {
      yes: ' Ce qui se passe si quelqu’un prend votre place, vous le lirez dans la FAQ.',
      no: '',
    },
  },
}
