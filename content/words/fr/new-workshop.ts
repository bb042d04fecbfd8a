import type { WorkshopWords } from '../parts.ts'

/** Words of a workshop that the owner made, until she writes her own; its facts stand in braces. */
export const newWorkshop: WorkshopWords = {
  head: {
    title: '{workshop.name} : atelier chez {business.name}',
    description:
      '{workshop.sentence} Atelier à {business.address.town}, {workshop.hours}. {workshop.price} par personne.',
    keywords:
      '{workshop.name}, atelier, atelier {business.address.town}, {business.name}, {business.address.town}',
  },
  name: '{workshop.name}',
  title: '{workshop.name}',
  subtitle: '{workshop.sentence}',
  description: '{workshop.sentence}',
  overview: '{workshop.sentence}',
  pictureAlt: '',
  about: [''],
  benefits: [''],
  schedule: [{ time: '', activity: '' }],
  takeHome: [''],
  afterwards: [{ day: '', text: '' }],
  testimonial: { quote: '', author: '', location: '' },
  durationText: '{workshop.duration} d’atelier, {workshop.hours}',
  groupSizeText: '{workshop.groupFirst} participants',
}
