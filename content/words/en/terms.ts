import type { TermsWords } from '../shape/terms.ts'

export const terms: TermsWords = {
  pay: {
    home: {
      inTwo:
        '{terms.deposit.part} as a deposit, and the rest no later than ' +
        '{terms.balance.spelled} before, or all of it at once if the date is near.',
      oneSum: 'all of it at once, within {terms.deposit.spelled}.',
    },
    faq: {
      inTwo:
        '{terms.deposit.part}, within {terms.deposit.spelled}. The rest follows no later than ' +
        '{terms.balance.spelled} before the workshop. If we confirm {terms.atOnce.spelled} or ' +
        'less before it, you pay it all at once.',
      oneSum: 'all of it at once, within {terms.deposit.spelled}, and always before the workshop.',
    },
    intro: {
      inTwo: 'a deposit of {terms.deposit.percent} by bank transfer secures your place.',
      oneSum: 'a bank transfer of the whole amount secures your place.',
    },
    info: {
      inTwo:
        'Once we’ve confirmed, you pay a deposit of {terms.deposit.percent} by bank transfer, ' +
        'within {terms.deposit.spelled}. That secures your booking. The balance is due no later ' +
        'than {terms.balance.spelled} before the workshop. If we confirm {terms.atOnce.spelled} ' +
        'or less before it, you pay it all at once.',
      oneSum:
        'Once we’ve confirmed, you pay it all at once by bank transfer, within ' +
        '{terms.deposit.spelled} and always before the workshop. That secures your booking.',
    },
    next: {
      inTwo: 'the deposit that secures your place',
      oneSum: 'the payment that secures your place',
    },
    keyword: { inTwo: 'deposit', oneSum: 'payment' },
    first: { inTwo: 'the deposit', oneSum: 'the amount' },
    own: { inTwo: 'your deposit and your balance', oneSum: 'your payment' },
  },
}
