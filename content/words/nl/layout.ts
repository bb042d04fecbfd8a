export const farmLabels = {
  enterpriseNumber: 'Ondernemingsnummer',
  telephone: 'Telefoon',
} as const

export const layout = {
  skipLink: 'Naar de inhoud',
  navigationLabel: 'Hoofdmenu',
  menu: 'Menu',
  languageLabel: 'Taal',
  homeLink: '{business.name}, naar de startpagina',
  navigation: {
    home: 'Start',
    workshops: 'Workshops',
    /** Last entry of the workshops menu. */
    viewAll: 'Alle workshops',
    about: 'Over ons',
    gallery: 'Galerij',
    faq: 'Vragen',
    giftVoucher: 'Cadeaubon',
    contact: 'Contact',
    /** Button, of two words at most. */
    book: 'Reserveren',
  },
  /** A text left out here is that of `language/sentences/nl.ts`. */
  footer: {
    description:
      'De kleine hoeve van {business.hosts} in {business.address.town}, waar je leert fermenteren: brood, dranken en groenten. Met hoogstens {evening.most} rond één tafel.',
    workshops: 'Workshops',
    links: 'Op deze site',
    visit: 'Hier vind je ons',
    social: 'Ons keukendagboek',
    privacy: 'Privacy',
    enterpriseNumber: farmLabels.enterpriseNumber,
    country: '{business.country}',
  },
  cookies: {
    title: 'Eerst even dit',
    /** Stored data, in one line; on a phone, two. */
    text: 'We bewaren je taal.',
    /** Text in its place on a farm with a counter: asks for consent to count. */
    mayCount: 'Mogen we je bezoek tellen?',
    acceptAll: 'Alles aanvaarden',
    onlyNecessary: 'Alleen het\u00a0nodige',
    /** Button that closes without choosing; the banner comes back at the next visit. */
    dismiss: 'Sluiten zonder te kiezen',
    privacyLink: 'Privacy',
  },
  notices: { region: 'Meldingen', close: 'Melding sluiten' },
  breadcrumb: { home: 'Start', label: 'Waar je bent' },
} as const
