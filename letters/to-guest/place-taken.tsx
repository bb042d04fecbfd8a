import { wordsIn } from '#content/words/words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Paragraph } from '../blocks/text.tsx'
import { OwnPage } from './booking-blocks.tsx'
import { bookingLetter } from './guest-mail.tsx'
import { RefundBlock } from './money-blocks.tsx'

/** To who cancelled: somebody paid for their places, and what had been kept goes back. */
export const placeTaken = bookingLetter<'place-taken'>((mail, { refund, places }) => {
  const words = wordsIn(mail.language).guestChanges.placeTaken
  const amount = printEuros(refund.amountCents, mail.language)
  return {
    words,
    body: (
      <>
        <Paragraph>{fillCounted(words.text, places, mail.language)}</Paragraph>
        <RefundBlock mail={mail} refund={refund} text={fill(words.refund, { amount })} />
        <OwnPage mail={mail} />
      </>
    ),
  }
})
