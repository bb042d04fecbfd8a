import type { AuthoredWords } from '../shape.ts'

export const notFound: AuthoredWords['notFound'] = {
  head: {
    title: 'Cette page n’existe pas, ou plus',
    description:
      'L’adresse que vous avez suivie ne mène nulle part. Depuis l’accueil, vous retrouvez les ateliers, les dates et le formulaire de contact.',
    keywords: 'page introuvable, {business.name}, ateliers de fermentation, De Pinte, accueil',
  },
  title: 'Page introuvable',
  text: 'La page que vous cherchez n’existe pas ou a changé d’adresse. Nous vous remettons sur le bon chemin.',
  link: 'Retour à l’accueil',
  pictureAlt: 'Une poule noire glisse le bec dans un bocal vide, couché dans la neige.',
}
