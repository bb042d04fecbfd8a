import type { WorkshopWords } from '../parts.ts'

/** Words of a workshop that the owner made, until she writes her own; its facts stand in braces. */
export const newWorkshop: WorkshopWords = {
  head: {
    title: '{workshop.name}: workshop bij {business.name}',
    description:
      '{workshop.sentence} Workshop in {business.address.town}, {workshop.hours}. {workshop.price} per persoon.',
    keywords:
      '{workshop.name}, workshop, workshop {business.address.town}, {business.name}, {business.address.town}',
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
  durationText: '{workshop.duration}: {workshop.hours}',
  groupSizeText: '{workshop.group} deelnemers',
}
