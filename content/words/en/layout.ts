import type { AuthoredWords } from '../shape.ts'

export const farmLabels: AuthoredWords['farmLabels'] = {
  enterpriseNumber: 'Enterprise number',
  telephone: 'Telephone',
}

export const layout: AuthoredWords['layout'] = {
  skipLink: 'Skip to content',
  navigationLabel: 'Main',
  menu: 'Menu',
  languageLabel: 'Language',
  homeLink: '{business.name}, home',
  navigation: {
    home: 'Home',
    workshops: 'Workshops',
    viewAll: 'View all workshops',
    about: 'About',
    gallery: 'Gallery',
    faq: 'FAQ',
    giftVoucher: 'Gift voucher',
    contact: 'Contact',
    book: 'Book a place',
  },
  footer: {
    description:
      '{business.people.guide}, {business.people.cook} and their hens, on a small farm near Ghent. We teach sourdough, fermented drinks and vegetables, to no more than {evening.most} people at a time.',
    workshops: 'Workshops',
    links: 'On this site',
    visit: 'Where we are',
    social: 'Our kitchen diary',
    privacy: 'Privacy',
    enterpriseNumber: farmLabels.enterpriseNumber,
    country: '{business.country}',
  },
  cookies: {
    title: 'What we may keep',
    text: 'We remember your language.',
    mayCount: 'May we count your visit?',
    acceptAll: 'Accept all',
    onlyNecessary: 'Only necessary',
    dismiss: 'Close without choosing',
    privacyLink: 'Privacy',
  },
  notices: { region: 'Notices', close: 'Close this notice' },
  breadcrumb: { home: 'Home', label: 'Breadcrumb' },
}
