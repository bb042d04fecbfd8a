import { rulesIn } from '../terms.ts'

const terms = rulesIn('nl')

/** Mails to the farm about late payments, whole or in part: Dutch alone. */
export const overdueMails = {
  /** Several payments that became late on one day. */
  several: {
    subject: '{n} betalingen niet gezien',
    preview: 'Wie, hoeveel en sinds wanneer. Jij beslist wat er gebeurt.',
    title: '{n} betalingen niet gezien',
    text:
      'Lees eerst een nieuw uittreksel in: misschien zijn ze er al. Op de boeking, en op je bureau, kun je ' +
      'de gast herinneren of zeggen dat het geld er is.',
    line: '{name}: {what} {open}, verwacht op {due}',
    stands: 'Vanzelf gebeurt er niets: de plaatsen blijven bezet tot jij beslist.',
  },
  'deposit-overdue': {
    subject: 'Voorschot niet gezien: {name}, {workshop}, {date}',
    preview: `Het voorschot is ${terms.depositLate.spelled} te laat. Jij beslist wat er gebeurt.`,
    title: 'Nog geen voorschot',
    text:
      'Het voorschot van {name} had er op {due} moeten zijn. De gast is er per mail aan ' +
      'herinnerd.',
    textNoEmail:
      'Het voorschot van {name} had er op {due} moeten zijn. ' +
      'De gast heeft geen mailadres en kreeg dus geen herinnering: bel even.',
    part: {
      subject: 'Voorschot niet volledig: {name}, {workshop}, {date}',
      preview: `De rest is ${terms.depositLate.spelled} te laat. Jij beslist wat er gebeurt.`,
      title: 'Voorschot niet volledig',
      text:
        'Van het voorschot van {name} kwam {received}. Er ontbreekt nog {open}; alles had er op ' +
        '{due} moeten zijn. De gast is er per mail aan herinnerd.',
      textNoEmail:
        'Van het voorschot van {name} kwam {received}. Er ontbreekt nog {open}; alles had er op ' +
        '{due} moeten zijn. De gast heeft geen mailadres en kreeg dus geen herinnering: bel even.',
    },
    stands: 'Vanzelf gebeurt er niets: de plaatsen blijven bezet tot jij beslist.',
  },
  /** The only payment. */
  'whole-overdue': {
    subject: 'Betaling niet gezien: {name}, {workshop}, {date}',
    preview: `De betaling is ${terms.depositLate.spelled} te laat. Jij beslist wat er gebeurt.`,
    title: 'Nog geen betaling',
    text:
      'De betaling van {name} had er op {due} moeten zijn. De gast is er per mail aan ' +
      'herinnerd.',
    textNoEmail:
      'De betaling van {name} had er op {due} moeten zijn. ' +
      'De gast heeft geen mailadres en kreeg dus geen herinnering: bel even.',
    part: {
      subject: 'Betaling niet volledig: {name}, {workshop}, {date}',
      preview: `De rest is ${terms.depositLate.spelled} te laat. Jij beslist wat er gebeurt.`,
      title: 'Betaling niet volledig',
      text:
        'Van de betaling van {name} kwam {received}. Er ontbreekt nog {open}; alles had er op ' +
        '{due} moeten zijn. De gast is er per mail aan herinnerd.',
      textNoEmail:
        'Van de betaling van {name} kwam {received}. Er ontbreekt nog {open}; alles had er op ' +
        '{due} moeten zijn. De gast heeft geen mailadres en kreeg dus geen herinnering: bel even.',
    },
    stands: 'Vanzelf gebeurt er niets: de plaatsen blijven bezet tot jij beslist.',
  },
  'balance-overdue': {
    subject: 'Saldo niet gezien: {name}, {workshop}, {date}',
    preview: `Het saldo is ${terms.balanceLate.spelled} te laat. Jij beslist wat er gebeurt.`,
    title: 'Nog geen saldo',
    text:
      'Het saldo van {name} had er op {due} moeten zijn. De betaalgegevens zijn per mail ' +
      'verstuurd.',
    textNoEmail:
      'Het saldo van {name} had er op {due} moeten zijn. ' +
      'De gast heeft geen mailadres en kreeg dus geen vraag: bel even.',
    part: {
      subject: 'Saldo niet volledig: {name}, {workshop}, {date}',
      preview: `De rest is ${terms.balanceLate.spelled} te laat. Jij beslist wat er gebeurt.`,
      title: 'Saldo niet volledig',
      text:
        'Van het saldo van {name} kwam {received}. Er ontbreekt nog {open}; alles had er op ' +
        '{due} moeten zijn. De betaalgegevens zijn per mail verstuurd.',
      textNoEmail:
        'Van het saldo van {name} kwam {received}. Er ontbreekt nog {open}; alles had er op ' +
        '{due} moeten zijn. De gast heeft geen mailadres en kreeg dus geen vraag: bel even.',
    },
    stands: 'Vanzelf gebeurt er niets: de plaatsen blijven bezet tot jij beslist.',
  },
} as const
