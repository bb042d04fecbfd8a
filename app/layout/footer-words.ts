import type { FooterWords } from '#content/words/shape/layout.ts'
import type { Language } from '#language/languages.ts'

/** The footer's own text, for whatever a translation leaves out (specification, section 2, "Shared layout"). */
const builtIn: Readonly<Record<Language, FooterWords>> = {
  nl: {
    description: 'Workshops fermenteren op een kleine hoeve bij Gent.',
    workshops: 'Workshops',
    links: 'Snel naar',
    visit: 'Adres',
    contact: 'Contact',
    social: 'Volg de hoeve',
    privacy: 'Privacy',
    cookies: 'Cookies',
    enterpriseNumber: 'Ondernemingsnummer',
    vatNumber: 'Btw',
    country: 'België',
  },
  fr: {
    description: 'Ateliers de fermentation dans une petite ferme près de Gand.',
    workshops: 'Ateliers',
    links: 'Liens rapides',
    visit: 'Adresse',
    contact: 'Contact',
    social: 'Suivre la ferme',
    privacy: 'Confidentialité',
    cookies: 'Cookies',
    enterpriseNumber: 'Numéro d’entreprise',
    vatNumber: 'TVA',
    country: 'Belgique',
  },
  en: {
    description: 'Fermentation workshops on a small farm near Ghent.',
    workshops: 'Workshops',
    links: 'Quick links',
    visit: 'Address',
    contact: 'Contact',
    social: 'Follow the farm',
    privacy: 'Privacy',
    cookies: 'Cookies',
    enterpriseNumber: 'Enterprise number',
    vatNumber: 'VAT',
    country: 'Belgium',
  },
}

/** The words given, each missing or empty one replaced by the built-in text of its language. */
export function footerWords(given: Partial<FooterWords>, language: Language): FooterWords {
  const present = Object.entries(given).filter(([, text]) => text !== undefined && text !== '')
  return { ...builtIn[language], ...Object.fromEntries(present) }
}
