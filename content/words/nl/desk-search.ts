/** The search box on every page of the desk, and what it finds: Dutch alone. */
export const deskSearch = {
  label: 'Zoek een gast',
  placeholder: 'Naam, mail, bedrag …',
  button: 'Zoek',
  title: 'Zoeken',
  found: { one: '{n} boeking', other: '{n} boekingen' },
  foundMany: 'Boekingen, de laatste eerst',
  /** Name of a booking that only bookkeeping still keeps. */
  noName: 'Naam gewist',
  waiting: 'Op de wachtlijst',
  nothing: 'Niets gevonden voor ‘{sought}’.',
  how: 'Zo zoek je',
  hows: [
    'Een stuk van de naam: ‘peet’ vindt Anneleen Peeters, ‘broucke’ vindt Vandenbroucke. Accenten en hoofdletters hoeven niet, en de volgorde telt niet.',
    'Een e-mailadres, of het begin ervan.',
    'Een telefoonnummer: dat van de gast, of een uit je notitie.',
    'De referentie van acht tekens, of de twaalf cijfers van de mededeling. Dan kom je meteen bij de boeking.',
    'Een rekeningnummer waarvan betaald werd, of waarnaar terugbetaald wordt.',
    'Een cadeaubon: wie hem kocht of krijgt, de mededeling, of de eerste drie tekens van de code.',
    'Een bedrag, zoals ‘65’ of ‘65,00’: gevraagd, open, binnengekomen of terugbetaald. Het mag samen met een naam: ‘peeters 65’.',
    'Wie op een nieuwe datum wacht, bij naam of e-mailadres.',
  ],
} as const
