import type { TermsWords } from '../parts.ts'

export const terms: TermsWords = {
  pay: {
    home: {
      inTwo:
        '{terms.deposit.part} as a deposit, and the rest no later than {terms.balance.spelled} before, or all of it at once if the date is near.',
      oneSum: 'all of it at once, within {terms.deposit.spelled}.',
    },
    faq: {
      inTwo:
        '{terms.deposit.part}, within {terms.deposit.spelled}. The rest follows no later than {terms.balance.spelled} before the workshop. If we confirm {terms.atOnce.spelled} or less before it, you pay it all at once.',
      oneSum: 'all of it at once, within {terms.deposit.spelled}, and always before the workshop.',
    },
    intro: {
      inTwo: 'a deposit of {terms.deposit.percent} by bank transfer secures your place.',
      oneSum: 'a bank transfer of the whole amount secures your place.',
    },
    info: {
      inTwo:
        'Once we’ve confirmed, you pay a deposit of {terms.deposit.percent} by bank transfer, within {terms.deposit.spelled}. That secures your booking. The balance is due no later than {terms.balance.spelled} before the workshop. If we confirm {terms.atOnce.spelled} or less before it, you pay it all at once.',
      oneSum:
        'Once we’ve confirmed, you pay it all at once by bank transfer, within {terms.deposit.spelled} and always before the workshop. That secures your booking.',
    },
    next: {
      inTwo: 'the deposit that secures your place',
      oneSum: 'the payment that secures your place',
    },
    keyword: { inTwo: 'deposit', oneSum: 'payment' },
    first: { inTwo: 'the deposit', oneSum: 'the amount' },
    own: { inTwo: 'your deposit and your balance', oneSum: 'your payment' },
  },
  cancel: {
    lines: {
      start: '',
      all: '{figures} or more before: everything back.',
      first: '{figures} or more before: {part} back{orMove}.',
      next: '{n} to {untilFigures} before: {part} back{orMove}.',
      nextOneDay: '{figures} before: {part} back{orMove}.',
      orMove: ', or another date',
      nothing: '\nLess than {figures} before: nothing back.',
      between: '\n',
      move: '\nYou can choose another date up to {figures} before.',
    },
    faq: {
      start: '',
      all: 'Up to {spelled} ahead, you get everything back',
      first: 'Up to {spelled} ahead, you get {part} back{orMove}',
      next: 'from {untilSpelled} to {word}, {part}{orMove}',
      nextOneDay: '{spelled} ahead, {part}{orMove}',
      orMove: ' or a different date',
      nothing: '; after that, nothing.',
      between: '; ',
      move: ' You can choose a different date up to {spelled} ahead.',
    },
    workshop: {
      start: '',
      all: '{spelled} or more before, everything',
      first: '{spelled} or more before, {part}{orMove}',
      next: '{word} to {untilSpelled} before, {part}{orMove}',
      nextOneDay: '{spelled} before, {part}{orMove}',
      orMove: ' or another date',
      nothing: '; after that, nothing.',
      between: '; ',
      move: ' You can choose another date up to {spelled} before.',
    },
    dated: {
      start: 'Cancelling: ',
      all: 'everything back up to and including {until}',
      first: '{part} back{orMove} up to and including {until}',
      next: '{part}{orMove} up to and including {until}',
      nextOneDay: '{part}{orMove} up to and including {until}',
      orMove: ' or another date',
      nothing: ', nothing after that.',
      between: ', ',
      move: ' You can choose another date up to and including {until}.',
    },
    taken: { rest: 'the rest comes back too', all: 'everything comes back after all' },
  },
}
