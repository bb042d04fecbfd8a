import type { OffersWords } from '../parts.ts'

export const offers: OffersWords = {
  waitingList: {
    label: { yes: 'Liste d’attente', no: '' },
    link: { yes: 'Inscrivez‑vous sur la liste d’attente', no: '' },
    toList: { yes: 'Voir la liste d’attente', no: '' },
    notice: {
      yes: ', ou demandez à être sur la liste d’attente : le lien est à côté de la date',
      no: '',
    },
    error: {
      yes: ', ou demandez à être sur la liste d’attente : le lien est à côté des dates',
      no: '',
    },
    gone: { yes: ' ou inscrivez‑vous sur la liste d’attente', no: '' },
    question: { yes: 'Ma date est complète. Faut‑il attendre ?', no: '' },
    vacancy: {
      yes: 'Votre place va à la liste d’attente et revient sur le site.',
      no: 'Votre place revient sur le site.',
    },
    asked: { yes: ' ou la liste d’attente', no: '' },
    turn: { yes: ' et à qui c’est le tour sur la liste d’attente', no: '' },
    consent: { yes: ', sous la liste d’attente', no: '' },
    kept: { yes: 'La liste d’attente, les propositions', no: 'Les propositions' },
  },
  diary: {
    asked: {
      yes: 'Votre souhait de messages sur votre bocal, et la phrase que vous écrivez ensuite pour le site, avec votre prénom et votre commune.',
      no: '',
    },
    kept: {
      yes: 'Le souhait de messages sur votre bocal : jusqu’au dernier, un bon mois après l’atelier, ou jusqu’à ce que vous les arrêtiez. Votre phrase pour le site : {terms.sentence.spelled}, ou jusqu’à ce que vous la repreniez.',
      no: '',
    },
  },
  vouchers: { question: { yes: 'Vendez‑vous des bons cadeaux ?', no: '' } },
}
