/** Paying back from a telephone. */
export const deskRefunds = {
  /** The reason, in brackets after the sum. */
  reasons: {
    over: 'te veel betaald',
    'after-end': 'betaald na het einde van de boeking',
    party: 'minder personen',
    'called-off': 'datum afgelast',
    declined: 'geweigerd',
    cancelled: 'geannuleerd',
    'cancelled-part': 'geannuleerd, volgens de voorwaarden',
    'place-taken': 'plaats ingenomen',
  },
  /** Unfolds where it goes, on a list. */
  pay: 'Terugbetalen',
  copy: 'Kopieer',
  copied: 'Gekopieerd',
  /** Unfolds the code: a telephone cannot scan itself. */
  showCode: 'Code om te scannen met een ander toestel',
  /** Account of a refund on the first page. */
  goesTo: 'op {iban}',
  file: {
    one: 'Bestand voor je bank: 1\u00a0terugbetaling, {amount}',
    other: 'Bestand voor je bank: {n}\u00a0terugbetalingen, samen {amount}',
  },
  /** All of these refunds were already in a file. */
  fileAgain: {
    one: 'Maak het bestand opnieuw: 1\u00a0terugbetaling, {amount}',
    other:
      'Maak nog eens een bestand van wat al in een bestand zat: {n}\u00a0terugbetalingen, samen {amount}',
  },
  /** Note on a waiting refund: "zat in het bestand van woensdag 1 oktober 2025". */
  filed: 'zat in het bestand van {date}',
  fileText:
    'Laad het bestand (SEPA) op bij je bank en onderteken daar. Hier blijft alles staan tot je uittreksel het toont, of tot je het zelf noteert. Wat in een bestand zat, komt niet vanzelf in het volgende.',
  fileName: 'terugbetalingen {day}',
} as const
