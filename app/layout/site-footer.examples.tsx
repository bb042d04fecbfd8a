import type { PartExamples } from '#app/ui/examples.ts'
import { languages } from '#language/languages.ts'
import { layoutExample } from './layout-data.examples.ts'
import { SiteFooter } from './site-footer.tsx'

export const examples: PartExamples = {
  name: 'Footer',
  chapter: 'around',
  use: 'Where the farm is, how to write to it, and its numbers, at the foot of every page.',
  show: () =>
    languages.map((language) => ({
      state: language,
      room: 'window',
      language,
      part: <SiteFooter data={layoutExample(language)} />,
    })),
}
