import { describe, expect, it } from 'vitest'
import { readText, transactionsOf } from '#tests/support/statements/book-one.ts'
import {
  belfiusFile,
  bnpFile,
  csvNames,
  ingFile,
  kbcFile,
} from '#tests/support/statements/csv-files.ts'
import { references, tenTransactions } from '#tests/support/statements/ten-transactions.ts'
import { csvRows, csvTable } from './read-csv.ts'

const payment = tenTransactions[0]!

const files = [
  ['KBC', 'kbc', kbcFile],
  ['BNP Paribas Fortis', 'bnp', bnpFile],
  ['Belfius', 'belfius', belfiusFile],
  ['ING', 'ing', ingFile],
] as const

describe.each(files)('a table of %s', (bank, prefix, write) => {
  const text = write([payment])

  it('is recognised, and its transactions have the keys of earlier programs', () => {
    expect(transactionsOf(text)[0]?.key).toMatch(new RegExp(`^${prefix}:`))
  })

  it.each(['\n', '\r\n', '\r'])('may end its lines with %j', (end) => {
    expect(transactionsOf(text.replaceAll(/\r\n|\r|\n/g, end))).toEqual(transactionsOf(text))
  })

  it('may have its columns in another order, and others between them', () => {
    const lines = text.trimEnd().split(/\r\n|\r|\n/)
    const turned = lines.map((line) => line.split(';').toReversed().concat('iets').join(';'))
    expect(transactionsOf(turned.join('\n'))).toEqual(transactionsOf(text))
  })

  it('may have its cells in quotes', () => {
    const quoted = text.replaceAll(/[^;\r\n\uFEFF]+/g, (cell) => `"${cell}"`)
    expect(transactionsOf(quoted)).toEqual(transactionsOf(text))
  })

  it('may end each line with a semicolon, and have empty lines', () => {
    const ended = text.replaceAll(/(?=\r\n|(?<!\r)\n|\r(?!\n))/g, ';')
    expect(transactionsOf(`${ended}\r\n;;;\r\n\r\n`)).toEqual(transactionsOf(text))
  })

  it.each([
    ['47,50', 4750],
    ['-47.5', -4750],
    ['+47,50', 4750],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['18', 1800],
    ['0,00', 0],
    ['-0,01', -1],
    ['1 234,56', 123_456],
  ])('takes the amount %s as %i cents', (amount, cents) => {
    expect(transactionsOf(text.replaceAll(/97[.,]50/g, amount))[0]?.amountCents).toBe(cents)
  })

  const refused = (broken: string, kind: string, more = {}) =>
    expect(readText(broken)).toMatchObject({ problem: { kind, bank, ...more } })

  it.each(['1.234', '47,505', '', '-', '47,50-', '47.50.10', '1.23,45', '12a', '99999999999999'])(
    'refuses the amount "%s", and says on which line',
    (amount) => {
      const line = bank === 'Belfius' ? 14 : 2
      refused(text.replaceAll(/97[.,]50/g, amount), 'amount', { line, found: amount })
    },
  )

  it.each([
    ['15-09-2025', '2025-09-15'],
    ['5.9.2025', '2025-09-05'],
    ['15/09/25', '2025-09-15'],
    ['2025-09-15', '2025-09-15'],
  ])('takes the day %s as %s', (day, bookedOn) => {
    expect(transactionsOf(text.replaceAll('15/09/2025', day))[0]?.bookedOn).toBe(bookedOn)
  })

  it.each(['31/09/2025', '09/15/2025', '15/09', '', '15/09-2025', '45915'])(
    'refuses the day "%s"',
    (day) => refused(text.replaceAll('15/09/2025', day), 'day', { found: day }),
  )

  it('refuses another currency than euro', () => {
    refused(text.replaceAll(/EUR(?=;)/g, 'USD'), 'currency', { found: 'USD' })
  })

  it('refuses a row that is cut off, or that has a cell too many', () => {
    const rows = text.trimEnd()
    refused(rows.slice(0, rows.lastIndexOf(';')), 'cells')
    refused(`${rows};iets`, 'cells')
  })

  it('refuses another name for a column it needs, and says which', () => {
    const renamed = text.replace(/Bedrag(?=;(?!v))/, 'Hoeveel')
    refused(renamed, 'column-missing', { found: 'Bedrag' })
  })

  it('does not let a lone quotation mark swallow the rows below it', () => {
    const rows = [
      { ...payment, structured: undefined, text: '"voorschot' },
      { ...payment, structured: references.d2 },
      { ...payment, structured: undefined, text: 'dank u"' },
    ]
    expect(transactionsOf(write(rows))).toHaveLength(3)
    expect(transactionsOf(write(rows.slice(0, 2)))).toMatchObject([
      { freeText: '"voorschot' },
      { structured: references.d2 },
    ])
  })
})

describe('other languages', () => {
  it.each([
    [
      'kbc',
      'Numéro de compte;Nom de la rubrique;Nom;Devise;Numéro de l’extrait;Date;Description;Valeur;Montant;Solde;crédit;débit;numéro de compte contrepartie;BIC contrepartie;Nom contrepartie;Adresse contrepartie;communication structurée;Communication libre',
    ],
    [
      'kbc',
      "Account number;Heading;Name;Currency;Statement number;Date;Description;Value date;Amount;Balance;credit;debit;counterparty's account number;Counterparty BIC;Counterparty name;Counterparty address;standard-format reference;Free-format reference",
    ],
    [
      'kbc',
      'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;Credit;Debet;Rekening tegenpartij;BIC code tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;vrije mededeling',
    ],
    [
      'bnp',
      "Nº de séquence;Date d'exécution;Date valeur;Montant;Devise du compte;Numéro de compte;Type de transaction;Contrepartie;Nom de la contrepartie;Communication;Détails;Statut;Motif du refus",
    ],
    [
      'belfius',
      "Compte;Date de comptabilisation;Numéro d'extrait;Numéro de transaction;Compte contrepartie;Nom contrepartie contient;Rue et numéro;Code postal et localité;Transaction;Date valeur;Montant;Devise;BIC;Code pays;Communications",
    ],
    [
      'ing',
      'Numéro de compte;Nom du compte;Compte partie adverse;Numéro de mouvement;Date comptable;Date valeur;Montant;Devise;Libellés;Détails du mouvement;Message',
    ],
  ] as const)('a table of %s with the names %s is read the same', (prefix, names) => {
    const [, , write] = files.find((file) => file[1] === prefix)!
    const dutch = write(tenTransactions)
    const foreign = dutch.replace(csvNames[prefix], names).replaceAll(';Geaccepteerd;', ';Accepté;')
    expect(transactionsOf(foreign)).toEqual(transactionsOf(dutch))
  })
})

it('a table that fits two banks is read as one of the bank that knows more of its columns', () => {
  const [both] = [csvNames.bnp, csvNames.belfius].join(';').split('\n')
  expect(csvTable(csvRows(both!)).bank.name).toBe('Belfius')
})

describe('BNP Paribas Fortis', () => {
  it.each(['Geweigerd', 'In behandeling', '', 'Refusé'])(
    'lists transactions that did not happen: %s',
    (status) => {
      expect(transactionsOf(bnpFile([payment], status))).toMatchObject([{ status: 'not-booked' }])
    },
  )

  it('is refused without the column of the status', () => {
    const problem = { kind: 'column-missing', found: 'Status' }
    const renamed = bnpFile([payment]).replace(';Status;', ';Toestand;')
    expect(readText(renamed)).toMatchObject({ problem })
  })

  it('gives a transaction its number when the statement is closed, and it stays the same transaction', () => {
    const [open] = transactionsOf(bnpFile([payment]))
    const [closed] = transactionsOf(bnpFile([payment]).replace('2025-;', '2025-00123;'))
    expect(closed?.key).toBe(open?.key)
    expect(open?.bankReference).toBe(payment.bankReference)
  })
})

it.each([
  ['many rows', `${csvNames.ing}\n${'x\n'.repeat(30_000)}`],
  ['long a row', ';'.repeat(5_000_000)],
  ['long a text', `${csvNames.ing}\n;;;;;;;;;;${'010/8068/17183 '.repeat(100_000)}`],
])('a table of too %s is refused before it takes long', (_, text) => {
  expect(readText(text)).toMatchObject({ problem: { kind: 'too-large' } })
})
