/** The page of the owner's own pages. */
export const deskOwnPages = {
  title: 'Eigen pagina’s',
  text: 'Een pagina die de site nog niet heeft: je lokaal te huur, een cursusreeks, wat de pers schreef. Je schrijft ze op de pagina zelf, en niemand ziet ze tot je ze op de site zet.',
  none: 'Je hebt nog geen eigen pagina.',
  value: 'Eigen pagina',
  addressValue: 'Adres van een pagina',
  places: {
    menu: 'In het menu en onderaan',
    foot: 'Alleen onderaan',
    aside: 'Niet op de site',
    gone: 'Weggedaan',
  },
  look: 'Pagina bekijken en schrijven',
  turns: {
    'own-page-menu': 'Zet in het menu',
    'own-page-foot': 'Zet alleen onderaan',
    'own-page-aside': 'Haal van de site',
    'own-page-gone': 'Doe weg',
  },
  done: {
    'own-page-add':
      'De pagina is gemaakt. Tik op ‘Pagina bekijken en schrijven’, en publiceer wat je schreef.',
    'own-page-menu': 'Staat op de site, in het menu en onderaan.',
    'own-page-foot': 'Staat op de site, onderaan elke pagina.',
    'own-page-aside': 'Van de site gehaald. Je teksten blijven.',
    'own-page-gone': 'Weg. Bij ‘Huis’, onder ‘Wat er veranderde’, haal je ze terug.',
    'own-page-address': 'Het adres is veranderd. Het vorige leidt ernaartoe.',
  },
  unpublished: 'Schrijf eerst iets op deze pagina en publiceer het: nu heeft ze alleen een titel.',
  block: {
    title: 'Zet er iets bij',
    kind: 'Wat komt er onderaan de pagina bij?',
    kinds: {
      titled: 'Een alinea met een titel',
      text: 'Een alinea',
      question: 'Een vraag met haar antwoord',
      picture: 'Een foto',
      book: 'Een knop om te boeken',
      ask: 'Een knop naar de contactpagina',
    },
    button: 'Voeg toe',
    full: 'Er is plaats voor hoogstens {most} delen. Haal er eerst een weg.',
  },
  address: {
    title: 'Ander adres',
    text: 'Kleine letters, cijfers en streepjes. Wie het vorige adres heeft, komt vanzelf op het nieuwe.',
    button: 'Verander het adres',
    slug: 'Adres in het {language}',
    slugProblem:
      'Schrijf het adres in het {language} met kleine letters, cijfers en streepjes, zoals het-lokaal.',
    taken: 'Dat adres heeft, of had, een andere pagina. Kies een ander.',
  },
  add: {
    title: 'Een pagina bij maken',
    text: 'Van de naam maken we het adres; dat kun je later nog veranderen.',
    button: 'Maak de pagina',
    tooMany: 'Je hebt al {most} eigen pagina’s, en meer kan er niet. Doe er eerst een weg.',
  },
} as const
