import { business } from '#content/business.ts'
import type { LayoutWords } from '../shape/layout.ts'

export const layout: LayoutWords = {
  skipLink: 'Naar de inhoud',
  navigationLabel: 'Hoofdmenu',
  menu: 'Menu',
  languageLabel: 'Taal',
  homeLink: `${business.name}, naar de startpagina`,
  navigation: {
    home: 'Start',
    workshops: 'Workshops',
    viewAll: 'Alle workshops',
    about: 'Over ons',
    gallery: 'Galerij',
    faq: 'Vragen',
    contact: 'Contact',
    book: 'Reserveren',
  },
  footer: {
    description:
      'Een kleine hoeve in De Pinte waar je leert fermenteren: brood, dranken en groenten. ' +
      'Met hoogstens tien rond één tafel.',
    workshops: 'Workshops',
    links: 'Op deze site',
    visit: 'Hier vind je ons',
    contact: 'Schrijf ons',
    social: 'Ons keukendagboek',
    privacy: 'Privacy',
    enterpriseNumber: 'Ondernemingsnummer',
    country: 'België',
  },
  cookies: {
    title: 'Eerst even dit',
    text:
      'We onthouden je taal en wat je hier kiest; ' +
      'als je alles aanvaardt, mogen we ook de bezoeken tellen. ' +
      'Weigeren kost niets: alles blijft werken.',
    acceptAll: 'Alles aanvaarden',
    onlyNecessary: 'Alleen het nodige',
    dismiss: 'Sluiten zonder te kiezen',
    privacyLink: 'Lees onze privacyverklaring',
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
