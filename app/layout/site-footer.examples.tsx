import { inEachLanguage } from '../examples/in-each-language.ts'
import type { PartExamples } from '../ui/examples.ts'
import { layoutExample } from './layout-data.examples.ts'
import { SiteFooter } from './site-footer.tsx'

export const examples: PartExamples = {
  name: 'Footer',
  chapter: 'around',
  use: 'Where the farm is, how to write to it, and its numbers, at the foot of every page.',
  show: () =>
    inEachLanguage((_words, language) => <SiteFooter data={layoutExample(language)} />, {
      room: 'window',
    }),
}
