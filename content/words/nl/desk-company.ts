/** An invoice for a company, on the desk. */
export const deskCompany = {
  title: 'Factuur voor een zaak',
  asked: 'De gast vraagt een factuur. Bevestig eerst de aanvraag; daarna maak je ze hier.',
  made: 'Factuur gemaakt op {date}.',
  /** Labels for the owner, who fills the fields in for somebody else. */
  fields: {
    company: 'Naam van de zaak of vereniging',
    vatNumber: 'Btw- of ondernemingsnummer (mag leeg blijven)',
    vatNumberHint: 'Bijvoorbeeld BE 0203.201.340. Leeg als ze er geen hebben.',
    address: 'Factuuradres',
    reference: 'Hun referentie (mag leeg blijven)',
    referenceHint: 'Een bestelnummer of afdeling, als ze dat op de factuur willen.',
  },
  button: 'Gegevens bewaren',
  invoiced: 'Elders gemaakt',
  /** Lines of the to-do list. */
  toDo: {
    invoice: 'Factuur gevraagd: {name}, voor {company}',
    'invoice-more': 'Nog een factuur te maken: {name}, voor {company}',
    'credit-note': 'Creditnota te maken: {name}, voor {company}',
    'invoice-anew': 'Factuur noemt een andere dag: {name}, voor {company}',
  },
  /** Facts without which an invoice of the list is not made here. */
  waitsFor: {
    seller: 'elders te maken: je hebt zelf geen Belgisch btw- of ondernemingsnummer',
    account: 'je rekeningnummer ontbreekt',
    buyer: 'hun btw-nummer ontbreekt',
  },
  toInvoice: 'Naar de factuur',
  /** Links to the pages of issued documents. */
  issued: {
    invoice: 'Factuur {number} van {date}: {amount}',
    'credit-note': 'Creditnota {number} van {date}: {amount}',
  },
  /** Explanation above the button. */
  next: {
    invoice: 'Op naam van {name}. De factuur krijgt haar nummer en verandert daarna niet meer.',
    'credit-note':
      'De facturen van {name} kloppen niet meer met deze boeking. De creditnota zet dat recht.',
    anew: 'De factuur van {name} noemt {was}, en de boeking staat nu op {day}. De creditnota neemt die factuur terug, en een nieuwe noemt de juiste dag.',
  },
  /** Sentence after the explanation: how the guest gets it. */
  goesTo: {
    mailbox: 'Wie boekte, krijgt de pdf meteen per mail.',
    nobody: 'Van wie boekte is er geen e-mailadres: geef de pdf zelf door.',
  },
  make: {
    invoice: 'Factuur maken: {amount}',
    'credit-note': 'Creditnota maken: {amount}',
    anew: 'Maak de creditnota ({amount}) en de nieuwe factuur ({again})',
  },
  /** Missing facts, and where the owner enters them. */
  missing: {
    seller:
      'Er kan nog geen factuur gemaakt worden: je Belgische btw- of ondernemingsnummer ontbreekt of klopt niet. Vul het aan bij ‘Huis’, onder ‘Wie je bent’. Heb je er geen, maak de factuur dan elders.',
    account:
      'Er kan nog geen factuur gemaakt worden: je rekeningnummer (IBAN) ontbreekt of klopt niet. Vul het aan bij ‘Huis’, onder ‘Wie je bent’.',
    buyer:
      'Er kan nog geen elektronische factuur gemaakt worden: het btw-nummer van de zaak ontbreekt. Vul het hieronder in, of maak de factuur elders.',
  },
  /** Said once they are made: by what was made, or `unmailed` for a guest without a mailbox. */
  done: {
    invoice:
      'De factuur is gemaakt en gemaild naar wie boekte. Je leest ze bij ‘Facturen’, en daar stuur je ze ook naar je boekhouder.',
    'credit-note':
      'De creditnota is gemaakt en gemaild naar wie boekte. Je leest ze bij ‘Facturen’, en daar stuur je ze ook naar je boekhouder.',
    anew: 'De creditnota en de nieuwe factuur zijn gemaakt en gemaild naar wie boekte. Je leest ze bij ‘Facturen’, en daar stuur je ze ook naar je boekhouder.',
    unmailed:
      'Gemaakt, maar niet gemaild: van deze gast is er geen e-mailadres. Geef de pdf zelf door; je vindt hem bij ‘Facturen’.',
  },
  changed: 'Er is niets gemaakt: het bedrag is intussen veranderd. Kijk het na en druk opnieuw.',
  /** Link on the page of figures. */
  list: 'Facturen',
  listText:
    'Btw inbegrepen, op de dag waarop ze gemaakt zijn. Wat betaald is, staat ook in het dagontvangstenboek: je boekhouder telt het één keer.',
  number: 'Nummer',
  amount: 'Bedrag',
  total: 'Samen',
  credit: 'creditnota',
} as const

/** The page of one invoice or credit note; the paper itself is in its buyer's language. */
export const deskInvoice = {
  booking: 'Naar de boeking',
  ubl: '{name} voor Peppol (UBL)',
  mail: 'Mail de pdf naar {name}',
  noMail: 'Van deze gast is er geen e-mailadres: druk de pagina af, of geef de pdf zelf door.',
  peppol:
    'Naar een Belgische zaak moet ook het bestand voor Peppol: dat doet het programma van je boekhouder.',
  /** Labels of the days on which it went out. */
  sent: {
    'invoice-mailed': 'Per mail naar wie boekte',
    'invoice-to-accountant': 'Per mail naar je boekhouder',
  },
  done: {
    mailed: 'De mail met de pdf vertrekt nu.',
    'to-accountant': 'De mail naar je boekhouder vertrekt nu.',
  },
} as const
