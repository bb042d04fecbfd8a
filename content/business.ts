/** The farm itself: replace these facts to put your own on the site; no other code repeats them. */
export const business = {
  name: 'Hof ter Gist',
  /** Account holder exactly as the bank knows it: banks compare it with what payers type. */
  accountHolder: 'Hof ter Gist',
  /** Written without spaces. */
  iban: 'BE68539007547034',
  /** Code of the bank; may be empty, as within Europe the IBAN is enough. */
  bic: '',
  /** First names of those who run it: who teaches, and who cooks. Pages and mails name both. */
  people: { guide: 'Hanne', cook: 'Bavo' },
  email: 'hallo@hoftergist.example',
  mailFrom: 'Hof ter Gist <hallo@hoftergist.example>',
  enterpriseNumber: '0123.456.749',
  vatNumber: 'BE 0123.456.749',
  social: 'https://social.example/@hoftergist',
  address: {
    street: 'Kouterdreef 12',
    postalCode: '9840',
    town: 'De Pinte',
    countryCode: 'BE',
  },
  /** WGS 84; the village, not a real house. */
  location: { latitude: 50.99241, longitude: 3.64962 },
  /** Walk to the gate, after the 500 metres from the station; as made up as the house. */
  walkFromVillageMinutes: 15,
  /** Area that guests come from; drawn on the map (specification, section 2, "Contact"). */
  serviceRadiusKm: 15,
  openingHours: { opens: '09:00', closes: '18:00' },
} as const
