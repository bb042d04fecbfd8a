import type { TermsWords } from '../shape/terms.ts'

export const terms: TermsWords = {
  pay: {
    home: {
      inTwo:
        '{terms.deposit.part} en acompte, le solde au plus tard {terms.balance.spelled} ' +
        'avant, ou le tout en une fois si la date est proche.',
      oneSum: 'le tout en une fois, dans les {terms.deposit.spelled}.',
    },
    faq: {
      inTwo:
        '{terms.deposit.part}, dans les {terms.deposit.spelled} ; le ' +
        'solde suit, au plus tard {terms.balance.spelled} avant l’atelier. Si nous confirmons ' +
        '{terms.atOnce.spelled} ou moins avant, vous payez le tout en une fois.',
      oneSum: 'le tout en une fois, dans les {terms.deposit.spelled}, et toujours avant l’atelier.',
    },
    intro: {
      inTwo: 'un acompte de {terms.deposit.percent} par virement garantit votre place.',
      oneSum: 'un virement du montant total garantit votre place.',
    },
    info: {
      inTwo:
        'Après notre confirmation, vous versez un acompte de {terms.deposit.percent} par ' +
        'virement, dans les {terms.deposit.spelled}. Il garantit votre place. Le solde est à ' +
        'payer au plus tard {terms.balance.spelled} avant l’atelier. Si nous confirmons ' +
        '{terms.atOnce.spelled} ou moins avant l’atelier, vous payez le tout en une fois.',
      oneSum:
        'Après notre confirmation, vous payez le tout en une fois, par virement, dans les ' +
        '{terms.deposit.spelled} et toujours avant l’atelier. Votre place est alors garantie.',
    },
    next: { inTwo: 'l’acompte, puis le solde', oneSum: 'le paiement' },
    keyword: { inTwo: 'acompte', oneSum: 'paiement' },
    first: { inTwo: 'l’acompte', oneSum: 'le montant' },
    own: { inTwo: 'votre acompte et votre solde', oneSum: 'votre paiement' },
  },
}
