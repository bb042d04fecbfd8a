export type Role =
  | 'account'
  | 'holder'
  | 'currency'
  | 'day'
  | 'amount'
  | 'payerAccount'
  | 'payerName'
  | 'structured'
  | 'message'
  | 'details'
  | 'description'
  | 'statementNumber'
  | 'transactionNumber'
  | 'status'

export type CsvBank = {
  readonly name: string
  /** First part of the keys of its transactions on file. */
  readonly prefix: string
  readonly columns: Readonly<Partial<Record<Role, readonly string[]>>>
  readonly optional: readonly Role[]
  readonly texts: readonly Role[]
  /** The bank's own reference of a transaction; empty where a row has none. */
  readonly referenceIn: (cell: (role: Role) => string) => string
  /** Statuses of a transaction that happened; any other status says that it did not. */
  readonly accepted?: readonly string[]
}

/** Columns as public programs know them; only KBC's English names are from a real file. */
export const csvBanks: readonly CsvBank[] = [
  {
    name: 'KBC',
    prefix: 'kbc',
    columns: {
      account: ['Rekeningnummer', 'Numéro de compte', 'Account number'],
      holder: ['Naam', 'Nom', 'Name'],
      currency: ['Munt', 'Devise', 'Currency'],
      statementNumber: ['Afschriftnummer', 'Numéro de l’extrait', 'Statement number'],
      day: ['Datum', 'Date'],
      description: ['Omschrijving', 'Description'],
      amount: ['Bedrag', 'Montant', 'Amount'],
      payerAccount: [
        'rekeningnummer tegenpartij',
        'Rekening tegenpartij',
        'numéro de compte contrepartie',
        'compte contrepartie',
        'counterparty’s account number',
        'counterparty account number',
      ],
      payerName: [
        'Naam tegenpartij',
        'Nom contrepartie',
        'Counterparty name',
        'counterparty’s name',
      ],
      structured: [
        'gestructureerde mededeling',
        'communication structurée',
        'standard-format reference',
      ],
      message: ['Vrije mededeling', 'Communication libre', 'Free-format reference'],
    },
    optional: ['holder', 'payerName', 'description'],
    texts: ['message', 'description'],
    referenceIn: () => '',
  },
  {
    name: 'BNP Paribas Fortis',
    prefix: 'bnp',
    columns: {
      day: ['Uitvoeringsdatum', 'Date d’exécution', 'Execution date'],
      amount: ['Bedrag', 'Montant', 'Amount'],
      currency: ['Valuta rekening', 'Devise du compte', 'Account currency'],
      account: ['Rekeningnummer', 'Numéro de compte', 'Account number'],
      payerAccount: ['Tegenpartij', 'Contrepartie', 'Counterparty'],
      payerName: [
        'Naam van de tegenpartij',
        'Nom de la contrepartie',
        'Name of the counterparty',
        'Counterparty name',
      ],
      message: ['Mededeling', 'Communication', 'Message'],
      details: ['Details', 'Détails'],
      status: ['Status', 'Statut'],
    },
    optional: ['payerName'],
    texts: ['message', 'details'],
    // `Volgnummer` changes once the statement is closed.
    referenceIn: (cell) => {
      const pattern = /(?:BANKREFERENTIE|REFERENCE BANQUE|BANK REFERENCE) ?: ?(\d{5,})/i
      return pattern.exec(foldedText(cell('details')))?.[1] ?? ''
    },
    accepted: ['Geaccepteerd', 'Accepté', 'Accepted'],
  },
  {
    name: 'Belfius',
    prefix: 'belfius',
    columns: {
      account: ['Rekening', 'Compte', 'Account'],
      day: ['Boekingsdatum', 'Date de comptabilisation', 'Booking date'],
      statementNumber: [
        'Rekeninguittrekselnummer',
        'Afschriftnummer',
        'Numéro d’extrait',
        'Statement number',
      ],
      transactionNumber: ['Transactienummer', 'Numéro de transaction', 'Transaction number'],
      payerAccount: ['Rekening tegenpartij', 'Compte contrepartie', 'Counterparty account'],
      payerName: [
        'Naam tegenpartij bevat',
        'Nom contrepartie contient',
        'Counterparty name contains',
      ],
      description: ['Transactie', 'Transaction'],
      amount: ['Bedrag', 'Montant', 'Amount'],
      currency: ['Devies', 'Devise', 'Currency'],
      message: ['Mededelingen', 'Communications', 'Messages'],
    },
    optional: ['statementNumber'],
    texts: ['message', 'description'],
    referenceIn: (cell) => {
      const statement = cell('statementNumber')
      const transaction = cell('transactionNumber')
      return statement && transaction ? `${statement}/${transaction}` : ''
    },
  },
  {
    name: 'ING',
    prefix: 'ing',
    columns: {
      account: ['Rekeningnummer', 'Numéro de compte', 'Account number'],
      holder: ['Naam van de rekening', 'Nom du compte', 'Account name'],
      payerAccount: ['Rekening tegenpartij', 'Compte partie adverse', 'Counterparty account'],
      transactionNumber: ['Omzetnummer', 'Numéro de mouvement', 'Entry number'],
      day: ['Boekingsdatum', 'Date comptable', 'Booking date'],
      amount: ['Bedrag', 'Montant', 'Amount'],
      currency: ['Munteenheid', 'Devise', 'Currency'],
      description: ['Omschrijving', 'Libellés', 'Description'],
      details: [
        'Detail van de omzet',
        'Détails du mouvement',
        'Movement details',
        'Transaction details',
      ],
      message: ['Bericht', 'Message'],
    },
    optional: ['holder', 'details'],
    texts: ['message', 'details', 'description'],
    referenceIn: (cell) => cell('transactionNumber'),
  },
]

export function foldedText(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
