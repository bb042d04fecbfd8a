import { business } from '#content/business.ts'
import type { Facts } from '../facts.ts'
import type { FarmLabels, LayoutWords } from '../shape/layout.ts'

export const farmLabels: FarmLabels = {
  enterpriseNumber: 'Ondernemingsnummer',
  telephone: 'Telefoon',
}

export const layout = ({ evening }: Facts): LayoutWords => ({
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
    giftVoucher: 'Cadeaubon',
    contact: 'Contact',
    book: 'Reserveren',
  },
  footer: {
    description:
      'Een kleine hoeve in De Pinte waar je leert fermenteren: brood, dranken en groenten. ' +
      `Met hoogstens ${evening.most} rond één tafel.`,
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
    text: 'We onthouden je taal en deze keuze.',
    mayCount: 'Mogen we je bezoek tellen, op onze eigen machine?',
    acceptAll: 'Alles aanvaarden',
    onlyNecessary: 'Alleen het nodige',
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
})
