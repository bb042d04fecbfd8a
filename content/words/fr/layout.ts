import type { AuthoredWords } from '../shape.ts'

export const farmLabels: AuthoredWords['farmLabels'] = {
  enterpriseNumber: 'Numéro d’entreprise',
  telephone: 'Téléphone',
}

export const layout: AuthoredWords['layout'] = {
  skipLink: 'Aller au contenu',
  navigationLabel: 'Navigation principale',
  menu: 'Menu',
  languageLabel: 'Langue',
  homeLink: '{business.name}, accueil',
  navigation: {
    home: 'Accueil',
    workshops: 'Ateliers',
    viewAll: 'Voir tous les ateliers',
    about: 'À propos',
    gallery: 'Galerie',
    faq: 'FAQ',
    giftVoucher: 'Bon cadeau',
    contact: 'Contact',
    book: 'Réserver',
  },
  footer: {
    description:
      'La petite ferme de {business.hosts} à {business.address.town}, près de Gand : pain au levain, boissons fermentées et légumes en bocaux. Au plus {evening.most} à table.',
    workshops: 'Ateliers',
    links: 'Sur ce site',
    visit: 'À la ferme',
    social: 'Notre carnet de cuisine',
    privacy: 'Confidentialité',
    enterpriseNumber: farmLabels.enterpriseNumber,
    country: '{business.country}',
  },
  cookies: {
    title: 'Un mot sur les cookies',
    text: 'On retient votre langue.',
    mayCount: 'Pouvons-nous compter votre visite ?',
    acceptAll: 'Tout accepter',
    onlyNecessary: 'Le\u00a0nécessaire seulement',
    dismiss: 'Fermer sans choisir',
    privacyLink: 'Confidentialité',
  },
  notices: { region: 'Messages du site', close: 'Fermer ce message' },
  breadcrumb: { home: 'Accueil', label: 'Fil d’Ariane' },
}
