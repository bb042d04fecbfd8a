export const invoice = {
  title: 'Een factuur voor je zaak',
  text: 'Op welke naam moet de factuur staan?{offers.invoices.arrives}',
  fields: {
    company: 'Naam van de zaak of vereniging',
    vatNumber: 'Btw- of ondernemingsnummer (mag leeg blijven)',
    vatNumberHint: 'Bijvoorbeeld {example.vatNumber}. Leeg laten mag als jullie er geen hebben.',
    address: 'Factuuradres',
    reference: 'Jullie referentie (mag leeg blijven)',
    referenceHint: 'Een bestelnummer of afdeling, als jullie dat op de factuur willen.',
  },
  problems: {
    company: 'Vul de naam in die op de factuur moet staan (hoogstens {most} tekens)',
    vatNumber: 'Dit btw-nummer klopt niet. Kijk de cijfers na, of laat het veld leeg.',
    address: 'Vul het factuuradres in: straat, postcode en gemeente (hoogstens {most} tekens)',
    reference: 'Maak jullie referentie korter: hoogstens {most} tekens op één regel',
  },
  button: 'Factuur vragen',
  kept: 'Genoteerd. Tot de factuur gemaakt is, kun je dit hier nog veranderen.',
  stop: 'Toch geen factuur',
  made: 'De factuur is gemaakt, met deze gegevens. Klopt er iets niet, mail het ons dan.',
  /** Sentence after `made`, to a guest who got the mail. */
  mailed: 'Ze zit als pdf in je mailbox.',
  tooLate:
    'Voor deze reservatie kun je hier geen factuur vragen. Mail ons als je er toch een nodig hebt.',
  number: 'Factuur {number} van {date}',
  creditNumber: 'Creditnota {number} van {date}',
  /** Description of the workshop on an invoice. */
  line: 'Workshop ‘{workshop}’, {date}',
  /** Settlement of a credit note. */
  credited: 'Gaat af van wat nog openstaat; wat al betaald is, storten we terug.',
  /** The same where another invoice takes its place. */
  replaced: 'Een nieuwe factuur komt in de plaats; wat al betaald is, telt daarvoor.',
  /** Sentence that Belgian law wants on a credit note. */
  vatBack:
    'Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht.',
  exemption: 'Bijzondere vrijstellingsregeling kleine ondernemingen',
  link: 'Een factuur voor je zaak vragen',
  inParts:
    'Voorschot van {deposit}, ten laatste op {depositDay}; de rest, {rest}, ten laatste op {day}.',
  pdf: '{name} als pdf',
  files: { invoice: 'factuur', 'credit-note': 'creditnota' },
  paper: {
    title: { invoice: 'Factuur {number}', 'credit-note': 'Creditnota {number}' },
    seller: 'Van',
    buyer: 'Aan',
    vatNumber: 'Btw',
    issuedOn: 'Datum',
    workshopOn: 'Workshop op',
    dueOn: 'Te betalen tegen',
    inTwo: 'Te betalen in twee keer',
    buyerReference: 'Jullie referentie',
    booking: 'Reservatie',
    corrects: 'Bij',
    what: 'Omschrijving',
    quantity: 'Aantal',
    price: 'Prijs zonder btw',
    amount: 'Bedrag zonder btw',
    base: 'Samen zonder btw',
    vat: 'Btw {percent}%',
    rounding: 'Afronding',
    total: 'Totaal met btw',
    paid: 'Al betaald',
    toPay: 'Nog te betalen',
    payment: 'Zo betaal je',
    isPaid: 'Alles is betaald.',
    /** The file that came over Peppol is the invoice between companies of Belgium. */
    copy: 'Dit is een leesbare kopie. Tussen Belgische ondernemingen is het elektronische bestand (Peppol) de factuur: boek ze één keer.',
  },
  mail: {
    invoice: {
      subject: 'Je factuur {number}',
      preview: 'De factuur zit bij deze mail, als pdf.',
      title: 'Je factuur',
      text: 'Bij deze mail zit de factuur van {amount} voor {company}: ‘{workshop}’ op {date}.',
    },
    'credit-note': {
      subject: 'Je creditnota {number}',
      preview: 'De creditnota zit bij deze mail, als pdf.',
      title: 'Je creditnota',
      text: 'Bij deze mail zit de creditnota van {amount} voor {company}: ‘{workshop}’ op {date}.',
    },
    /** Credit note and invoice at once, for another day. */
    anew: 'Op de factuur stond een andere dag. Bij deze mail zitten een creditnota, die ze intrekt, en een nieuwe factuur van {amount} voor {company}.',
  },
} as const
