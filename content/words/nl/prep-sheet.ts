import type { Allergen } from '#booking/party/diets.ts'

/** The sheet the farm prepares a day by: Dutch alone. */
export const prepSheetWords = {
  people: 'Hoeveel er komen',
  heads: { one: '{n} persoon', other: '{n} personen' },
  elsewhere: 'waarvan {n} elders geboekt',
  plates: 'Op het bord',
  noDiets: 'Niemand gaf een allergie of dieet door.',
  vegans: 'Veganistisch: {n}',
  remarks: 'Goed om te weten',
  telephones: 'Telefoon',
  owing: 'Nog te betalen',
  /** Of places that were not booked here nothing is known. */
  notKnown: 'Van wie elders boekte, weten we dit niet: vraag het zelf na.',
  allPaid: 'Iedereen heeft betaald.',
  shopping: 'Klaarzetten',
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
