/** Mail to the accountant with all files of a period. */
export const deskBooks = {
  link: 'Stuur {period} naar mijn boekhouder',
  title: 'Voor je boekhouder: {period}',
  text: 'Dit gaat in één mail mee:',
  lines: {
    moves: {
      one: 'Het kasboek (CSV), met {n} bedrag dat binnenkwam of terugging',
      other: 'Het kasboek (CSV), met {n} bedragen die binnenkwamen of teruggingen',
    },
    days: {
      one: 'Het dagontvangstenboek (CSV), van {n}\u00a0dag',
      other: 'Het dagontvangstenboek (CSV), van {n}\u00a0dagen',
    },
    invoices: {
      one: '{n} factuur of creditnota, als pdf en als UBL',
      other: '{n} facturen en creditnota’s, elk als pdf en als UBL',
    },
    vouchers: {
      one: 'De verkochte cadeaubonnen (CSV): {n}',
      other: 'De verkochte cadeaubonnen (CSV): {n}',
    },
  },
  files: { moves: 'kas', days: 'dagontvangstenboek', vouchers: 'cadeaubonnen' },
  columns: {
    paidOn: 'Betaald op',
    reference: 'Mededeling',
    amount: 'Bedrag',
    left: 'Nu nog over',
    until: 'Geldig tot en met',
  },
  tooLarge: 'Er is niets verstuurd: dit is te veel voor één mail. Kies een maand of een kwartaal.',
  done: { sent: 'De mail naar je boekhouder vertrekt nu.' },
} as const
