import { deskTerms } from './desk-terms.ts'

/** Page of the values that the owner changes often. */
export const deskHouse = {
  title: 'Huis',
  text: 'Wat je hier bewaart, staat meteen op de site en in elke nieuwe mail. Wie al boekte, houdt de prijs en de voorwaarden van toen. Een datum die al op het programma staat, houdt zijn uren en plaatsen.',
  done: 'Bewaard. Zo staat het nu op de site en in de mails.',
  /** Link after a move; `{town}` is the town of before. */
  formerTown: {
    one: '‘{town}’ staat nog in {n}\u00a0tekst van de site',
    other: '‘{town}’ staat nog in {n}\u00a0teksten van de site',
  },
  same: 'Zo stond het al. Er is niets veranderd.',
  button: 'Bewaar',
  none: 'geen',
  keyFirst:
    'Daarvoor vragen we eerst een verse sleutel: zo kan wie je toestel vindt, hier niets veranderen. Open hem op dit toestel en kom dan hier terug.',
  sections: {
    home: 'Op de startpagina',
    reach: 'Hoe gasten je bereiken',
    identity: 'Wie je bent',
    privateGroup: 'Besloten groepen',
    requests: 'Aanvragen',
    terms: 'Voorwaarden',
    books: 'Boekhouding',
  },
  values: {
    price: 'Prijs per persoon',
    hours: 'Uren',
    group: 'Groep',
    minimum: 'Gaat door',
    'private-group': 'Groep',
    'requests-close': 'Aanvragen tot',
    'opening-hours': 'Openingsuren',
    'other-hours': 'Andere uren op sommige dagen',
    telephone: 'Telefoon',
    sentence: 'Zin van de dag',
    workshops: 'Workshops op de site',
    languages: 'Talen van de site',
    'workshop-name': 'Naam',
    'workshop-sentence': 'Zin onder de titel',
    vat: 'Btw',
    accountant: 'E-mailadres van je boekhouder',
    edition: 'Teksten van de site',
    page: 'Pagina',
    offer: 'Aanbod',
    name: 'Naam',
    people: 'Voornamen',
    address: 'Adres',
    location: 'Plek op de kaart',
    country: 'Land',
    distances: 'Te voet en in de omtrek',
    mailbox: 'E-mailadres voor gasten',
    account: 'Bankrekening',
    numbers: 'Ondernemingsnummer en btw',
    social: 'Link naar je sociale media',
    ...deskTerms.values,
  },
  nameAtBank: '{name} (bij de bank: {accountHolder})',
  address: '{street}, {postalCode}\u00a0{town}',
  walk: '{walkMinutes} minuten te voet',
  radius: '{radiusKm} km in de omtrek',
  noMap: 'geen kaart',
  noVat: 'geen btw-nummer',
  size: '{from}\u00a0tot\u00a0{to} personen',
  minimum: 'minstens {minimum}, beslist {before}',
  always: 'altijd',
  hoursBefore: { one: '{n} uur vooraf', other: '{n} uur vooraf' },
  untilItBegins: 'het begint',
  percent: '{percent}%',
  edition: 'versie {number}',
  pageShown: 'op de site',
  pageLeftOut: 'niet op de site',
  firstTexts: 'zoals in het begin',
  hints: {
    price: 'In euro, btw inbegrepen. Centen na een komma.',
    hours:
      'In de lijst en op de pagina van de workshop, en voor nieuwe data. Hebben je data andere uren, zet die dan ook hier. De uren van de voorbeelddag schuiven mee.',
    minimum:
      'Voor nieuwe data. 0 personen: ze gaan altijd door. Zijn er op de dag van de beslissing te weinig, dan vragen we ’s ochtends bij ‘Vandaag’ of hij doorgaat.',
    group: 'Hoogstens: zoveel plaatsen krijgt een nieuwe datum.',
    'private-group': 'Wie met een besloten groep komt, op een eigen datum.',
    'requests-close':
      'Later kan op de site niemand die datum nog kiezen; hij blijft op het programma staan, met je telefoonnummer of e-mailadres. Jij kunt er altijd nog iemand bij zetten. 0: tot hij begint.',
    'opening-hours':
      'Op de contactpagina en voor zoekmachines. Vink de dagen aan waarop je open bent.',
    'other-hours':
      'Op de dagen die je hier aanvinkt, gelden deze uren. Vink niets aan als ze elke dag dezelfde zijn.',
    telephone:
      'Schrijf het nummer zoals gasten het moeten lezen. Laat je dit leeg, dan tonen we er geen.',
    'workshop-name': 'Kort genoeg voor het menu. Het adres van de pagina blijft zoals het is.',
    'workshop-sentence': 'Wat je er maakt of leert, in elke taal.',
    sentence: 'Vul elke taal in, of geen enkele. Wat leeg is, tonen we niet.',
    accountant:
      'Alleen voor wat jij hem of haar zelf stuurt: facturen en de boeken van een maand of een kwartaal. Het staat nergens op de site.',
    name: 'Zo heet je op elke pagina, in elke mail en in de agenda van je gasten. De naam bij de bank schrijf je precies zoals op je rekeninguittreksel: de bank van je gast vergelijkt die twee.',
    people:
      'De voornaam van wie de workshops geeft, en van wie er nog is. Ze staan onder elke mail en in de teksten. Wat er over jullie verteld wordt, verander je bij de teksten van de site.',
    address:
      'Waar gasten naartoe komen. Heeft je gemeente een naam in elke taal, schrijf ze dan in de volgorde van de talen van de site, met ‘ / ’ ertussen: Elsene / Ixelles. Hoe ze er geraken, staat in de teksten van de site: kijk die ook na.',
    location:
      'Twee getallen, zoals 50,84653 en 4,35175: bij de meeste kaarten zie je ze als je lang op een plek drukt. Laat je ze leeg, dan staat er geen kaart op de contactpagina.',
    country:
      'Staat onder je adres en op je facturen. Een telefoonnummer zonder landnummer is van dat land. Elektronische facturen maken we alleen voor een zaak in België, en ook de feestdagen blijven die van België. De privacypagina noemt de Belgische toezichthouder: zet die van je land in haar plaats, bij ‘Teksten van de site’.',
    distances:
      'Hoeveel minuten het te voet is van het dorp tot bij jou, en tot hoeveel kilometer ver je gasten wonen. Wat je leeg laat, vertelt geen enkele tekst, en geen kaart.',
    mailbox:
      'Staat op elke pagina en in elke mail. Is op de server een adres ingesteld (OWNER_EMAIL), dan komen de antwoorden van gasten daar aan. Je sleutel en je eigen berichten gaan altijd naar dat adres: dat verandert hier niet mee.',
    account:
      'Gasten lezen dit nummer vanaf de volgende mail. Wie al een mail met het vorige nummer kreeg, kan daar nog op storten: lees daarom ook het uittreksel van je vorige rekening nog in, we blijven het herkennen. Kijk bij ‘Naam’ na of de naam bij de bank nog klopt.',
    numbers:
      'Staan onderaan elke pagina en op elke factuur. Is je zaak nog in oprichting, laat ze dan allebei leeg; vul ze in vóór je eerste betaalde workshop: de wet wil ze op de site, en zonder maken we geen factuur. Heb je geen btw-nummer, laat dan alleen dat leeg, en maak je facturen elders. Wat al gefactureerd is, houdt de nummers van toen.',
    social:
      'Het adres van je pagina, zoals je het in je browser ziet. Laat je dit leeg, dan tonen we er geen.',
    vat: 'Het tarief dat in je prijzen zit; je boekhouder weet het. 0: als je vrijgesteld bent. Elke factuur noemt dan de vrijstelling voor kleine ondernemingen; geldt voor jou een andere, zoek dan bij ‘Teksten van de site’ naar ‘vrijstelling’ en schrijf daar de juiste zin. Wat al in het dagontvangstenboek staat, blijft.',
    ...deskTerms.hints,
  },
  fields: {
    cents: 'Prijs',
    startTime: 'Begint om',
    endTime: 'Eindigt om',
    from: 'Minstens',
    to: 'Hoogstens',
    minimum: 'Vanaf hoeveel personen',
    daysBefore: 'Beslist hoeveel dagen vooraf',
    opens: 'Van',
    closes: 'Tot',
    number: 'Nummer',
    hours: 'Uren voor het begint',
    percent: 'Percentage',
    email: 'E-mailadres',
    name: 'Naam',
    accountHolder: 'Naam bij de bank',
    guide: 'Wie geeft de workshops?',
    cook: 'Wie is er nog? Laat leeg als je alleen bent.',
    street: 'Straat en nummer',
    postalCode: 'Postcode',
    town: 'Gemeente',
    latitude: 'Breedtegraad',
    longitude: 'Lengtegraad',
    countryCode: 'Land',
    walkMinutes: 'Minuten te voet vanuit het dorp (mag leeg blijven)',
    radiusKm: 'Kilometer in de omtrek (mag leeg blijven)',
    mailbox: 'E-mailadres',
    iban: 'Rekeningnummer (IBAN)',
    enterpriseNumber: 'Ondernemingsnummer (mag leeg blijven)',
    vatNumber: 'Btw-nummer (mag leeg blijven)',
    social: 'Link (mag leeg blijven)',
    ...deskTerms.fields,
  },
  /** Problems that can stand alone in the list above the page. */
  problems: {
    cents: 'Vul een prijs in boven nul en tot {max} euro, zoals 95 of 47,50.',
    startTime: 'Vul een beginuur in, zoals 18:30.',
    endTime: 'Vul een einduur in dat na het beginuur komt.',
    from: 'Vul een aantal personen in, van {min} tot {max}.',
    to: 'Vul bij ‘Hoogstens’ een aantal in tot {max}, niet kleiner dan bij ‘Minstens’.',
    minimum: 'Vul bij ‘Vanaf hoeveel personen’ een aantal in van {min} tot {max}.',
    daysBefore: 'Vul bij ‘Beslist hoeveel dagen vooraf’ een aantal in van {min} tot {max}.',
    opens: 'Vul een uur in, zoals 09:00.',
    closes: 'Vul bij ‘Tot’ een uur in dat later is dan bij ‘Van’.',
    days: 'Vink bij ‘Open’ minstens één dag aan.',
    number: 'Vul een telefoonnummer in met {min} tot {max} cijfers, of laat het leeg.',
    /** Label of a sentence, beside those of other languages. */
    inLanguage: 'Vul ook een zin in het {language} in, van hoogstens {most} tekens.',
    hours: 'Vul een aantal uren in van {min} tot {max}, zonder komma.',
    percent: 'Vul een percentage in van {min} tot {max}, zonder komma.',
    name: 'Vul bij ‘Naam’ in hoe je zaak heet, in hoogstens {most} tekens, zonder accolades, @, < of >.',
    accountHolder:
      'Vul bij ‘Naam bij de bank’ de naam van je uittreksel in, in hoogstens {most} tekens.',
    guide: 'Vul bij ‘Wie geeft de workshops?’ een voornaam in, van hoogstens {most} tekens.',
    cook: 'Vul bij ‘Wie is er nog?’ één voornaam in, van hoogstens {most} tekens, of laat het leeg.',
    street: 'Vul bij ‘Straat en nummer’ in waar gasten naartoe komen, zoals Kouterdreef 12.',
    postalCode: 'Vul bij ‘Postcode’ je postcode in, zoals 1000.',
    town: 'Vul bij ‘Gemeente’ je gemeente in, zoals Brussel.',
    latitude:
      'Vul bij ‘Breedtegraad’ een getal in van {min} tot {max}, zoals 50,84653, of laat beide leeg.',
    longitude:
      'Vul bij ‘Lengtegraad’ een getal in van {min} tot {max}, zoals 4,35175, of laat beide leeg.',
    countryCode: 'Kies bij ‘Land’ een land uit de lijst.',
    walkMinutes:
      'Vul bij ‘Minuten te voet’ een aantal in van {min} tot {max}, zonder komma, of laat het leeg.',
    radiusKm:
      'Vul bij ‘Kilometer’ een aantal in van {min} tot {max}, zonder komma, of laat het leeg.',
    mailbox: 'Vul bij ‘E-mailadres’ een geldig adres in, zoals naam@voorbeeld.be.',
    iban: 'Dit rekeningnummer klopt niet. Neem bij ‘Rekeningnummer’ over wat op je uittreksel staat.',
    enterpriseNumber:
      'Dit ondernemingsnummer klopt niet. Vul bij ‘Ondernemingsnummer’ tien cijfers in, zoals 0123.456.749, of laat het leeg.',
    vatNumber:
      'Dit btw-nummer klopt niet, of hoort niet bij je ondernemingsnummer. Vul bij ‘Btw-nummer’ de letters van het land en het nummer in, zoals BE 0123.456.749, of laat het leeg.',
    social:
      'Vul bij ‘Link’ een volledig adres in, zoals https://voorbeeld.be/@naam, of laat het leeg.',
    email: 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.be, of laat het leeg.',
    ...deskTerms.problems,
  },
  history: {
    title: 'Wat er veranderde',
    nothing: 'Nog niets: alles staat zoals in het begin.',
    when: '{at}, door {device}',
    arrow: '{before} → {after}',
    back: 'Zet terug: {before}',
    backToNone: 'Weer leeg',
  },
} as const
