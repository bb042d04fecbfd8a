import { languages } from '#language/languages.ts'
import type { PartExamples } from '#app/ui/examples.ts'
import { layoutExample } from './layout-data.examples.ts'
import { SiteHeader } from './site-header.tsx'

export const examples: PartExamples = {
  name: 'Header',
  chapter: 'around',
  use: 'Fixed at the top of the window, opaque as soon as the page moves under it. On a narrow window all of it is in one menu.',
  show: () => [
    ...languages.map((language) => ({
      state: `in ${language}`,
      room: 'window' as const,
      language,
      part: <SiteHeader data={layoutExample(language)} />,
    })),
    {
      state: 'focus',
      room: 'window',
      shown: 'focus',
      part: <SiteHeader data={layoutExample('en')} />,
    },
    {
      state: 'the workshops menu, under the mouse',
      room: 'window',
      shown: 'hover',
      part: (
        <div className="min-h-96">
          <SiteHeader data={layoutExample('en')} />
        </div>
      ),
    },
  ],
}
