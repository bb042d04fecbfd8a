export const offers = {
  waitingList: {
    label: { yes: 'Wachtlijst', no: '' },
    link: { yes: 'Zet je op de wachtlijst', no: '' },
    toList: { yes: 'Naar de wachtlijst', no: '' },
    notice: { yes: ', of laat je op de wachtlijst zetten: de link staat bij de datum', no: '' },
    error: { yes: ', of laat je op de wachtlijst zetten: de link staat bij de data', no: '' },
    gone: { yes: ', of zet je op de wachtlijst', no: '' },
    question: { yes: 'Mijn datum is volgeboekt. Heeft wachten zin?', no: '' },
    vacancy: {
      yes: 'Je plaats gaat naar de wachtlijst en weer op de site.',
      no: 'Je plaats komt weer op de site.',
    },
    asked: { yes: ', of op de wachtlijst', no: '' },
    turn: { yes: ' en wie op de wachtlijst aan de beurt is', no: '' },
    consent: { yes: ', de wachtlijst', no: '' },
    kept: { yes: 'De wachtlijst, een voorstel', no: 'Een voorstel' },
  },
  diary: {
    consent: { yes: ', je zin voor de site', no: '' },
    asked: {
      yes: 'Dat je mails over je bokaal vroeg; en de zin die je daarna voor de site schreef, met je voornaam en je gemeente.',
      no: '',
    },
    kept: {
      yes: 'Dat je mails over je bokaal vroeg: tot de laatste, ruim een maand na de workshop, of tot je stopt. Je zin voor de site: {terms.sentence.spelled}, of tot je hem terugneemt.',
      no: '',
    },
  },
  diets: {
    purpose: { yes: 'rekening te houden met wat je niet mag eten;', no: '' },
    hint: { yes: ' Naar allergieën vragen we later; de link in onze mail is er meteen.', no: '' },
    next: {
      yes: 'We vragen naar allergieën en diëten, en sturen de wegbeschrijving.',
      no: 'We sturen de wegbeschrijving.',
    },
    asked: {
      yes: ' Naar allergieën en diëten vragen we later, als je plaats vastligt; met de link in onze mail zeg je het ook vroeger. Je hoeft niet te antwoorden, en we gebruiken je antwoord alleen als je daar uitdrukkelijk mee instemt.',
      no: '',
    },
    told: { yes: 'Allergieën en diëten, als je ze ons vertelt.', no: '' },
    ground: { yes: ' Voor allergieën vragen we ze uitdrukkelijk (artikel 9.2.a).', no: '' },
    kept: { yes: 'Allergieën, diëten, je telefoonnummer', no: 'Je telefoonnummer' },
    table: {
      yes: 'Iedereen geeft zelf door wat er niet op het bord mag, en kan het eigen deel betalen.',
      no: 'Iedereen schuift zelf aan, en kan het eigen deel betalen.',
    },
    own: { yes: ', nooit wat je niet eet', no: '' },
    page: { yes: 'wat je niet eet, en je deel.', no: 'je deel.' },
    share: {
      yes: 'Op je eigen pagina zeg je wat je niet eet, en zie je of je een deel te betalen hebt.',
      no: 'Op je eigen pagina zie je of je een deel te betalen hebt.',
    },
    erased: { yes: ', en wat je ons over eten of gezondheid zei, hebben we gewist', no: '' },
    mailed: {
      yes: 'We vragen wat je niet eet, en sturen de wegbeschrijving.',
      no: 'We sturen de wegbeschrijving.',
    },
    paid: { yes: ' en vragen we wat je niet eet', no: '' },
    meals: {
      yes: ' Allergieën en diëten zet je niet in het formulier: we vragen ernaar zodra je plaats vastligt.',
      no: '',
    },
  },
  privateGroups: {
    price: { yes: ' Ook met een eigen groep is dat de prijs.', no: '' },
    children: { yes: ' Kom je met een eigen groep, dan valt erover te praten.', no: '' },
    contact: { yes: ', een eigen groep', no: '' },
  },
  vouchers: {
    question: { yes: 'Verkopen jullie cadeaubonnen?', no: '' },
    asked: {
      yes: 'Bij een cadeaubon: wie hem koopt en wie hem krijgt, hun e-mailadres en de woorden erop. Zodra de mail met de code vertrokken is, bewaren we van die code alleen nog het begin en een afdruk.',
      no: '',
    },
    contract: { yes: ' je cadeaubon,', no: '' },
    receiver: { yes: ' een cadeaubon krijgt of', no: '' },
    kept: {
      yes: 'Cadeaubonnen: {terms.booking.figures} met wie ze kocht en kreeg, daarna nog zonder, tot {terms.amounts.figures}; we tellen vanaf 1 januari na de bestelling. Zolang een bon geldig is of nog terugbetaald moet worden, bewaren we hem zoals hij is. Betaalt niemand hem, dan {terms.unpaid.figures}, en daarna tot we ons rekeninguittreksel van die dagen lazen, hoogstens {terms.lapsedOrder.figures}.',
      no: '',
    },
    mail: {
      yes: ' Eén mail is anders: die met een cadeaubon draagt je boodschap en de code. Hoe hij begint, zie je voor je betaalt; kijk het adres van wie hem krijgt dus goed na.',
      no: '',
    },
  },
  invoices: {
    comes: { yes: '; met een Belgisch btw-nummer komt de factuur via Peppol', no: '' },
    arrives: {
      yes: ' Met een Belgisch btw-nummer komt ze via Peppol in jullie boekhoudprogramma.',
      no: '',
    },
  },
  faq: {
    vacancy: {
      yes: ' Hoe het zit als iemand je plaats inneemt, staat bij de veelgestelde vragen.',
      no: '',
    },
  },
} as const
