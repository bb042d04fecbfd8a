export const myBooking = {
  title: 'Je reservatie',
  request: {
    title: 'Je aanvraag',
    booking: 'Bekijk je aanvraag',
    cancel: 'Je aanvraag intrekken',
    button: 'Ja, intrekken',
    back: 'Terug naar je aanvraag',
  },
  statuses: {
    unproven: {
      title: 'Nog één stap',
      text: 'We houden je plaats vrij zodra je met de link in onze mail bevestigt.',
    },
    requested: {
      title: 'Je aanvraag ligt bij ons',
      text: 'We kijken de datum na en antwoorden binnen {terms.answer.figures}. Tot dan betaal je niets.',
    },
    confirmed: {
      title: 'Je bent welkom',
      text: 'Je reservatie is bevestigd. Met je betaling ligt ze vast.',
    },
    secured: {
      title: 'Je plaats ligt vast',
      text: 'Je voorschot is binnen. Wat er nog te betalen is, en tegen wanneer, staat hieronder.',
    },
    paid: {
      title: 'Alles is in orde',
      text: 'Alles is betaald. We sturen {terms.practical.spelled} vooraf nog eens de wegbeschrijving, en wat je meebrengt.',
    },
    completed: {
      title: 'De workshop is voorbij',
      text: 'Bedankt dat je er was. Doet een bokaal thuis raar, mail ons dan.',
    },
    declined: {
      title: 'Deze keer lukte het niet',
      text: 'We konden je aanvraag niet aannemen. Misschien past een andere datum.',
    },
    cancelled: {
      title: 'Deze reservatie is geannuleerd',
      text: 'Wat je gereserveerd had, is weer vrij. Je bent altijd welkom op een andere datum.',
    },
  },
  /** Result of the guest's change; a voucher's is in its own words. */
  done: {
    move: 'Je komt nu op {date}.',
    party: { one: 'Je komt nu alleen.', other: 'Jullie zijn nu met {n}.' },
    split:
      'Je reservatie is gesplitst. Wie op de andere datum komt, heeft een eigen reservatie: de link staat in onze mail.',
  },
  /** Text in place of that of `paid` once the practical mail has been sent. */
  paidSoon:
    'Alles is betaald. In onze laatste mail staan de wegbeschrijving en wat je meebrengt. Tot binnenkort.',
  /** Text in place of that of `completed` for a party of which nobody came. */
  missed: 'Jammer dat je er niet bij was. Klopt dat niet, mail ons dan.',
  /** Texts in place of `requested` once the answer is late, and once the date is over. */
  unanswered: {
    late: {
      title: 'Je aanvraag ligt nog bij ons',
      text: 'Je had al antwoord moeten krijgen. Sorry dat het er nog niet is. Wat je vroeg, houden we vrij, en tot we antwoorden betaal je niets. Mail ons gerust: {email}.',
    },
    past: {
      title: 'We hebben je niet op tijd geantwoord',
      text: 'De datum die je vroeg, is begonnen of voorbij. Dat is onze fout, en het spijt ons. Je bent ons niets verschuldigd; betaalde je al iets, dan storten we het terug. Kom je graag op een andere datum, kies er dan hieronder een, of mail naar {email}.',
    },
  },
  facts: {
    reference: 'Referentie',
    /** Label before whether the date goes ahead. */
    goingAhead: 'Stand van zaken',
    participants: 'Aantal personen',
    where: 'Waar',
    total: 'Totaal',
    /** Label for a group with one price for all. */
    groupTotal: 'Prijs voor de hele groep',
    paid: 'Al betaald',
  },
  payment: {
    deposit: 'Voorschot: {amount}, {due}',
    balance: 'Saldo: {amount}, {due}',
    /** Label of both payments, when they are due on one day. */
    together: 'Voorschot en saldo samen: {amount}, {due}',
    /** Label of the only payment. */
    whole: 'Te betalen: {amount}, {due}',
    /** Note on the balance while the deposit is asked for. */
    later: 'Later: het saldo, {amount}, ten laatste op {date}.',
    howTo:
      'Neem de gegevens over: tik of klik op een regel om hem helemaal te selecteren. Of scan de code met de app van je bank.',
    /** Button on a phone, which cannot scan itself. */
    showCode: 'Toon de QR-code',
    amount: 'Bedrag',
    beneficiary: 'Begunstigde',
    account: 'Rekening (IBAN)',
    communication: 'Gestructureerde mededeling',
    code: 'QR-code voor een overschrijving van {amount}; dezelfde gegevens staan ernaast.',
  },
  links: {
    /** Heading of a booking that is over. */
    title: 'Wat je kunt doen',
    before: 'Voor je komt',
    change: 'Iets veranderen',
    calendar: 'De datum in je agenda zetten',
    move: 'Een andere datum kiezen',
    back: 'Terug naar je reservatie',
  },
  refunds: {
    title: 'Als je toch niet kunt komen',
    /** Money that waits to go back to a guest who still comes. */
    onItsWay: 'We storten je nog {amount} terug.',
    repaid: 'We hebben je {amount} terugbetaald.',
    beforeAnswer: 'Zolang we niet bevestigd hebben, betalen we alles terug: {amount}.',
    everything: 'Tot en met {until} betalen we alles terug: {amount}.',
    part: 'Tot en met {until} betalen we {amount} terug, of je kiest een andere datum.',
    /** Refund while the balance is open: `{percent}` of the money paid by then, now `{amount}`. */
    partOpen:
      'Tot en met {until} betalen we {percent}% terug van wat dan betaald is (nu {amount}), of je kiest een andere datum.',
    /** The same, when it is too late for another date. */
    partAlone: 'Tot en met {until} betalen we {amount} terug.',
    /** Sentence after the days above. */
    nothing: 'Daarna betalen we niets meer terug.',
    /** Sentence when all days have passed. */
    nothingAny: 'Zo kort voor de datum betalen we niets meer terug.',
    /** A gift voucher paid a part. */
    voucherFirst: 'Wat je met een cadeaubon betaalde, komt eerst weer op de bon.',
    nothingPaid: 'Je hebt nog niets betaald. Annuleren kost je niets.',
  },
  cancel: {
    title: 'Je reservatie annuleren',
    refundToday: 'Annuleer je vandaag, dan betalen we {amount} terug.',
    /** Sequel to `refundToday`. */
    toVoucher: 'Daarvan komt {amount} weer op je cadeaubon.',
    allToVoucher: 'Annuleer je vandaag, dan komt {amount} weer op je cadeaubon.',
    noRefundToday: 'Annuleer je vandaag, dan betalen we niets meer terug.',
    nothingPaid: 'Je hebt nog niets betaald, dus er is niets terug te betalen.',
    /**
     * Another date before cancelling; then that the money goes along, or the most that goes back
     * later.
     */
    moveInstead: 'Liever een andere datum?',
    paidAlong: 'Wat je betaald hebt, verhuist mee.',
    paidAtMost:
      'Wat je betaald hebt, verhuist mee; annuleer je die later, dan krijg je hoogstens {percent}% terug.',
    iban: 'Rekening waarop je het geld terug wilt (IBAN)',
    goesBack: 'Het gaat terug naar de rekening waar het vandaan kwam, die eindigt op {ending}.',
    /** The same of one of several accounts. */
    goesBackPart:
      '{amount} gaat terug naar de rekening waar het vandaan kwam, die eindigt op {ending}.',
    /** Heading of the field that asks for an account for `{amount}`. */
    unknownPart:
      'Voor {amount} kennen we geen rekening van jou. Op welke rekening wil je dat bedrag terug?',
    /** A substitute comes on money that the replaced guest paid. */
    toPayer: 'Wat teruggaat, gaat naar wie betaald heeft.',
    otherAccount: 'Liever op een andere rekening',
    ibanHint: 'Bijvoorbeeld {example.iban}.',
    ibanProblem: 'Deze rekening klopt niet. Kijk de cijfers van je IBAN na.',
    ibanMissing: 'Vul de rekening in waarop je het geld terug wilt.',
    /** Only a tick asks for the account: nothing goes back unless somebody takes the place. */
    ibanOrUntick: 'Vul in op welke rekening je dat bedrag dan wilt, of haal het vinkje weg.',
    button: 'Ja, annuleren',
    doneWithRefund: 'We betalen {amount} terug, binnen {terms.refund.figures} na de annulatie.',
    done: 'Er is niets meer te betalen of terug te krijgen.',
  },
  /** Page that stops an account named for a refund. */
  refundAccount: {
    title: 'Rekening voor je terugbetaling',
    text: 'Er is gevraagd om je geld terug te storten op een rekening die eindigt op {ending}.',
    thenBack: 'Houd je dat tegen, dan gaat het terug naar de rekening waar het vandaan kwam.',
    thenAsk: 'Houd je dat tegen, mail ons dan op welke rekening je het wel wilt: {email}.',
    button: 'Deze rekening tegenhouden',
    /** The farm's bank has the file with the transfer. */
    given:
      'We gaven deze terugbetaling al door aan onze bank, op een rekening die eindigt op {ending}. Is dat niet de jouwe, mail ons dan meteen: {email}.',
    back: 'Je geld gaat terug naar de rekening waar het vandaan kwam.',
    unknown: 'We weten nu niet op welke rekening je je geld wilt. Mail het ons: {email}.',
    nothing: 'Er is niets om tegen te houden: er wacht geen terugbetaling.',
  },
  move: {
    title: 'Een andere datum',
    text: 'Wat je betaald hebt, telt gewoon mee voor de nieuwe datum.',
    textUnpaid: 'Alles verhuist mee naar de nieuwe datum.',
    atMost:
      'Let op: je krijgt nu al niet meer alles terug. Kies je een andere datum en annuleer je later toch nog, dan krijg je hoogstens {percent}% terug, ook als de nieuwe datum nog ver weg is.',
    legend: 'Kies een datum',
    spotsLeft: { one: 'nog {n} plaats', other: 'nog {n} plaatsen' },
    dateProblem: 'Kies een datum uit de lijst',
    noRoom: 'Op die datum is er intussen te weinig plaats. Kies een andere.',
    none: 'Er is nu geen andere datum met genoeg plaats. Mail naar {email}, dan zoeken we samen.',
    button: 'Deze datum kiezen',
  },
  /** The farm called `{date}` off. */
  calledOff: {
    title: 'Deze datum gaat niet door',
    choosePaid:
      'De workshop van {date} moesten we afgelasten, en dat spijt ons. Kies hier een andere datum, dan schuift je geld mee. Kies je er geen, dan krijg je alles terug: {amount}.',
    askAccount:
      'Voor de terugbetaling kennen we je rekening niet: antwoord op onze mail met je IBAN.',
    choose:
      'De workshop van {date} moesten we afgelasten, en dat spijt ons. Kies hier een andere datum. Of doe niets: je bent ons niets verschuldigd.',
    /** No other date has room for the party now. */
    nonePaid:
      'De workshop van {date} moesten we afgelasten, en dat spijt ons. Je krijgt alles terug: {amount}. Er is nu geen andere datum met genoeg plaats; komt er een bij voor we terugbetalen, dan kun je die hier nog kiezen.',
    none: 'De workshop van {date} moesten we afgelasten, en dat spijt ons. Je bent ons niets verschuldigd. Er is nu geen andere datum met genoeg plaats; komt er nog een bij, dan kun je die hier kiezen.',
    /** Money has gone back, so none can go along. */
    paidBack:
      'De workshop van {date} moesten we afgelasten. Kom je toch graag op een andere dag, vraag dan een plaats aan op de site.',
    dates: 'Bekijk de data die nog vrij zijn',
  },
  /** Reasons for which there is no button any more. */
  refusals: {
    over: 'Aan deze reservatie is niets meer te veranderen.',
    tooLateToMove:
      'Minder dan {days} voor de workshop kun je hier geen andere datum meer kiezen. Is er iets ernstigs gebeurd, mail ons dan.',
    tooLateToCancel: 'De workshop is al begonnen.',
  },
} as const
