import type { TermsWords } from '../parts.ts'

export const terms: TermsWords = {
  pay: {
    home: {
      inTwo:
        '{terms.deposit.part} en acompte, le solde au plus tard {terms.balance.spelled} avant, ou le tout en une fois si la date est proche.',
      oneSum: 'le tout en une fois, dans les {terms.deposit.spelled}.',
    },
    faq: {
      inTwo:
        '{terms.deposit.part}, dans les {terms.deposit.spelled} ; le solde suit, au plus tard {terms.balance.spelled} avant l’atelier. Si nous confirmons {terms.atOnce.spelled} ou moins avant, vous payez le tout en une fois.',
      oneSum: 'le tout en une fois, dans les {terms.deposit.spelled}, et toujours avant l’atelier.',
    },
    intro: {
      inTwo: 'un acompte de {terms.deposit.percent} par virement garantit votre place.',
      oneSum: 'un virement du montant total garantit votre place.',
    },
    info: {
      inTwo:
        'Après notre confirmation, vous versez un acompte de {terms.deposit.percent} par virement, dans les {terms.deposit.spelled}. Il garantit votre place. Le solde est à payer au plus tard {terms.balance.spelled} avant l’atelier. Si nous confirmons {terms.atOnce.spelled} ou moins avant l’atelier, vous payez le tout en une fois.',
      oneSum:
        'Après notre confirmation, vous payez le tout en une fois, par virement, dans les {terms.deposit.spelled} et toujours avant l’atelier. Votre place est alors garantie.',
    },
    next: { inTwo: 'l’acompte, puis le solde', oneSum: 'le paiement' },
    keyword: { inTwo: 'acompte', oneSum: 'paiement' },
    first: { inTwo: 'l’acompte', oneSum: 'le montant' },
    own: { inTwo: 'votre acompte et votre solde', oneSum: 'votre paiement' },
  },
  cancel: {
    lines: {
      start: '',
      all: '{figures} ou plus : nous vous rendons tout.',
      first: '{figures} ou plus : {part}{orMove}.',
      next: 'De {n} à {untilFigures} : {part}{orMove}.',
      nextOneDay: '{figures} : {part}{orMove}.',
      orMove: ', ou une autre date',
      nothing: '\nMoins de {figures} : pas de remboursement.',
      between: '\n',
      move: '\nVous pouvez choisir une autre date jusqu’à {figures} avant.',
    },
    faq: {
      start: '',
      all: 'Jusqu’à {spelled} avant, vous récupérez tout',
      first: 'Jusqu’à {spelled} avant, vous récupérez {part}{orMove}',
      next: 'de {untilWord} à {spelled}, {part}{orMove}',
      nextOneDay: '{spelled} avant, {part}{orMove}',
      orMove: ' ou une autre date',
      nothing: ' ; ensuite, rien.',
      between: ' ; ',
      move: ' Vous pouvez choisir une autre date jusqu’à {spelled} avant.',
    },
    workshop: {
      start: '',
      all: '{spelled} ou plus avant, tout',
      first: '{spelled} ou plus avant, {part}{orMove}',
      next: 'de {word} à {untilSpelled} avant, {part}{orMove}',
      nextOneDay: '{spelled} avant, {part}{orMove}',
      orMove: ', ou une autre date',
      nothing: ' ; ensuite, rien.',
      between: ' ; ',
      move: ' Vous pouvez choisir une autre date jusqu’à {spelled} avant.',
    },
    dated: {
      start: 'Annulation : ',
      all: 'tout est remboursé jusqu’au {until} inclus',
      first: '{part} sont remboursés jusqu’au {until} inclus{orMove}',
      firstHalf: '{part} est remboursée jusqu’au {until} inclus{orMove}',
      next: '{part} jusqu’au {until} inclus{orMove}',
      nextOneDay: '{part} jusqu’au {until} inclus{orMove}',
      orMove: ', ou une autre date',
      nothing: ' ; ensuite, rien.',
      between: ', ',
      move: ' Vous pouvez choisir une autre date jusqu’au {until} inclus.',
    },
    taken: { rest: 'le reste vous revient aussi', all: 'tout vous revient quand même' },
  },
}
