/** The desk's page that counts places and money: Dutch alone. */
export const deskFigures = {
  title: 'Cijfers: {period}',
  /** "3e kwartaal 2025"; in a table of one year without it. */
  quarter: '{n}e kwartaal {year}',
  periods: 'Andere periode',
  accountant: 'Voor de boekhouder',
  accountantText:
    'Wat er binnenkwam en terugging, dag per dag, om in een rekenblad te openen (CSV): op de ' +
    'dag van de bank, of op de dag dat je het zelf aanduidde.',
  csv: 'CSV van {period}',
  other: 'CSV van andere dagen',
  from: 'Van',
  until: 'Tot en met',
  download: 'CSV maken',
  daysProblem: 'Vul een eerste dag in, en een laatste die niet vroeger valt.',
  none: 'In deze periode staan geen datums op het programma.',
  byQuarter: 'Per kwartaal en maand',
  byMonth: 'Per maand',
  byWorkshop: 'Per workshop',
  byDate: 'Per datum',
  worst: 'Waar het minst volk kwam',
  text:
    'Alles staat bij de datum van de workshop. Wat een gast te veel stortte, staat alleen bij ' +
    'Terug; wat je niet meer vraagt, blijft bij Open.',
  what: 'Plaatsen',
  received: 'Binnen',
  owed: 'Open',
  refunded: 'Terug',
  total: 'Samen',
  places: '{taken} van {capacity}',
  money: {
    title: 'Wat er binnenkwam en terugging',
    text:
      'Op de dag van de bank, of op de dag dat je het zelf aanduidde. Een cadeaubon telt ' +
      'wanneer hij betaald wordt, niet nog eens wanneer iemand hem inruilt.',
    what: 'Waarvoor',
    bookings: 'Boekingen',
    vouchers: 'Cadeaubonnen',
    together: 'Samen',
    redeemed: 'Ingeruild met cadeaubonnen: {amount}. Dat is geen nieuw geld.',
    owedOn: 'Nog te gebruiken op cadeaubonnen, na {day}: {amount}.',
    owed: 'Nog te gebruiken op cadeaubonnen',
  },
  file: {
    day: 'Dag',
    reference: 'Referentie',
    name: 'Naam',
    received: 'Ontvangen',
    refunded: 'Terugbetaald',
    redeemed: 'Ingeruild',
    owed: 'Nog op bonnen',
    voucher: 'Cadeaubon van {name}',
  },
  fileName: 'kas',
} as const
