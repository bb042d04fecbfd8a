import type { House } from '#booking/house/house.ts'
import { palettes } from '#booking/look/palette.ts'
import { noOwnTexts } from '#booking/texts/own-texts.ts'
import { weekdays } from '#language/dates.ts'
import { inEach } from '#language/languages.ts'
import { business } from './business.ts'
import { privateGroup, workshops } from './workshops.ts'

/** The house of a new store, until the owner changes something on the desk. */
export const firstHouse: House = {
  business,
  workshops,
  shown: Object.keys(workshops),
  ownPages: {},
  addresses: {},
  spoken: ['nl', 'fr', 'en'],
  isOpen: true,
  ownerLanguage: 'nl',
  privateGroup,
  // The specification has these terms (section 9).
  terms: {
    depositPercent: 50,
    // Our own choice: a week allows for slow banks and a weekend.
    depositDays: 7,
    balanceDaysBefore: 7,
    refund: [
      { daysBefore: 7, percent: 100 },
      { daysBefore: 3, percent: 50, successor: true },
      { daysBefore: 0, percent: 0, successor: true },
    ],
    moveDaysBefore: 3,
    answerHours: 24,
    voucherYears: 5,
  },
  // An answer takes up to a day.
  requestsCloseHours: 24,
  openingHours: { opens: '09:00', closes: '18:00', days: weekdays },
  otherHours: { opens: '09:00', closes: '18:00', days: [] },
  // Workshops at the common rate; ask your accountant.
  vatPercent: 21,
  telephone: '',
  accountantEmail: '',
  sentence: inEach(() => ''),
  leftOutFeatures: [],
  leftOut: [],
  // The style sheets have the same look.
  look: { colours: palettes.farm, faces: 'farm', drawings: true, jar: true, mark: 'drawn' },
  edition: 0,
  texts: noOwnTexts,
}

/** A house is the example until it has a name of its own. */
export function isExample(house: Pick<House, 'business'>): boolean {
  return house.business.name === business.name
}
