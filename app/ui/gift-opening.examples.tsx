import type { PartExamples } from './examples.ts'
import { GiftOpening } from './gift-opening.tsx'

const opening = {
  title: 'The email to nele.vermeersch@example.org',
  note: 'This is how it begins. Nothing goes out until you have paid.',
  subject: 'A gift voucher from Bram Claes',
  text: 'Here’s a gift voucher for you, from Bram Claes.',
}

export const examples: PartExamples = {
  name: 'Beginning of a gift’s mail',
  use: 'What somebody else will read in the buyer’s name, on the pages where the buyer pays.',
  show: () => [
    { state: 'rest', part: <GiftOpening {...opening} message={'Happy birthday!\nPick a day.'} /> },
    { state: 'without a message', part: <GiftOpening {...opening} message="" /> },
  ],
}
