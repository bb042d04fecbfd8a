import type { DeskWords } from '../shape.ts'

/** The sheet the farm prepares a day by. */
export const prepSheetWords: DeskWords['prepSheet'] = {
  people: 'How many are coming',
  heads: { one: '{n} person', other: '{n} people' },
  elsewhere: 'of which {n} booked elsewhere',
  plates: 'On the plates',
  remarks: 'What they wrote',
  vegans: 'Vegan: {n}',
  remark: '{name}: {text}',
  written: '{name} wrote when booking: “{text}” (not asked about yet)',
  bookings: { one: '{n} booking', other: '{n} bookings' },
  missing: 'No answer yet about allergies and diets: {bookings}, {people} ({names}).',
  complete:
    'Everybody who booked here has answered about allergies and diets: {bookings}, {people}.',
  allNone: {
    one: 'The only booking ({people}) answered: no allergy, no diet.',
    other: 'All {n} bookings ({people}) answered: no allergy, no diet.',
  },
  ofBooking: {
    title: 'Allergies and diets',
    missing: 'No answer yet: {people} ({names}).',
    complete: 'The question has been answered.',
    allNone: 'Answer for {people}: no allergy, no diet.',
  },
  notes: 'Good to know',
  telephones: 'Telephone',
  owing: 'Left to pay',
  notKnown: 'We don’t know this about people who booked elsewhere: ask them yourself.',
  allPaid: 'Everybody has paid.',
  shopping: 'To set out',
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
