import type { AuthoredWords } from '../shape.ts'

export const gallery: AuthoredWords['gallery'] = {
  head: {
    title: 'Galerie : la ferme et ses ateliers',
    description:
      '{business.name} en trente images : la ferme et ses poules, les mains dans la pâte et le chou, et ce que chaque saison met dans les bocaux.',
    keywords: 'galerie, images, ferme, ateliers de fermentation, saisons, De Pinte',
  },
  title: 'La ferme en trente images',
  lead: 'Quatorze de la ferme, neuf des ateliers, sept des saisons. Des mains et des dos, mais pas de visages.',
  filterLabel: 'Choisir les images à voir',
  filters: {
    all: 'Tout',
    farm: 'La ferme',
    workshop: 'Ateliers',
    seasonal: 'Saisons',
  },
  count: { one: '{n} image', other: '{n} images' },
  defaultCaption: 'Vu chez {business.name}',
  enlarge: 'Voir en grand : {alt}',
  close: 'Fermer',
  previous: 'Précédente',
  next: 'Suivante',
  position: '{n} sur {total}',
}
