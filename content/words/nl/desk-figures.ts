import { deskReceipts } from './desk-receipts.ts'

/** The desk's page that counts places and money. */
export const deskFigures = {
  title: 'Cijfers: {period}',
  /** "3e kwartaal 2025"; in a table of one year without it. */
  quarter: '{n}e kwartaal {year}',
  periods: 'Andere periode',
  accountant: 'Voor de boekhouder',
  accountantText:
    'Wat er binnenkwam en terugging, dag per dag, om in een rekenblad te openen (CSV): op de dag van de bank, of op de dag waarop je het zelf noteerde.',
  csv: 'CSV van {period}',
  other: 'CSV van andere dagen',
  from: 'Van',
  until: 'Tot en met',
  download: 'CSV maken',
  daysProblem: 'Vul een eerste dag in, en een laatste die niet vroeger valt.',
  none: 'In deze periode staan geen data op het programma.',
  byQuarter: 'Per kwartaal en maand',
  byMonth: 'Per maand',
  byWorkshop: 'Per workshop',
  byDate: 'Per datum',
  worst: 'Waar het minst volk kwam',
  text: 'Alles staat bij de datum van de workshop. Van ‘Binnen’ is al afgetrokken wat teruggaat. Wat een gast te veel stortte, staat alleen bij ‘Terug’; wat je niet meer vraagt, blijft bij ‘Open’.',
  what: 'Plaatsen',
  received: 'Binnen',
  owed: 'Open',
  refunded: 'Terug',
  total: 'Samen',
  places: '{taken} van {capacity}',
  money: {
    title: 'Wat er binnenkwam en terugging',
    text: 'Op de dag van de bank, of op de dag waarop je het zelf noteerde. ‘Binnen’ is hier alles wat er kwam, ook wat later weer terugging. Een cadeaubon telt wanneer hij betaald wordt, niet nog eens wanneer iemand hem inruilt.',
    what: 'Waarvoor',
    bookings: 'Boekingen',
    vouchers: 'Cadeaubonnen',
    together: 'Samen',
    redeemed: 'Ingeruild met cadeaubonnen: {amount}. Dat is geen nieuw geld.',
    lapsed: 'Vervallen cadeaubonnen: {amount}. Vraag je boekhouder wat daarmee moet.',
    owedOn: 'Nog te gebruiken op cadeaubonnen, na {day}: {amount}.',
    owed: 'Nog te gebruiken op cadeaubonnen',
  },
  /** Why the receipts journal of the same days has another sum. */
  difference: {
    title: 'Waarom die twee bedragen verschillen',
    text: 'Bij wat er binnenkwam en terugging staat samen {cash}, en in het dagontvangstenboek {journal}.',
    countedLater: {
      read: '{amount} kwam {came} en is ingelezen {read}: het staat in het boek van die dag.',
      noted: '{amount} kwam {came} en is genoteerd {read}: het staat in het boek van die dag.',
    },
    cameBefore: {
      read: '{amount} kwam {came} en is ingelezen {read}: het staat in dit boek, en niet hierboven.',
      noted:
        '{amount} kwam {came} en is genoteerd {read}: het staat in dit boek, en niet hierboven.',
    },
    unwritten: '{amount} is van vandaag: dat komt vannacht in het boek.',
    otherwise:
      '{amount}: daarvan noemde de bank een andere dag dan jij, of het is later rechtgezet, of het kwam voor het boek begon.',
    on: 'op {day}',
    between: 'van {from} tot en met {until}',
  },
  file: {
    columns: {
      day: 'Dag',
      reference: 'Referentie',
      name: 'Naam',
      received: 'Ontvangen',
      refunded: 'Terugbetaald',
      redeemed: 'Ingeruild',
      owed: 'Nog op bonnen',
      how: 'Hoe',
      workshop: 'Workshop',
      workshopOn: 'Datum workshop',
      vatPercent: 'Btw (%)',
      vat: 'Btw in het bedrag',
      invoice: 'Factuur',
    },
    hows: {
      ...deskReceipts.hows,
      bank: 'bank',
      voucher: 'cadeaubon',
      hand: 'zelf genoteerd',
    },
    voucher: 'Cadeaubon van {name}',
    /** Money of a line that the owner took off a booking. */
    nobodys: 'Nog te beslissen bij ‘Rekening’',
  },
  fileName: 'kas',
} as const
