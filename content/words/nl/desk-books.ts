/** Mail to the accountant with all files of a period. */
export const deskBooks = {
  link: 'Stuur {period} naar mijn boekhouder',
  title: 'Voor je boekhouder: {period}',
  text: 'Dit gaat in één mail mee:',
  runs: 'Deze periode loopt nog tot en met {date}: wat er nog bijkomt, gaat nu niet mee.',
  lines: {
    moves: {
      one: 'Het kasboek (CSV), met {n} bedrag dat binnenkwam of terugging',
      other: 'Het kasboek (CSV), met {n} bedragen die binnenkwamen of teruggingen',
    },
    days: {
      one: 'Het dagontvangstenboek (CSV), van {n} dag',
      other: 'Het dagontvangstenboek (CSV), van {n} dagen',
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
  noInvoices: 'Geen facturen of creditnota’s in deze periode',
  lapsed: 'Op cadeaubonnen die vervielen, stond nog {amount}',
  files: { moves: 'kas', days: 'dagontvangstenboek', vouchers: 'cadeaubonnen' },
  columns: {
    paidOn: 'Betaald op',
    reference: 'Mededeling',
    amount: 'Bedrag',
    left: 'Nu nog over',
    until: 'Geldig tot en met',
  },
  tooLarge: 'Er is niets verstuurd: dit is te veel voor één mail. Kies een maand of een kwartaal.',
} as const

/** The accountant's mails. */
export const deskAccountant = {
  email: 'E-mailadres van je boekhouder',
  emailHint: 'We onthouden het. Veranderen kan altijd bij ‘Huis’.',
  problem: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be',
  known: 'Naar {email}.',
  send: 'Stuur naar mijn boekhouder',
  mail: {
    subject: '{farm}: {title}',
    preview: 'De bestanden van {farm} zitten bij deze mail.',
    text: 'Dag, dit zijn de bestanden van {farm}. Bij deze mail:',
    questions: 'Vragen? Antwoord gewoon op deze mail.',
  },
  /** Names of the files, each on its own line. */
  lines: {
    pdf: '{name}, om te lezen (pdf)',
    ubl: '{name}, voor je programma (UBL)',
  },
} as const
