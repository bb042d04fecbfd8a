import { Breadcrumb } from './breadcrumb.tsx'
import { type PartExamples, inEachState } from './examples.ts'

const home = { label: 'Home', path: '/en' }

export const examples: PartExamples = {
  name: 'Breadcrumb',
  use: 'Where one is, above the title of a page that lies under another. The last is no link.',
  show: (words) => [
    ...inEachState((state) => (
      <Breadcrumb label={`You are here: ${state}`} crumbs={[home, { label: 'Workshops' }]} />
    )),
    ...words.map(({ language, link, heading }) => ({
      state: `${language}, the longest`,
      part: (
        <Breadcrumb
          label={`You are here: ${language}`}
          crumbs={[home, { label: link, path: `/${language}` }, { label: heading }]}
        />
      ),
    })),
  ],
}
