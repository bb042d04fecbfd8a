/** The receipts journal on the desk and in its file. */
export const deskJournal = {
  title: 'Dagontvangstenboek',
  text: 'Wat er binnenkwam en terugging, dag per dag en zonder namen. Een dag komt erin zodra hij voorbij is, en verandert dan niet meer: wat later anders blijkt, komt erbij als rechtzetting.',
  none: 'Er is nog geen dag voorbij. De eerste komt er vannacht in.',
  noneHere: 'Van deze periode staat er niets in.',
  day: 'Dag',
  month: 'Maand',
  amount: 'Bedrag',
  days: '{from} tot en met {until}',
  rate: 'btw {percent}%',
  /** Day of money that came, or went, on another day. */
  on: 'van {day}',
  count: { one: '{n} ontvangst', other: '{n} ontvangsten' },
  total: 'Samen, {rate}',
  totals: 'Samen',
  file: 'Het boek van {year} (CSV)',
  /** Fingerprint of all days up to and with the last. */
  hash: 'Controlegetal tot en met {day}: {hash}. Geef het aan je boekhouder: verandert iemand een oude dag, dan klopt het getal niet meer.',
  kinds: {
    received: 'Op de rekening',
    'by-hand': 'Zelf genoteerd',
    refunded: 'Terugbetaald',
    'taken-back': 'Teruggenomen door de bank',
    corrected: 'Rechtgezet',
    /** The day that had it wrong follows. */
    recounted: 'Rechtgezet: wat de bank terugnam, was verkeerd geteld',
    begins: 'Begin van het boek',
    nothing: 'Niets ontvangen',
  },
  fileName: 'dagontvangsten',
  columns: {
    day: 'Dag',
    line: 'Regel',
    what: 'Wat',
    receivedOn: 'Ontvangen op',
    vat: 'Btw (%)',
    count: 'Aantal',
    amount: 'Bedrag (btw inbegrepen)',
    text: 'Tekst in de keten',
    hash: 'Controlegetal van de dag',
  },
} as const
