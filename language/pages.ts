import { keysOf } from './keys-of.ts'
import type { Language } from './languages.ts'

/**
 * The public pages, in the order of the sitemap, and their addresses under each language (specification, section 2);
 * nothing else knows one. The words and the module of a page bear its name.
 */
export const pageAddresses = {
  home: { nl: '', fr: '', en: '' },
  workshops: { nl: 'ateliers', fr: 'ateliers', en: 'workshops' },
  workshop: { nl: 'ateliers/:slug', fr: 'ateliers/:slug', en: 'workshops/:slug' },
  about: { nl: 'over-ons', fr: 'a-propos', en: 'about' },
  gallery: { nl: 'galerij', fr: 'galerie', en: 'gallery' },
  contact: { nl: 'contact', fr: 'contact', en: 'contact' },
  booking: { nl: 'reserveren', fr: 'reservation', en: 'booking' },
  faq: { nl: 'veelgestelde-vragen', fr: 'faq', en: 'faq' },
  giftVoucher: { nl: 'cadeaubon', fr: 'bon-cadeau', en: 'gift-voucher' },
  privacy: { nl: 'privacy', fr: 'confidentialite', en: 'privacy' },
  reservationSuccess: {
    nl: 'reservering-succes',
    fr: 'reservation-reussie',
    en: 'reservation-success',
  },
  businessCard: { nl: 'visitekaartje', fr: 'carte-visite', en: 'business-card' },
  emailTemplates: { nl: 'email-sjablonen', fr: 'modeles-email', en: 'email-templates' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type Page = keyof typeof pageAddresses

export const pages = keysOf<Page>(pageAddresses)

/** Every menu has these after the workshops, in this order. */
export const menuPages = [
  'giftVoucher',
  'about',
  'gallery',
  'faq',
  'contact',
] as const satisfies readonly Page[]

/** Links at the foot of every page, before the one to the booking page. */
export const footPages = [
  'about',
  'gallery',
  'faq',
  'giftVoucher',
  'contact',
] as const satisfies readonly Page[]

export const optionalPages = ['gallery', 'faq', 'giftVoucher'] as const satisfies readonly Page[]

export type OptionalPage = (typeof optionalPages)[number]

const farmPages = ['businessCard', 'emailTemplates'] as const satisfies readonly Page[]

/** Pages outside the sitemap and search engines: the farm's own, and the one after a form. */
export const unlistedPages: readonly Page[] = ['reservationSuccess', ...farmPages]

/** Pages whose words have a title for visitors; those of workshops have one for each. */
export type PageWithTitle = Exclude<Page, 'workshop' | (typeof farmPages)[number]>

export function hasTitle(page: Page): page is PageWithTitle {
  return page !== 'workshop' && !farmPages.some((one) => one === page)
}
