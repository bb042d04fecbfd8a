import { business } from '#content/business.ts'
import type { LayoutWords } from '../shape/layout.ts'

export const layout: LayoutWords = {
  skipLink: 'Skip to content',
  navigationLabel: 'Main',
  menu: 'Menu',
  languageLabel: 'Language',
  homeLink: `${business.name}, home`,
  navigation: {
    home: 'Home',
    workshops: 'Workshops',
    viewAll: 'View all workshops',
    about: 'About',
    gallery: 'Gallery',
    faq: 'FAQ',
    contact: 'Contact',
    book: 'Book a place',
  },
  footer: {
    description:
      'Two people and their hens, on a small farm near Ghent. ' +
      'We teach sourdough, fermented drinks and vegetables, six to ten people at a time.',
    workshops: 'Workshops',
    links: 'On this site',
    visit: 'Where we are',
    contact: 'Write to us',
    social: 'Our kitchen diary',
    privacy: 'Privacy',
    enterpriseNumber: 'Enterprise number',
    country: 'Belgium',
  },
  cookies: {
    title: 'What we may keep',
    text:
      'We keep your language and this choice in your browser; if you agree, we may one day count ' +
      'visits too. Say no and every page works just the same.',
    acceptAll: 'Accept all',
    onlyNecessary: 'Only necessary',
    dismiss: 'Close without choosing',
    privacyLink: 'Read the privacy page',
  },
  notices: {
    region: 'Notices',
    close: 'Close this notice',
  },
  breadcrumb: { home: 'Home', label: 'Breadcrumb' },
}
