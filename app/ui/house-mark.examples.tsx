import { BusinessContext, useBusiness } from '../business.ts'
import type { PartExamples } from './examples.ts'
import { HouseMark } from './house-mark.tsx'

function Of({ initials }: { readonly initials: string }) {
  const value = { ...useBusiness(), mark: { initials, icons: '' } }
  return <BusinessContext value={value}>{drawn}</BusinessContext>
}

const roof =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath d='M4 0l4 4H0zM1 5h6v3H1z'/%3E%3C/svg%3E"

const drawn = <HouseMark drawn={roof} size={38} />

export const examples: PartExamples = {
  name: 'HouseMark',
  use: 'The sign of the house, where its name stands beside it: drawn, its initials, or a picture of the owner’s.',
  show: () => [
    { state: 'drawn', part: drawn },
    { state: 'two initials', part: <Of initials="HG" /> },
    { state: 'one initial', part: <Of initials="K" />, ground: 'deep' },
  ],
}
