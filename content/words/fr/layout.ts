import { business } from '#content/business.ts'
import type { LayoutWords } from '../shape/layout.ts'

export const layout: LayoutWords = {
  skipLink: 'Aller au contenu',
  navigationLabel: 'Navigation principale',
  menu: 'Menu',
  languageLabel: 'Langue',
  homeLink: `${business.name}, accueil`,
  navigation: {
    home: 'Accueil',
    workshops: 'Ateliers',
    viewAll: 'Voir tous les ateliers',
    about: 'À propos',
    gallery: 'Galerie',
    faq: 'FAQ',
    contact: 'Contact',
    book: 'Réserver',
  },
  footer: {
    description:
      'Une petite ferme à De Pinte, près de Gand, où l’on apprend à faire du pain au levain, ' +
      'des boissons fermentées et des légumes en bocaux. Dix à table, pas plus.',
    workshops: 'Ateliers',
    links: 'Sur ce site',
    visit: 'À la ferme',
    contact: 'Nous écrire',
    social: 'Notre carnet de cuisine',
    privacy: 'Confidentialité',
    enterpriseNumber: 'Numéro d’entreprise',
    country: 'Belgique',
  },
  cookies: {
    title: 'Un mot sur les cookies',
    text:
      'Votre navigateur retient votre langue et la réponse que vous donnez ici ; ' +
      'avec votre accord, nous pouvons aussi compter les visites. ' +
      'Refuser n’enlève rien au site.',
    acceptAll: 'Tout accepter',
    onlyNecessary: 'Le strict nécessaire',
    dismiss: 'Fermer sans choisir',
    privacyLink: 'Ce que nous gardons, et pourquoi',
  },
  notices: { region: 'Messages du site', close: 'Fermer ce message' },
  breadcrumb: { home: 'Accueil', label: 'Fil d’Ariane' },
}
