import type { Allergen } from '#booking/party/diets.ts'

/** The sheet the farm prepares a day by. */
export const prepSheetWords = {
  people: 'Hoeveel er komen',
  elsewhere: 'Waarvan {n} elders geboekt',
  plates: 'Op het bord',
  /** Instead, where guests are not asked what they don’t eat. */
  remarks: 'Wat ze schreven',
  vegans: 'Veganistisch: {n}',
  remark: '{name}: {text}',
  /** The guest’s own words. */
  written: '{name} schreef bij het boeken: ‘{text}’ (nog niet nagevraagd)',
  missing: 'Nog geen antwoord over allergieën en diëten: {bookings}, {people} ({names}).',
  complete:
    'Iedereen die hier boekte, heeft geantwoord over allergieën en diëten: {bookings}, {people}.',
  allNone: {
    one: 'De enige boeking ({people}) antwoordde: geen allergie, geen dieet.',
    other: 'Alle {n} boekingen ({people}) antwoordden: geen allergie, geen dieet.',
  },
  /** The page of one booking says it so. */
  ofBooking: {
    title: 'Allergieën en diëten',
    missing: 'Nog geen antwoord: {people}.',
    /** The same where companions joined. */
    missingNamed: 'Nog geen antwoord: {people} ({names}).',
    complete: 'De vraag is beantwoord.',
    allNone: 'Antwoord voor {people}: geen allergie, geen dieet.',
  },
  notes: 'Goed om te weten',
  telephones: 'Telefoon',
  owing: 'Nog te betalen',
  /** Guests who booked elsewhere are unknown here. */
  notKnown:
    'Wie elders boekte, kennen we niet: vraag zelf na wat ze niet eten en of ze betaald hebben.',
  allPaid: 'Iedereen die hier boekte, heeft betaald.',
  shopping: 'Klaarzetten',
  ingredients: {
    wheatFlour: 'tarwebloem',
    wholemealFlour: 'volkorenmeel',
    fedStarter: 'desem, gevoed',
    salt: 'zout',
    cottonCloth: 'katoenen doek',
    starterJar: 'bokaaltje voor de starter',
    sugar: 'suiker',
    tea: 'thee',
    kefirGrains: 'kefirkorrels',
    kombuchaCulture: 'kombuchazwam',
    ripeKombucha: 'kombucha, rijp',
    ginger: 'gember',
    lemon: 'citroen',
    driedFig: 'gedroogde vijg',
    jarWithCloth: 'bokaal met doek',
    swingTopBottle: 'beugelfles',
    cabbage: 'witte kool',
    carrot: 'wortel',
    beetroot: 'rode biet',
    litreJar: 'bokaal van 1 liter',
    weight: 'gewicht',
  },
  litre: 'liter',
} as const

/** The fourteen, as they stand on a Belgian label. */
export const allergenNames: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  crustaceans: 'schaaldieren',
  eggs: 'ei',
  fish: 'vis',
  peanuts: 'pinda',
  soybeans: 'soja',
  milk: 'melk',
  nuts: 'noten',
  celery: 'selderij',
  mustard: 'mosterd',
  sesame: 'sesam',
  sulphites: 'sulfiet',
  lupin: 'lupine',
  molluscs: 'weekdieren',
}
