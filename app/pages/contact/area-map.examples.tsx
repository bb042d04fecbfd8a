import { inEachLanguage } from '../../examples/in-each-language.ts'
import type { PartExamples } from '../../ui/examples.ts'
import { business } from '#content/business.ts'
import { AreaMap } from './area-map.tsx'

export const examples: PartExamples = {
  name: 'Map',
  chapter: 'telling',
  use: 'The farm and its fifteen kilometres, drawn from coordinates: nobody learns who looks.',
  show: () =>
    inEachLanguage(
      ({ contact }) => <AreaMap words={contact.findMe} location={business.location} />,
      { ground: 'deep' },
    ),
}
