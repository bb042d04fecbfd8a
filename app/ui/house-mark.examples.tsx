import mark from '#content/pictures/logo-mark.svg?inline'
import { BusinessContext, useBusiness } from '../business.ts'
import type { PartExamples } from './examples.ts'
import { HouseMark } from './house-mark.tsx'

function Of({ initials }: { readonly initials: string }) {
  const value = { ...useBusiness(), mark: { initials, icons: '' } }
  return <BusinessContext value={value}>{drawn}</BusinessContext>
}

const drawn = <HouseMark drawn={mark} size={38} />

export const examples: PartExamples = {
  name: 'HouseMark',
  chapter: 'signs',
  use: 'The sign of the house, where its name stands beside it: drawn, its initials, or a picture of the owner’s.',
  show: () => [
    { state: 'drawn', part: drawn },
    { state: 'two initials', part: <Of initials="HG" /> },
    { state: 'one initial', part: <Of initials="K" />, ground: 'deep' },
  ],
}
