import type { DeskWords } from '../shape.ts'

/** The sheet the farm prepares a day by. */
export const prepSheetWords: DeskWords['prepSheet'] = {
  people: 'How many are coming',
  elsewhere: 'Of which {n} booked elsewhere',
  plates: 'On the plates',
  remarks: 'What they wrote',
  vegans: 'Vegan: {n}',
  remark: '{name}: {text}',
  written: '{name} wrote when booking: ‘{text}’ (not checked yet)',
  missing: 'No answer yet about allergies and diets: {bookings}, {people} ({names}).',
  complete:
    'Everybody who booked here has answered about allergies and diets: {bookings}, {people}.',
  allNone: {
    one: 'The only booking ({people}) answered: no allergies or diets.',
    other: 'All {n} bookings ({people}) answered: no allergies or diets.',
  },
  ofBooking: {
    title: 'Allergies and diets',
    missing: 'No answer yet: {people}.',
    /** The same where companions joined. */
    missingNamed: 'No answer yet: {people} ({names}).',
    complete: 'The question has been answered.',
    allNone: 'Answer for {people}: no allergies or diets.',
  },
  notes: 'Good to know',
  telephones: 'Telephone',
  owing: 'Left to pay',
  notKnown:
    'We know nothing of those who booked elsewhere: ask them what they don’t eat, and whether they paid.',
  allPaid: 'Everybody who booked here has paid.',
  shopping: 'To set out',
  ingredients: {
    wheatFlour: 'wheat flour',
    wholemealFlour: 'wholemeal flour',
    fedStarter: 'starter, fed',
    salt: 'salt',
    cottonCloth: 'cotton cloth',
    starterJar: 'small jar for the starter',
    sugar: 'sugar',
    tea: 'tea',
    kefirGrains: 'kefir grains',
    kombuchaCulture: 'SCOBY',
    ripeKombucha: 'kombucha, ripe',
    ginger: 'ginger',
    lemon: 'lemon',
    driedFig: 'dried fig',
    jarWithCloth: 'jar with a cloth',
    swingTopBottle: 'swing-top bottle',
    cabbage: 'white cabbage',
    carrot: 'carrot',
    beetroot: 'beetroot',
    litreJar: '1-litre jar',
    weight: 'weight',
  },
  litre: 'l',
}

/** The fourteen, as they stand on a label. */
export const allergenNames: DeskWords['allergens'] = {
  gluten: 'gluten',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soybeans: 'soya',
  milk: 'milk',
  nuts: 'nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
}
