export const guestChanges = {
  party: {
    /** Title, and text of the link to the page. */
    title: 'Wie er komt',
    count: {
      title: 'Met meer of met minder',
      text: 'Kies het nieuwe aantal. Eerst zie je wat je bijbetaalt of terugkrijgt; pas daarna beslis je.',
      /** A request for "5 or more" says how many now. */
      textOpen: 'Je koos ‘5 of meer’. Zeg ons met hoeveel jullie precies zijn.',
      label: 'Aantal personen',
      free: {
        one: 'Er is nog {n} plaats vrij op deze datum.',
        other: 'Er zijn nog {n} plaatsen vrij op deze datum.',
      },
      noneFree: 'Op deze datum kan er niemand meer bij.',
      /** Instead of either, where the farm itself gives places: on a group's private date, or a closed one with room. */
      askUs: 'Met meer? Laat het ons weten.',
      fewer: 'Met minder komen kan wel.',
      weigh: 'Bekijk wat dat verandert',
    },
    problems: {
      count: 'Vul een aantal in van 1 tot {max}. Komt er niemand, annuleer dan je reservatie.',
      noRoom: 'Zoveel plaatsen zijn er niet meer. Met {most} kan het nog wel.',
      same: 'Dat is het aantal dat we al hebben. Vul een ander in.',
      /** The same, of five places held for "5 or more". */
      sameOpen: 'We houden al vijf plaatsen vrij. Zijn jullie met vijf, dan hoef je niets te doen.',
      changed: 'Intussen is er iets veranderd. Dit is wat het nu wordt; kijk het nog eens na.',
    },
    /** A course, after its first day. */
    begun: 'De cursus is begonnen. Het aantal personen kun je hier niet meer veranderen.',
    becomes: 'Aantal personen: van {before} naar {after}',
    price: 'Nieuw totaal',
    paid: 'Daarvan betaald',
    back: 'Je krijgt terug',
    kept: 'Houden we volgens de voorwaarden',
    /** A refund that was waiting pays for places taken again. */
    paidAgain: 'Zou je terugkrijgen, telt weer als betaald',
    owed: 'Nog te betalen',
    owedLater: 'Nog te betalen na ons antwoord',
    button: 'Ja, neem dit aantal',
    toBooking: 'Toch niet',
  },
  substitute: {
    title: 'Iemand anders komt in je plaats',
    text: {
      one: 'We mailen die persoon. Zolang die geen ja zegt, verandert er niets. Daarna staat de reservatie op die naam, en werken jouw links niet meer.',
      other:
        'We mailen die persoon. Zolang die geen ja zegt, verandert er niets. Daarna staat de hele reservatie, voor {n} personen, op die naam, en werken jouw links niet meer. Is er in je groep maar één iemand anders, dan hoef je niets te doen.',
    },
    textPaid:
      'Wat je betaald hebt, telt gewoon mee. Moet er ooit iets terug, dan gaat dat naar jou.',
    name: 'Naam van wie komt',
    email: 'E-mailadres van wie komt',
    emailHint: 'Daar sturen we de wegbeschrijving naartoe, en wat je meebrengt.',
    language: 'Taal van wie komt',
    nameProblem: 'Vul de naam in van wie er komt',
    emailProblem: 'Vul een e-mailadres in dat niet het jouwe is, bijvoorbeeld naam@voorbeeld.be',
    button: 'Stuur de vraag',
    asked:
      'We hebben {name} gemaild en wachten op een ja. Tot dan verwachten we jou. Je kunt hieronder iemand anders vragen.',
    withdraw: 'Toch niet, ik kom zelf',
    /** The farm has not said yes yet. */
    afterAnswer: 'Zodra we je aanvraag bevestigd hebben, kun je hier iemand anders laten komen.',
  },
  accept: {
    title: 'Kom jij?',
    text: '{name} kan niet komen en geeft de reservatie aan jou door. Zeg je ja, dan staat ze op jouw naam.',
    textNameless: 'Iemand geeft een reservatie aan jou door. Zeg je ja, dan staat ze op jouw naam.',
    allPaid: 'Alles is al betaald: jij hoeft niets te betalen.',
    open: 'Er is nog {amount} te betalen. Dat betaal jij; de gegevens staan op je reservatie.',
    /** An earlier guest has paid. */
    toPayer: 'Moet er ooit iets terug, dan gaat dat naar wie betaald heeft.',
    consent: 'Ik kom en ga akkoord met deze voorwaarden.',
    consentProblem: 'Vink het vakje aan; anders kunnen we de reservatie niet op jouw naam zetten',
    button: 'Ja, ik kom',
    /**
     * Something is left to pay: the substitute then owes that (art. VI.46, § 2, of the Code of
     * economic law).
     */
    buttonToPay: 'Ja, ik kom, met betalingsverplichting',
    changed: 'Intussen is er iets veranderd aan deze reservatie. Kijk het nog eens na.',
    over: {
      title: 'Dit kan niet meer',
      text: 'Deze reservatie is er niet meer, of de workshop is begonnen.',
    },
    privacy: 'Wat we met je gegevens doen',
  },
  /** Mail to the substitute. */
  asks: {
    subject: 'Kom jij? {workshop}, {date}',
    preview: 'Iemand kan niet komen en geeft de reservatie aan jou door.',
    title: 'Neem jij de reservatie over?',
    text: '{name} kan niet komen en geeft de reservatie aan jou door.',
    textNameless: 'Iemand kan niet komen en geeft de reservatie aan jou door.',
    button: 'Bekijk het en zeg ja',
    otherwise: 'Zeg je niets, dan verandert er niets en wissen we je adres na de workshop.',
    footer: 'Iemand met een reservatie bij ons gaf dit adres. We gebruiken het alleen hiervoor.',
  },
  vacancy: {
    /** Label of a tick; `{amount}` is the kept money. */
    offer: 'Neemt iemand mijn plaats in, betaal dan de {amount} terug die jullie inhouden',
    how: '{offers.waitingList.vacancy} Heeft iemand ze betaald, dan betalen we terug wat we inhielden. Wie eerst annuleerde, is eerst aan de beurt; plaatsen die al vrij waren, gaan voor.',
    waits:
      'Nog niemand heeft je plaats ingenomen en betaald. Gebeurt dat, dan krijg je de {amount} terug die we inhielden.',
    waitsMore: 'Wordt ook de rest ingenomen en betaald, dan krijg je daarvoor nog {amount} terug.',
    taken: {
      one: 'Iemand nam {n} plaats over en betaalde. Daarvoor krijg je {amount} extra terug.',
      other: 'Er zijn {n} plaatsen overgenomen en betaald. Daarvoor krijg je {amount} extra terug.',
    },
    over: 'De dag is voorbij en niemand nam je plaats in. Er gaat dus niets meer terug.',
  },
  /** Mail to a guest who cancelled: a successor has taken and paid places. */
  placeTaken: {
    subject: 'Je plaats is ingenomen: {workshop}, {date}',
    preview: 'Iemand komt in je plaats. Je krijgt terug wat we inhielden.',
    title: 'Iemand nam je plaats in',
    text: {
      one: 'Goed nieuws: na je annulatie heeft iemand {n} plaats overgenomen en betaald.',
      other: 'Goed nieuws: na je annulatie zijn er {n} plaatsen overgenomen en betaald.',
    },
    refund: 'Wat we daarvoor inhielden, krijg je nu terug: {amount}.',
  },
} as const

export const substituteMails = {
  substitute: {
    subject: 'Jij komt: {workshop}, {date}',
    preview: 'Waar je moet zijn en wat je meebrengt.',
    title: 'Fijn dat jij komt',
    text: 'Je komt in de plaats van {name}. De reservatie staat nu op jouw naam.',
    textNameless: 'De reservatie staat nu op jouw naam.',
    /** The debt is new to the substitute. */
    open: 'Dit staat nog open, en het is nu aan jou om het te betalen.',
  },
  replaced: {
    subject: 'Iemand anders komt: {workshop}, {date}',
    preview: 'Je reservatie staat nu op een andere naam.',
    title: 'Iemand anders komt in je plaats',
    text: '{name} komt in je plaats naar ‘{workshop}’ op {date}. Je hoeft niets meer te doen: de links in onze vorige mails aan jou werken niet meer{offers.diets.erased}.',
    money: 'Moeten we ooit iets terugbetalen, dan gaat dat naar jou: jij hebt betaald.',
    notYou: 'Had je dit niet afgesproken? Laat het ons dan meteen weten.',
  },
} as const

/** Names on the desk of the mails about changes and endings. */
export const changeMailNames = {
  'moved-guest': 'Naar een andere datum',
  'hours-changed-guest': 'Andere uren',
  'party-changed-guest': 'Een ander aantal personen',
  'split-guest': 'In twee gesplitst',
  'substitute-asked-guest': 'Iemand anders gevraagd om te komen',
  'substitute-guest': 'Aan wie in de plaats komt',
  'replaced-guest': 'Aan wie niet meer komt',
  'cancelled-guest': 'Geannuleerd',
  'place-taken-guest': 'Iemand nam de plaats over',
  'refund-account-guest': 'Een rekening voor de terugbetaling',
  'refunded-guest': 'Terugbetaald',
  'taken-back-guest': 'De bank nam een betaling terug',
  'noted-by-mistake-guest': 'Geld bij vergissing genoteerd',
  'called-off-guest': 'Datum afgelast',
  'rebooked-guest': 'Andere datum na een die niet doorging',
  'date-letter-guest': 'Mail aan iedereen van een datum',
} as const
