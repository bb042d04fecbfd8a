import type { TermsWords } from '../shape/terms.ts'

export const terms: TermsWords = {
  pay: {
    home: {
      inTwo:
        '{terms.deposit.part} als voorschot, de rest ten laatste {terms.balance.spelled} vooraf. ' +
        'Is het al binnenkort, dan alles ineens.',
      oneSum: 'alles ineens, binnen {terms.deposit.spelled}.',
    },
    faq: {
      inTwo:
        '{terms.deposit.part} over, ten laatste {terms.deposit.spelled} later. De rest volgt ' +
        'ten laatste {terms.balance.spelled} voor de workshop. Bevestigen we ' +
        '{terms.atOnce.spelled} of minder vooraf, dan betaal je alles ineens.',
      oneSum:
        'alles ineens over, ten laatste {terms.deposit.spelled} later, en altijd voor de workshop.',
    },
    intro: { inTwo: 'een voorschot van {terms.deposit.percent}.', oneSum: 'alles ineens.' },
    info: {
      inTwo:
        'Als we bevestigd hebben, schrijf je een voorschot van {terms.deposit.percent} over, ' +
        'ten laatste {terms.deposit.spelled} later. Daarmee ligt je plaats vast. De rest volgt ' +
        'ten laatste {terms.balance.spelled} voor de workshop. Bevestigen we ' +
        '{terms.atOnce.spelled} of minder vooraf, dan betaal je alles ineens.',
      oneSum:
        'Als we bevestigd hebben, schrijf je alles ineens over, ten laatste ' +
        '{terms.deposit.spelled} later, en altijd voor de workshop. Daarmee ligt je plaats vast.',
    },
    next: { inTwo: 'het voorschot', oneSum: 'de betaling' },
    keyword: { inTwo: 'voorschot', oneSum: 'betaling' },
    first: { inTwo: 'het voorschot', oneSum: 'het bedrag' },
    own: { inTwo: 'je voorschot en je saldo', oneSum: 'je betaling' },
  },
}
