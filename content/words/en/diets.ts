import type { AuthoredWords } from '../shape.ts'

export const diets: AuthoredWords['diets'] = {
  title: 'What you don’t eat',
  text:
    'We cook for everyone who comes, never with meat or fish. Allergies are information about ' +
    'your health: only the two of us read them, only to cook by, and ' +
    '{terms.afterTheDay.spelled} after the workshop they are gone.',
  vegans: 'How many vegan meals?',
  countProblem: 'Enter the number of vegan meals in figures, or leave it empty',
  allergensTitle: 'Any allergies?',
  allergens: {
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
  },
  remark: 'Anything else about the food?',
  remarkHint: 'Who can’t have what, for instance, or how serious it is. Up to 300 characters.',
  remarkProblem: 'Keep your remark to 300 characters',
  consent:
    'I agree to your keeping this health information until {terms.afterTheDay.spelled} after ' +
    'the workshop, and so does everyone it concerns.',
  consentProblem: 'Without your consent we can’t keep this. Please tick the box.',
  button: 'Tell the farm',
  kept: 'Noted. You can change or erase it here until the workshop begins.',
  forget: 'Erase all of it',
  tooLate: 'It’s too late to tell us anything more for this booking.',
  link: 'Tell us about allergies and diets',
}
