import type { GalleryWords } from '../shape/gallery.ts'

export const gallery: GalleryWords = {
  head: {
    title: 'Galerij: hoeve, workshops, seizoenen – {business.name}',
    description:
      'Dertig beelden van {business.name} in De Pinte: ' +
      'de hoeve en haar kippen, handen in het deeg, bokalen op tafel en wat elk seizoen van het ' +
      'veld komt.',
    keywords: 'galerij, beelden, hoeve, workshops fermenteren, seizoenen, De Pinte',
  },
  title: 'Galerij',
  lead: 'Dertig beelden: veertien van de hoeve, negen aan tafel, zeven van de seizoenen. Wel handen en ruggen, geen gezichten.',
  filterLabel: 'Kies welke beelden je ziet',
  filters: {
    all: 'Alles',
    farm: 'De hoeve',
    workshop: 'Workshops',
    seasonal: 'Seizoenen',
  },
  count: { one: '{n} beeld', other: '{n} beelden' },
  defaultCaption: 'Gezien op {business.name}',
  enlarge: 'Groter bekijken: {alt}',
  close: 'Sluiten',
  previous: 'Vorige',
  next: 'Volgende',
  position: '{n} van {total}',
}
