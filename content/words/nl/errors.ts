import { factProblems } from './guest-facts.ts'

export const errors = {
  /** Heading of the list of errors above a form. */
  summaryTitle: 'Kijk dit nog even na',
  contact: {
    name: 'Vul je naam in (hoogstens 100 tekens)',
    email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be',
    subject: 'Vul een onderwerp in (hoogstens 200 tekens)',
    message: 'Schrijf een bericht (hoogstens 2000 tekens)',
    consent: 'Vink aan dat we je gegevens mogen gebruiken om te antwoorden',
    failed: 'Je bericht is niet verstuurd',
    failedTryAgain: 'Je bericht is niet verstuurd. Probeer het nog eens.',
  },
  booking: {
    workshopType: 'Kies een workshop',
    preferredDate: 'Kies een datum uit de lijst',
    participants: 'Kies met hoeveel personen je komt',
    participantName: 'Vul je naam in (hoogstens 100 tekens)',
    email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be',
    ...factProblems,
    voucher:
      'De code van de cadeaubon klopt niet. Een code heeft twintig tekens, zonder nul, één, I, L of O: kijk hem na, of laat het veld leeg.',
    voucherUnknown:
      'De code van de cadeaubon kennen we niet, of niet meer. Kijk of een nieuwere mail een andere code geeft, of laat het veld leeg.',
    voucherUsed:
      'Op de cadeaubon met deze code staat niets meer. Vul een andere code in, of laat het veld leeg.',
    voucherEnded:
      'De cadeaubon met deze code is niet meer geldig. Laat het veld leeg en mail ons: dan kijken we wat kan.',
    tooManyCodes:
      'Dat waren veel codes na elkaar. Wacht een uur, of laat het veld leeg: de code kun je ook invullen zodra we bevestigd hebben.',
    language: 'Kies een taal van deze site: {languages.listed}',
    consent: 'Vink aan dat we je gegevens mogen gebruiken voor deze aanvraag',
    honeypot:
      'Deze aanvraag is ongeldig: een veld dat leeg moet blijven, is ingevuld. Laad de pagina opnieuw en vul het formulier zelf in.',
    failed: 'Je aanvraag is niet verstuurd. Probeer het nog eens.',
    fullyBooked: 'Deze datum is intussen volgeboekt. Kies een andere{offers.waitingList.error}.',
    notEnoughPlaces: {
      one: 'Op deze datum is er nog maar {n} plaats. Vraag er één aan, of kies een andere datum.',
      other:
        'Op deze datum zijn er nog maar {n} plaatsen. Kom met minder, of kies een andere datum.',
    },
    tooManyOnTrust:
      'Op dit e-mailadres houden we al plaats vrij voor {n}. Meer vragen kan zodra we geantwoord hebben of het voorschot er is. Heb je nu al meer nodig, neem dan contact met ons op.',
    requestsClosed:
      'Deze datum is te dichtbij om nog online aan te vragen. Kies een andere, of neem contact met ons op.',
    notOnSchedule:
      'Deze datum staat niet, of niet meer, op de agenda. Kies een andere datum uit de lijst.',
  },
  request: {
    unknownField: 'Het veld ‘{field}’ kennen we niet. Laat het weg en verstuur opnieuw.',
    unauthorised:
      'De sleutel van deze aanvraag ontbreekt of klopt niet. Laad de pagina opnieuw en verstuur nog eens.',
    notJson: 'De gegevens moeten als JSON aankomen. Zet Content-Type op application/json.',
    malformed:
      'We kunnen deze gegevens niet lezen. Kijk na of het geldige JSON is en verstuur opnieuw.',
    unknownFunction: 'Op dit adres is er niets. Gebruik het formulier op de website.',
    badKey:
      'De Idempotency-Key is ongeldig. Gebruik 1 tot 200 letters, cijfers of tekens uit ASCII, zonder spaties.',
    /** A form sent without script is no form, or is cut or badly encoded. */
    notOurForm:
      'Dit formulier kwam beschadigd of in een andere vorm aan. Laad de pagina opnieuw en vul het nog eens in.',
    noFormHere: 'Op dit adres staat geen formulier. Ga terug en gebruik dat van de pagina.',
    tooLarge: 'Dit is te groot om te verwerken. Maak je tekst korter.',
    wrongMethod: 'Dit adres aanvaardt alleen POST. Gebruik het formulier op de website.',
    tooMany: 'Dat waren veel pogingen na elkaar. Wacht even en probeer het dan nog eens.',
    busy: 'Het is nu erg druk op de site. Wacht een paar tellen en probeer het dan nog eens.',
    keyReused:
      'Deze aanvraag is al eens verstuurd, met andere gegevens. Laad de pagina opnieuw en vul het formulier nog eens in.',
    otherOrigin:
      'Deze aanvraag kwam van een andere website. Gebruik het formulier op onze eigen pagina.',
    /** Page of a site that its owner has not opened. */
    notOpenTitle: 'Binnenkort',
    notOpen:
      'Deze site is nog niet open: we dekken de tafel nog. Kom binnenkort terug; heb je een vraag, mail ons dan nu al.',
  },
  /** Page for a form sent without script that was not read to its end. */
  refusedForm: {
    title: 'Dit formulier konden we niet aannemen',
    nothingKept:
      'Van wat je typte, hebben wij niets bewaard. Je browser heeft het misschien nog: gebruik zijn terugknop.',
    toForm: 'Naar het lege formulier',
  },
} as const
