import { wordsIn } from '#content/words/words.ts'
import { fill, fillCounted } from '#language/fill.ts'
import { printEuros } from '#language/money.ts'
import { Paragraph } from '../blocks/text.tsx'
import type { MoneyBack } from '../letters.ts'
import { OwnPage } from './booking-blocks.tsx'
import { bookingLetter } from './guest-mail.tsx'
import { OnVoucher, RefundBlock } from './money-blocks.tsx'

/** To who cancelled: somebody took and paid for so many of their places, and what had been kept goes back. */
export const placeTaken = bookingLetter<MoneyBack & { readonly places: number }>(
  (mail, { refund, onVoucherCents, places }) => {
    const words = wordsIn(mail.language).guestChanges.placeTaken
    const amount = printEuros(refund?.amountCents ?? 0, mail.language)
    return {
      words,
      body: (
        <>
          <Paragraph>{fillCounted(words.text, places, mail.language)}</Paragraph>
          {refund && (
            <RefundBlock mail={mail} refund={refund} text={fill(words.refund, { amount })} />
          )}
          <OnVoucher mail={mail} cents={onVoucherCents} />
          <OwnPage mail={mail} />
        </>
      ),
    }
  },
)
