/** The mails to the farm about what happens to a booking or a date: Dutch alone. */
export const ownerNews = {
  facts: {
    workshop: 'Workshop',
    date: 'Datum',
    time: 'Uur',
    newDate: 'Nieuwe datum',
    oldDate: 'Komt vrij',
    calledOffDate: 'Afgelast',
    participants: 'Personen',
    name: 'Naam',
    email: 'E-mail',
    noEmail: 'Geen: geboekt per telefoon',
    language: 'Taal',
    requirements: 'Wat we moeten weten',
    none: 'Niets bijzonders',
    deposit: 'Voorschot',
    balance: 'Saldo',
    /** What came of a payment. */
    paid: '{paid} van {amount}',
    paidUntil: '{paid} van {amount}, verwacht op {date}',
    reference: 'Referentie',
    places: 'Bezet',
    placesTaken: '{taken} van de {capacity} plaatsen',
    minimum: 'Nodig',
  },
  actions: {
    confirm: 'Bevestigen',
    decline: 'Weigeren',
    depositReceived: 'Het voorschot is binnen',
    balanceReceived: 'Het saldo is binnen',
    cancel: 'De boeking annuleren',
    refundPaid: 'Ik heb het teruggestort',
    goAhead: 'Ja, ze gaat door',
    callOff: 'De datum afgelasten',
    booking: 'Open de boeking',
    date: 'Open de datum',
    desk: 'Naar je bureau',
  },
  oneButton: 'Elke link opent een bladzijde met één knop; pas die knop doet iets.',
  reply: 'Je antwoord op deze mail gaat rechtstreeks naar de gast.',
  unanswered: {
    subject: 'Wacht nog op antwoord: {name}, {workshop}, {date}',
    preview: 'De 24 uur die we beloven, zijn bijna om.',
    title: 'Deze aanvraag wacht op je',
    text:
      '{name} mag binnen 24 uur een antwoord verwachten. Die zijn om op {until}. ' +
      'Tot je antwoordt, blijven de plaatsen opzij staan.',
  },
  cancelled: {
    subject: 'Gast annuleert: {name}, {workshop}, {date}',
    preview: 'De plaatsen komen vrij. Kijk of er iets terug te betalen is.',
    title: 'Een gast komt niet',
    text: {
      one: '{name} heeft geannuleerd. De plaats komt vrij.',
      other: '{name} heeft geannuleerd. De {n} plaatsen komen vrij.',
    },
    nothingPaid: 'Er was nog niets betaald, dus er is ook niets terug te betalen.',
    nothingBack:
      'Er was {paid} betaald. Zo kort voor de datum geven de voorwaarden daarvan niets terug.',
  },
  refund: {
    title: 'Terug te betalen: {amount}',
    text:
      'De gast rekent erop binnen 5 werkdagen. Is het vertrokken, zeg het dan met de knop: ' +
      'de gast krijgt er bericht van.',
    noAccount:
      'De gast gaf geen rekening op. In de mail aan de gast staat de vraag om ze te sturen; het ' +
      'antwoord komt in je mailbox. Is het geld vertrokken, zeg het dan met de knop.',
    noAccountNoEmail:
      'De gast gaf geen rekening op en heeft geen mailadres: vraag de rekening per telefoon.',
    amount: 'Bedrag',
    beneficiary: 'Begunstigde',
    account: 'Rekening (IBAN)',
    communication: 'Mededeling',
    alt: 'QR-code voor de app van je bank. Dezelfde gegevens staan hier als tekst.',
    scan: 'Scan dit met de app van je bank, of neem de gegevens over.',
  },
  moved: {
    subject: 'Gast verzet: {name}, {workshop}, {date}',
    preview: 'Dezelfde gast, een andere dag. Je hoeft niets te doen.',
    title: 'Een gast komt op een andere dag',
    text: '{name} koos zelf een andere datum. Wat betaald is, verhuist mee. Je hoeft niets te doen.',
  },
  rebooked: {
    subject: 'Andere datum na afgelasting: {name}, {workshop}, {date}',
    preview: 'Een gast van een afgelaste datum koos zelf een andere.',
    title: 'Een gast koos een andere datum',
    text: '{name} had een datum die je afgelastte, en koos er zelf een andere voor in de plaats.',
    /** It was put down for the owner to pay. */
    noRefund:
      'De {amount} die je moest terugbetalen, verhuist mee: je hoeft niets meer terug te storten. ' +
      'Was het geld al vertrokken, schrijf de gast dan meteen.',
    isRequest: 'Op deze aanvraag had je nog niet geantwoord: ze wacht nu weer op je.',
    nothing: 'Je hoeft niets te doen.',
  },
  waitingAccepted: {
    subject: 'Van de wachtlijst: {name}, {workshop}, {date}',
    preview: 'Wat vrijkwam, is weer bezet. Je hoeft niets te doen.',
    title: 'Iemand van de wachtlijst komt',
    text:
      '{name} nam wat er vrijkwam. De boeking is bevestigd en de betaalgegevens zijn vertrokken. ' +
      'Je hoeft niets te doen.',
  },
  depositOverdue: {
    subject: 'Voorschot niet gezien: {name}, {workshop}, {date}',
    preview: 'Het voorschot is vijf werkdagen te laat. Jij beslist wat er gebeurt.',
    title: 'Nog geen voorschot',
    text:
      'Het voorschot van {name} had er op {due} moeten zijn. De gast is er per mail aan ' +
      'herinnerd.',
    textNoEmail:
      'Het voorschot van {name} had er op {due} moeten zijn. ' +
      'De gast heeft geen mailadres en kreeg dus geen herinnering: bel even.',
    stands: 'Vanzelf gebeurt er niets: de plaatsen blijven bezet tot jij beslist.',
  },
  balanceOverdue: {
    subject: 'Saldo niet gezien: {name}, {workshop}, {date}',
    preview: 'Het saldo is twee werkdagen te laat. Jij beslist wat er gebeurt.',
    title: 'Nog geen saldo',
    text:
      'Het saldo van {name} had er op {due} moeten zijn. De betaalgegevens zijn per mail ' +
      'verstuurd.',
    textNoEmail:
      'Het saldo van {name} had er op {due} moeten zijn. ' +
      'De gast heeft geen mailadres en kreeg dus geen vraag: bel even.',
    stands: 'Vanzelf gebeurt er niets: de plaatsen blijven bezet tot jij beslist.',
  },
  deskLink: {
    subject: 'Je link naar het bureau',
    preview: 'Hiermee open je je bureau, dertig dagen lang.',
    title: 'Je link naar het bureau',
    text:
      'Hiermee open je je bureau, dertig dagen lang. ' +
      'Wie de link heeft, kan hetzelfde als jij: stuur deze mail dus niet door.',
    notAsked:
      'Heb je hem niet zelf gevraagd? Dan vroeg iemand anders hem, maar hij komt alleen in deze ' +
      'mailbox aan. Sluit bij twijfel alle links: dat kan op je bureau, onder ‘Links’.',
  },
  toDecide: {
    subject: 'Vandaag beslissen: {workshop}, {date}',
    preview: 'Gaat deze datum door? Vandaag wilde je dat beslissen.',
    title: 'Gaat deze datum door?',
    text: 'Vandaag wilde je beslissen of deze datum doorgaat.',
    guestsTitle: 'Wie er geboekt heeft',
    guest: { one: '{name}, {n} persoon: {status}', other: '{name}, {n} personen: {status}' },
    elsewhere: { one: '{n} plaats, elders geboekt', other: '{n} plaatsen, elders geboekt' },
    nobody: 'Nog niemand.',
    persons: { one: '{n} persoon', other: '{n} personen' },
    consequence:
      'Last je de datum af, dan krijgt elke gast een mail en al het betaalde geld terug. ' +
      'Op de bladzijde zie je eerst om hoeveel het gaat.',
  },
  prepSheet: {
    subject: 'Klaarzetten: {workshop}, {date}',
    preview: 'Wie er komt, wat er op het bord mag en wat er klaar moet staan.',
    title: 'Voorbereiding: {workshop}',
    private:
      'In deze mail staan namen en allergieën. Gooi ze na de workshop weg, met wat je afdrukte. ' +
      'De site wist de allergieën zelf, zeven dagen na de workshop.',
  },
} as const
