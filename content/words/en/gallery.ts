import type { AuthoredWords } from '../shape.ts'

export const gallery: AuthoredWords['gallery'] = {
  head: {
    title: 'Gallery: the farm in thirty pictures',
    description:
      'Thirty pictures of {business.name} near Ghent: the farm and its hens, hands at work during the workshops, and the fields from one season to the next.',
    keywords: 'gallery, {business.name}, farm pictures, workshops, seasons, De Pinte',
  },
  title: 'Gallery',
  lead: 'Thirty pictures: fourteen of the farm, nine at the table, seven of the seasons. You’ll see hands and backs, but no faces.',
  filterLabel: 'Choose which pictures to show',
  filters: {
    all: 'All',
    farm: 'Farm Life',
    workshop: 'Workshops',
    seasonal: 'Seasons',
  },
  count: { one: '{n} picture', other: '{n} pictures' },
  defaultCaption: 'Seen at {business.name}',
  enlarge: 'Enlarge: {alt}',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  position: '{n} of {total}',
}
