export const gallery = {
  head: {
    title: 'Galerij: hoeve, workshops, seizoenen – {business.name}',
    description:
      'Dertig beelden van {business.name} in De Pinte: de hoeve en haar kippen, handen in het deeg, bokalen op tafel en wat elk seizoen van het veld komt.',
    keywords: 'galerij, beelden, hoeve, workshops fermenteren, seizoenen, De Pinte',
  },
  title: 'Galerij',
  lead: 'Dertig beelden: veertien van de hoeve, negen aan tafel, zeven van de seizoenen. Wel handen en ruggen, geen gezichten.',
  /** Name of the row of filters, for screen readers. */
  filterLabel: 'Kies welke beelden je ziet',
  filters: {
    all: 'Alles',
    farm: 'De hoeve',
    workshop: 'Workshops',
    seasonal: 'Seizoenen',
  },
  /** The number is told to screen readers after filtering. */
  count: { one: '{n} beeld', other: '{n} beelden' },
  /** A picture has no caption in this language. */
  defaultCaption: 'Gezien bij {business.name}',
  /** Hidden name of the button that shows a picture large. */
  enlarge: 'Groter bekijken: {alt}',
  close: 'Sluiten',
  previous: 'Vorige',
  next: 'Volgende',
  position: '{n} van {total}',
} as const
