import type { TermsWords } from '../parts.ts'

export const terms: TermsWords = {
  pay: {
    home: {
      inTwo:
        '{terms.deposit.part} als voorschot, de rest ten laatste {terms.balance.spelled} vooraf. Is het al binnenkort, dan alles ineens.',
      oneSum: 'alles ineens, binnen {terms.deposit.spelled}.',
    },
    faq: {
      inTwo:
        '{terms.deposit.part} over, ten laatste {terms.deposit.spelled} later. De rest volgt ten laatste {terms.balance.spelled} voor de workshop. Bevestigen we {terms.atOnce.spelled} of minder vooraf, dan betaal je alles ineens.',
      oneSum:
        'alles ineens over, ten laatste {terms.deposit.spelled} later, en altijd voor de workshop.',
    },
    intro: { inTwo: 'een voorschot van {terms.deposit.percent}.', oneSum: 'alles ineens.' },
    info: {
      inTwo:
        'Als we bevestigd hebben, schrijf je een voorschot van {terms.deposit.percent} over, ten laatste {terms.deposit.spelled} later. Daarmee ligt je plaats vast. De rest volgt ten laatste {terms.balance.spelled} voor de workshop. Bevestigen we {terms.atOnce.spelled} of minder vooraf, dan betaal je alles ineens.',
      oneSum:
        'Als we bevestigd hebben, schrijf je alles ineens over, ten laatste {terms.deposit.spelled} later, en altijd voor de workshop. Daarmee ligt je plaats vast.',
    },
    next: { inTwo: 'het voorschot', oneSum: 'de betaling' },
    keyword: { inTwo: 'voorschot', oneSum: 'betaling' },
    first: { inTwo: 'het voorschot', oneSum: 'het bedrag' },
    own: { inTwo: 'je voorschot en je saldo', oneSum: 'je betaling' },
  },
  cancel: {
    lines: {
      start: '',
      all: '{figures} of langer vooraf: je krijgt alles terug.',
      first: '{figures} of langer vooraf: je krijgt {part} terug{orMove}.',
      next: '{n} tot {untilFigures} vooraf: je krijgt {part} terug{orMove}.',
      nextOneDay: '{figures} vooraf: je krijgt {part} terug{orMove}.',
      orMove: ' of je kiest een andere datum',
      nothing: '\nMinder dan {figures} vooraf: je krijgt niets terug.',
      between: '\n',
      move: '\nEen andere datum kiezen kan tot {figures} vooraf.',
    },
    faq: {
      start: '',
      all: 'Tot en met {spelled} vooraf krijg je alles terug',
      first: 'Tot en met {spelled} vooraf krijg je {part} terug{orMove}',
      next: 'van {untilWord} tot {spelled} {part}{orMove}',
      nextOneDay: '{spelled} vooraf {part}{orMove}',
      orMove: ' of een andere datum',
      nothing: ', daarna niets.',
      between: ', ',
      move: ' Een andere datum kiezen kan tot {spelled} vooraf.',
    },
    workshop: {
      start: '',
      all: '{spelled} of langer vooraf alles',
      first: '{spelled} of langer vooraf {part}{orMove}',
      next: '{word} tot {untilSpelled} vooraf {part}{orMove}',
      nextOneDay: '{spelled} vooraf {part}{orMove}',
      orMove: ' of een andere datum',
      nothing: ', daarna niets.',
      between: ', ',
      move: ' Een andere datum kiezen kan tot {spelled} vooraf.',
    },
    dated: {
      start: 'Annuleren: ',
      all: 'tot en met {until} alles terug',
      first: 'tot en met {until} {part} terug{orMove}',
      next: 'tot en met {until} {part}{orMove}',
      nextOneDay: 'tot en met {until} {part}{orMove}',
      orMove: ' of een andere datum',
      nothing: ', daarna niets.',
      between: ', ',
      move: ' Een andere datum kiezen kan tot en met {until}.',
    },
    taken: { rest: 'ook de rest', all: 'toch alles terug' },
  },
}
