import type { FarmLabels, LayoutWords } from '../shape/layout.ts'

export const farmLabels: FarmLabels = {
  enterpriseNumber: 'Ondernemingsnummer',
  telephone: 'Telefoon',
}

export const layout: LayoutWords = {
  skipLink: 'Naar de inhoud',
  navigationLabel: 'Hoofdmenu',
  menu: 'Menu',
  languageLabel: 'Taal',
  homeLink: '{business.name}, naar de startpagina',
  navigation: {
    home: 'Start',
    workshops: 'Workshops',
    viewAll: 'Alle workshops',
    about: 'Over ons',
    gallery: 'Galerij',
    faq: 'Vragen',
    giftVoucher: 'Cadeaubon',
    contact: 'Contact',
    book: 'Reserveren',
  },
  footer: {
    description:
      'De kleine hoeve van {business.people.guide} en {business.people.cook} in {business.address.town}, waar je leert fermenteren: brood, ' +
      'dranken en groenten. ' +
      'Met hoogstens {evening.most} rond één tafel.',
    workshops: 'Workshops',
    links: 'Op deze site',
    visit: 'Hier vind je ons',
    contact: 'Mail ons',
    social: 'Ons keukendagboek',
    privacy: 'Privacy',
    enterpriseNumber: farmLabels.enterpriseNumber,
    country: 'België',
  },
  cookies: {
    title: 'Eerst even dit',
    text: 'We bewaren je taal.',
    mayCount: 'Mogen we je bezoek tellen?',
    acceptAll: 'Alles aanvaarden',
    onlyNecessary: 'Alleen het\u00a0nodige',
    dismiss: 'Sluiten zonder te kiezen',
    privacyLink: 'Privacy',
  },
  notices: {
    region: 'Meldingen',
    close: 'Melding sluiten',
  },
  breadcrumb: {
    home: 'Start',
    label: 'Waar je bent',
  },
}
