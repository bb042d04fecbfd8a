/** The banks whose tables we know. */
export type CsvFormat = 'kbc' | 'bnp' | 'belfius' | 'ing'

export type StatementFormat = 'coda' | 'camt' | CsvFormat
