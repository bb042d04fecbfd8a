import { rulesIn } from '../terms.ts'

const { remindAgain } = rulesIn('nl')

/** Mails to the farm about late payments, whole or in part. */
export const overdueMails = {
  /** Subject and preview of a mail about one payment. */
  subject: '{title}: {name}, {workshop}, {date}',
  preview: '{open} is te laat. Jij beslist wat er gebeurt.',
  /** Payments that became late on one day. */
  several: {
    preview: 'Wie, hoeveel en sinds wanneer. Jij beslist wat er gebeurt.',
    title: '{n} betalingen niet gezien',
    text: 'Lees eerst een nieuw uittreksel in: misschien zijn ze er al.',
    line: '{name}: {what} {open}, verwacht tegen {due}',
    /** Guests whom the desk can remind, cannot remind now, and cannot write to. */
    groups: {
      toCheck: 'Bij ‘Rekening’ wacht geld dat dit kan zijn; kijk dat eerst na:',
      toRemind: 'Aan dit bedrag nog niet herinnerd; dat kan op de boeking:',
      toCall: `Al herinnerd; een laatste herinnering kan na ${remindAgain.spelled}. Bel wie een nummer gaf:`,
      noMailbox: 'Zonder e-mailadres, dus zonder herinnering; bel even:',
    },
  },
  /** Link that calls a guest. */
  call: 'Bel {name}: {telephone}',
  stands: 'Vanzelf gebeurt er niets: de plaatsen blijven bezet tot jij beslist.',
  /** The sentence after the first: what the guest read of it. */
  reminded: 'De gast is er per mail aan herinnerd op {at}.',
  notReminded: 'Aan dit bedrag is de gast nog niet herinnerd: dat kan op de boeking.',
  waits: 'Bij ‘Rekening’ wacht {amount} van {payer}: kijk dat eerst na.',
  noMailbox: 'De gast heeft geen e-mailadres en kreeg dus geen herinnering: bel even.',
  deposit: {
    title: 'Voorschot niet gezien',
    text: 'Het voorschot van {name} had er op {due} moeten zijn.',
    part: {
      title: 'Voorschot niet volledig',
      text: 'Van het voorschot van {name} kwam {received}. Er ontbreekt nog {open}; alles had er op {due} moeten zijn.',
    },
  },
  /** The only payment. */
  whole: {
    title: 'Betaling niet gezien',
    text: 'De betaling van {name} had er op {due} moeten zijn.',
    part: {
      title: 'Betaling niet volledig',
      text: 'Van de betaling van {name} kwam {received}. Er ontbreekt nog {open}; alles had er op {due} moeten zijn.',
    },
  },
  /** The balance is late, and the deposit never came. */
  together: {
    title: 'Voorschot en saldo niet gezien',
    text: 'Op {due} had het voorschot van {name} er moeten zijn, en nu ook het saldo: samen {open}.',
    part: {
      title: 'Nog niet alles gezien',
      text: 'Van {name} kwam {received}. Op {due} had het voorschot er moeten zijn, en nu ook het saldo: samen nog {open}.',
    },
  },
  balance: {
    title: 'Saldo niet gezien',
    text: 'Het saldo van {name} had er op {due} moeten zijn.',
    part: {
      title: 'Saldo niet volledig',
      text: 'Van het saldo van {name} kwam {received}. Er ontbreekt nog {open}; alles had er op {due} moeten zijn.',
    },
  },
} as const
