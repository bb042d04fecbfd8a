import { decimal, farmIban, type PlainTransaction, printed } from './plain-transaction.ts'

export type CsvRows = {
  readonly kbc: string
  readonly bnp: string
  readonly belfius: string
  readonly ing: string
}

/** The names of the columns in the files of Dutch-speaking customers. */
export const csvNames: CsvRows = {
  kbc:
    'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;' +
    'credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;' +
    'gestructureerde mededeling;Vrije mededeling',
  bnp:
    'Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;' +
    'Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;' +
    'Reden van weigering',
  belfius:
    'Rekening;Boekingsdatum;Rekeninguittrekselnummer;Transactienummer;Rekening tegenpartij;' +
    'Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;' +
    'Devies;BIC;Landcode;Mededelingen',
  ing:
    'Rekeningnummer;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;' +
    'Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht',
}

const belfiusFilters = [
  'Boekingsdatum vanaf;01/09/2025',
  'Boekingsdatum tot en met;30/09/2025',
  'Bedrag vanaf;',
  'Bedrag tot en met;',
  'Rekeninguittrekselnummer vanaf;',
  'Rekeninguittrekselnummer tot en met;',
  'Mededeling;',
  'Naam tegenpartij bevat;',
  'Rekening tegenpartij;',
  'Laatste saldo;1.234,56 EUR',
  'Datum/uur van het laatste saldo;16/09/2025 07:30:53',
  ';',
]

/** Padded, as KBC does, with the carriage returns it was seen to end lines with. */
export function kbcFile(transactions: readonly PlainTransaction[]): string {
  const rows = transactions.map((transaction) => {
    const { name, iban, structured, cents } = transaction
    const amount = decimal(cents, ',')
    return [
      farmIban,
      ' '.repeat(50),
      'HOF TER GIST',
      'EUR',
      '  02025009',
      day(transaction),
      'OVERSCHRIJVING IN EURO',
      day(transaction),
      amount,
      '1000,00',
      cents > 0 ? amount : ' '.repeat(14),
      cents < 0 ? amount : ' '.repeat(14),
      fours(iban).padEnd(35),
      'KREDBEBB',
      name.padEnd(40),
      ' '.repeat(20),
      structured ? printed(structured, '*') : ' '.repeat(20),
      text(transaction).padEnd(60),
    ].join(';')
  })
  return `${[csvNames.kbc, ...rows].join('\r')}\r`
}

/** The file has a byte order mark, and a number only once its statement is closed. */
export function bnpFile(
  transactions: readonly PlainTransaction[],
  status = 'Geaccepteerd',
): string {
  const rows = transactions.map((transaction) =>
    [
      '2025-',
      day(transaction),
      day(transaction),
      decimal(transaction.cents),
      'EUR',
      farmIban,
      'Overschrijving in euro',
      transaction.iban,
      transaction.name,
      textOrReference(transaction),
      `OVERSCHRIJVING VAN REKENING BANKREFERENTIE : ${transaction.bankReference} VALUTADATUM : ${day(transaction)}`,
      status,
      '',
    ].join(';'),
  )
  return `\uFEFF${[csvNames.bnp, ...rows].join('\n')}\n`
}

export function belfiusFile(transactions: readonly PlainTransaction[]): string {
  const rows = transactions.map((transaction, i) =>
    [
      fours(farmIban),
      day(transaction),
      '00010',
      String(i + 1),
      fours(transaction.iban),
      transaction.name,
      'Kouterdreef 1',
      '9840 De Pinte',
      'OVERSCHRIJVING',
      day(transaction),
      decimal(transaction.cents, ','),
      'EUR',
      'GKCCBEBB',
      'BE',
      textOrReference(transaction),
    ].join(';'),
  )
  return `${[...belfiusFilters, csvNames.belfius, ...rows].join('\r\n')}\r\n`
}

export function ingFile(transactions: readonly PlainTransaction[]): string {
  const rows = transactions.map((transaction) =>
    [
      farmIban,
      'HOF TER GIST',
      transaction.iban,
      transaction.bankReference,
      day(transaction),
      day(transaction),
      decimal(transaction.cents, ','),
      'EUR',
      'Europese overschrijving',
      '',
      textOrReference(transaction),
    ].join(';'),
  )
  return `${[csvNames.ing, ...rows].join('\n')}\n`
}

function day({ day: iso }: PlainTransaction): string {
  return `${iso.slice(8)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`
}

/** A text that is too long for its column goes on after a space. */
function text({ text: whole = '', cutAt }: PlainTransaction): string {
  return cutAt === undefined ? whole : `${whole.slice(0, cutAt)} ${whole.slice(cutAt)}`
}

function textOrReference(transaction: PlainTransaction): string {
  return transaction.structured ? printed(transaction.structured) : text(transaction)
}

function fours(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
