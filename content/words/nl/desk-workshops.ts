/** The page of the workshops. */
export const deskWorkshops = {
  title: 'Workshops',
  text: 'In deze volgorde staan ze op de site. Prijs, uren en groep verander je bij ‘Huis’; de teksten en de foto op de pagina zelf.',
  shown: 'Op de site',
  aside: 'Niet op de site',
  asideText:
    'De pagina, de data en de cadeaubonnen ervan staan niet op de site. Wie al boekte, houdt zijn boeking.',
  example: 'Van het voorbeeld',
  exampleText:
    'Deze workshops zijn niet van jou en staan in geen enkele lijst. Zet er een op de site, en je kunt ermee werken.',
  /** "€ 65, van 18.30 tot 22 uur, 6 tot 10 personen" */
  facts: '{price}, {hours}, {from}\u00a0tot\u00a0{to} personen',
  otherHours:
    'Geen enkele komende datum heeft deze uren, en de site noemt ze wel. Verander ze bij ‘Prijs, uren en groep’.',
  links: {
    page: 'Pagina bekijken en aanpassen',
    picture: 'Foto',
    facts: 'Prijs, uren en groep',
    dates: 'Datum toevoegen',
  },
  up: 'Naar voren',
  hide: 'Haal van de site',
  show: 'Zet op de site',
  last: 'Dit is de enige workshop op de site. Zet er eerst een andere op.',
  done: {
    'workshop-add':
      'De workshop is gemaakt, en nog niet te zien. Schrijf de teksten, zet er een foto bij en maak data; zet hem dan op de site.',
    /** The site still shows a workshop of the example. */
    'workshop-add-beside':
      'De workshop is gemaakt, en nog niet te zien. Schrijf de teksten, zet er een foto bij en maak data. ‘Begin leeg’, op ‘De eerste avond’, zet hem op de site in plaats van het voorbeeld; ‘Zet op de site’ zet hem ernaast.',
    'workshop-up': 'Verplaatst. Zo staan ze nu op de site.',
    'workshop-show': 'Staat op de site, met zijn data.',
    'workshop-show-alone': 'Staat op de site. Er zijn nog geen data.',
    'workshop-hide-alone':
      'Van de site gehaald. Wie al boekte, houdt zijn boeking. Noemen teksten op andere pagina’s hem nog, zoals op de startpagina, pas die dan aan.',
    'workshop-hide':
      'Van de site gehaald, met zijn data. Wie al boekte, houdt zijn boeking. Noemen teksten op andere pagina’s hem nog, zoals op de startpagina, pas die dan aan.',
  },
  add: {
    title: 'Een workshop erbij',
    text: 'Meer is er niet nodig om te beginnen. De pagina krijgt deze naam als adres; dat kun je later veranderen. De rest schrijf je daarna op de pagina zelf.',
    button: 'Maak de workshop',
    name: 'Naam in het {language}',
    nameHint: 'Hoogstens {most} tekens: zo past hij in het menu.',
    nameProblem: 'Vul een naam in het {language} in, van hoogstens {most} tekens.',
    sentence: 'Wat je er maakt of leert, in één zin in het {language}',
    sentenceIn: 'Dezelfde zin in het {language}',
    sentenceHint: 'Hoogstens {most} tekens. Deze zin staat onder de titel en op de startpagina.',
    sentenceProblem: 'Vul een zin in het {language} in, van hoogstens {most} tekens.',
    price: 'Prijs per persoon, in euro',
    priceProblem: 'Vul een prijs in van {min} tot {max} euro, zoals 65 of 47,50.',
    startTime: 'Begint om',
    startTimeProblem: 'Vul een beginuur in, zoals 18:30.',
    endTime: 'Eindigt om',
    endTimeProblem: 'Vul een einduur in dat na het beginuur komt.',
    least: 'Minstens zoveel personen',
    leastProblem: 'Vul een aantal personen in, van {min} tot {max}.',
    most: 'Hoogstens zoveel personen',
    mostHint:
      'Zoveel plaatsen krijgt een nieuwe datum. Het minimum staat alleen op de site: vanaf hoeveel een datum doorgaat, zeg je bij ‘Huis’.',
    mostProblem: 'Vul een aantal in dat niet kleiner is dan het kleinste, en hoogstens {max}.',
    namedBefore: 'Er is al een workshop die zo heet. Kies een andere naam.',
  },
} as const
