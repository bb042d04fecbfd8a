import type { House } from '#booking/house/house.ts'
import { palettes } from '#booking/look/palette.ts'
import { noOwnTexts } from '#booking/texts/own-texts.ts'
import { weekdays } from '#language/dates.ts'
import { inEach } from '#language/languages.ts'
import { business } from './business.ts'
import { firstTerms } from './first-terms.ts'
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
  terms: firstTerms,
  // An answer takes up to a day.
  requestsCloseHours: 24,
  openingHours: { opens: '09:00', closes: '18:00', days: weekdays },
  otherHours: { opens: '09:00', closes: '18:00', days: [] },
  // Workshops at the common rate; ask your accountant.
  vatPercent: 21,
  telephone: '',
  accountantEmail: '',
  sentence: inEach(() => ''),
  without: [],
  leftOut: [],
  // The style sheets have the same look.
  look: { colours: palettes.farm, faces: 'farm', drawings: true, jar: true, mark: 'drawn' },
  edition: 0,
  texts: noOwnTexts,
}
