/** Paying back from a telephone: Dutch alone. */
export const deskRefunds = {
  /** Unfolds where it goes, on a list. */
  pay: 'Terugbetalen',
  copy: 'Kopieer',
  copied: 'Gekopieerd',
  /** Unfolds the code: a telephone cannot scan itself. */
  showCode: 'Code om te scannen met een ander toestel',
  /** Where a refund on the first page goes to. */
  goesTo: 'op {iban}',
  file: {
    one: 'Eén bestand voor je bank: 1 terugbetaling, {amount}',
    other: 'Eén bestand voor je bank: {n} terugbetalingen, samen {amount}',
  },
  fileText:
    'Laad het op bij je bank (SEPA) en teken daar. Hier blijft alles staan tot je uittreksel het ' +
    'toont, of tot je het aanduidt: geef het dus niet twee keer door.',
  fileName: 'terugbetalingen {day}',
} as const
