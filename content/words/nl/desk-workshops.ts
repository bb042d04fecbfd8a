/** The page of the workshops: Dutch alone. */
export const deskWorkshops = {
  title: 'Workshops',
  text:
    'In deze volgorde staan ze op de site. Prijs, uren en groep verander je bij Huis; de teksten en de foto op de ' +
    'pagina zelf.',
  shown: 'Op de site',
  aside: 'Niet op de site',
  asideText:
    'De pagina, de datums en de cadeaubonnen ervan staan niet op de site. Wie al boekte, houdt zijn boeking.',
  /** "€ 65, van 18.30 tot 22 uur, 6 tot 10 personen" */
  facts: '{price}, {hours}, {from} tot {to} personen',
  links: {
    page: 'Pagina bekijken en aanpassen',
    picture: 'Foto',
    facts: 'Prijs, uren en groep',
    dates: 'Datum toevoegen',
  },
  up: 'Naar voren',
  upOf: 'Zet {name} een plaats naar voren',
  hide: 'Haal van de site',
  hideOf: 'Haal {name} van de site',
  show: 'Zet op de site',
  showOf: 'Zet {name} op de site',
  last: 'Dit is de enige workshop op de site. Zet er eerst een andere op.',
  done: {
    'workshop-add':
      'De workshop is gemaakt, en nog niet te zien. Schrijf de teksten, zet er een foto bij en maak datums; zet hem dan op de site.',
    'workshop-up': 'Verplaatst. Zo staan ze nu op de site.',
    'workshop-show': 'Staat op de site, met zijn datums.',
    'workshop-show-alone': 'Staat op de site. Datums heeft hij nog niet.',
    'workshop-hide-alone': 'Van de site gehaald. Wie al boekte, houdt zijn boeking.',
    'workshop-hide': 'Van de site gehaald, met zijn datums. Wie al boekte, houdt zijn boeking.',
  },
  add: {
    title: 'Een workshop erbij',
    text:
      'Meer is er niet nodig om te beginnen. De pagina krijgt deze naam als adres, en dat adres blijft. De rest schrijf ' +
      'je daarna op de pagina zelf.',
    button: 'Maak de workshop',
    nameNl: 'Naam in het Nederlands',
    nameNlHint: 'Hoogstens 26 tekens: zo past hij in het menu.',
    nameNlProblem: 'Vul een naam in het Nederlands in, van hoogstens 26 tekens.',
    nameFr: 'Naam in het Frans',
    nameFrProblem: 'Vul een naam in het Frans in, van hoogstens 26 tekens.',
    nameEn: 'Naam in het Engels',
    nameEnProblem: 'Vul een naam in het Engels in, van hoogstens 26 tekens.',
    sentenceNl: 'Wat je er maakt of leert, in één zin in het Nederlands',
    sentenceNlHint: 'Hoogstens 140 tekens. Deze zin staat onder de titel en op de startpagina.',
    sentenceNlProblem: 'Vul een zin in het Nederlands in, van hoogstens 140 tekens.',
    sentenceFr: 'Dezelfde zin in het Frans',
    sentenceFrProblem: 'Vul een zin in het Frans in, van hoogstens 140 tekens.',
    sentenceEn: 'Dezelfde zin in het Engels',
    sentenceEnProblem: 'Vul een zin in het Engels in, van hoogstens 140 tekens.',
    price: 'Prijs per persoon, in euro',
    priceProblem: 'Vul een prijs in van {min} tot {max}\u00a0euro, zoals 65 of 47,50.',
    startTime: 'Begint om',
    startTimeProblem: 'Vul een beginuur in, zoals 18:30.',
    endTime: 'Eindigt om',
    endTimeProblem: 'Vul een einduur in dat na het beginuur komt.',
    least: 'Minstens zoveel personen',
    leastProblem: 'Vul een aantal personen in, van {min} tot {max}.',
    most: 'Hoogstens zoveel personen',
    mostHint: 'Zoveel plaatsen krijgt een nieuwe datum.',
    mostProblem: 'Vul een aantal in dat niet kleiner is dan het kleinste, en hoogstens {max}.',
    namedBefore: 'Er is al een workshop die zo heet. Kies een andere naam.',
  },
} as const
