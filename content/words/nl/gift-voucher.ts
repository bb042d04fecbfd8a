export const giftVoucher = {
  head: {
    title: 'Cadeaubon voor een workshop fermenteren',
    description:
      'Geef een workshop zuurdesem, dranken of groenten cadeau, of een bedrag naar keuze. De bon komt per mail om af te drukken en is {terms.voucher.spelled} geldig.',
    keywords: 'cadeaubon, workshop cadeau, cadeau fermenteren, zuurdesem cadeau, cadeaubon Gent',
  },
  title: 'Geef een plaats aan tafel',
  subtitle: 'Een cadeaubon voor wie graag met de handen in het deeg of in de kool zit.',
  pictureAlt:
    'Een hand legt een cadeaubon op zijn envelop, op een tafel zo rood als bietensap; ernaast een geel lint en een bokaal onder een geruit doekje. Op de bon staan een huisje dat een bokaal is, de naam van de hoeve en een wens van drie regels.',
  points: [
    { title: 'Kies zelf', text: 'Een workshop voor een of meer personen, of een bedrag.' },
    {
      title: 'Per mail, om af te drukken',
      text: 'Zodra je betaling er is of op een dag die je kiest, naar jou of naar wie hem krijgt.',
    },
    {
      title: 'Blijft {terms.voucher.spelled} geldig',
      text: 'Op elke datum, in delen te gebruiken. Gaat een workshop niet door, dan komt het geld terug op de bon.',
    },
  ],
  form: {
    title: 'Stel de bon samen',
    worth: 'Wat geef je? (prijs per persoon)',
    ofAmount: 'Een bedrag naar keuze',
    ofWorkshop: '{name}, {price}',
    amount: 'Bedrag in euro',
    amountHint: 'Van {from} tot {to} euro, zonder centen.',
    participants: 'Aantal personen',
    you: 'Van wie',
    buyerName: 'Je naam',
    buyerEmail: 'Je e-mailadres',
    receiver: 'Voor wie',
    receiverName: 'Naam van wie de bon krijgt',
    receiverEmail: 'E-mailadres van wie de bon krijgt',
    receiverEmailHint: 'Laat dit leeg als je de bon zelf wilt geven: dan sturen we hem naar jou.',
    message: 'Je boodschap op de bon',
    messageHint: 'Mag leeg blijven. Hoogstens {most} tekens.',
    sendOn: 'Versturen op',
    sendOnHint: 'Laat dit leeg om de bon te sturen zodra hij betaald is.',
    total: 'Samen: {total}',
    terms:
      'Je betaalt per overschrijving; de gegevens zie je meteen en krijg je ook per mail. Je kunt de aankoop herroepen tot {terms.withdrawal.spelled} na je betaling.',
    consent: 'Jullie mogen deze gegevens gebruiken voor de bon, zoals beschreven in de {privacy}.',
    consentLink: 'privacyverklaring',
    /** Words fixed by law: an order with an obligation to pay (art. VI.46 WER). */
    submit: 'Bestellen met betalingsverplichting',
    honeypot: 'Laat dit veld leeg',
  },
  problems: {
    worth: 'Kies een workshop of een bedrag',
    participants: 'Kies een aantal personen van 1 tot {people}',
    amount: 'Vul een bedrag in hele euro’s in, van {from} tot {to}',
    buyerName: 'Vul je naam in (hoogstens 100 tekens)',
    buyerEmail: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be',
    receiverName: 'Vul in voor wie de bon is (hoogstens 100 tekens)',
    receiverEmail: 'Dit e-mailadres klopt niet. Verbeter het, of laat het leeg.',
    message: 'Maak je boodschap korter: hoogstens {most} tekens',
    sendOn: 'Kies een dag vanaf vandaag en binnen een jaar, of laat dit leeg',
    consent: 'Vink aan dat we je gegevens voor de bon mogen gebruiken',
  },
  ordered: {
    title: 'Je bestelling is binnen',
    text: 'Schrijf het bedrag over met de mededeling hieronder. We mailden alles ook naar {email}.',
    /** Heading of the receiver's mail as a preview, before payment. */
    gift: {
      title: 'De mail aan {email}',
      text: 'Zo begint hij. Hij vertrekt pas als je betaald hebt. Klopt er iets niet, betaal dan niet en bestel opnieuw: deze bestelling vervalt vanzelf.',
    },
    next: 'Zodra je betaling er is, maken we de bon, en hij vertrekt meteen.',
    /** The next step where the buyer chose a day. */
    nextOn: 'De bon vertrekt op {date}, als je betaling er dan is.',
    sameAgain:
      'Twee keer verstuurd? Dat telt één keer. Wil je nog zo’n bon, zet er dan een andere naam of boodschap op.',
    button: 'Bekijk de workshops',
  },
} as const
