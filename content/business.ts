import type { Business } from '#booking/house/house.ts'

/** The farm itself, until the owner changes it on the desk: no other code repeats these facts. */
export const business = {
  name: 'Hof ter Gist',
  accountHolder: 'Hof ter Gist',
  iban: 'BE68539007547034',
  bic: '',
  people: { guide: 'Hanne', cook: 'Bavo' },
  email: 'hallo@hoftergist.example',
  enterpriseNumber: '0123.456.749',
  vatNumber: 'BE 0123.456.749',
  social: 'https://social.example/@hoftergist',
  address: {
    street: 'Kouterdreef 12',
    postalCode: '9840',
    town: 'De Pinte',
    countryCode: 'BE',
  },
  // The village, not a real house.
  location: { latitude: 50.99241, longitude: 3.64962 },
  // The walk to the gate, after the 500 metres from the station; as made up as the house.
  walkFromVillageMinutes: 15,
  // The circle that guests come from; drawn on the map (specification, section 2, "Contact").
  serviceRadiusKm: 15,
} as const satisfies Business
