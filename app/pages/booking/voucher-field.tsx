import type { BookingWords } from '#content/words/shape/booking.ts'
import { TextField } from '../../ui/field.tsx'

type Props = {
  readonly words: Pick<BookingWords['form'], 'voucher' | 'voucherCode' | 'voucherHint'>
  readonly typed: string | undefined
  readonly problem: string | undefined
}

/** One line until somebody has a code, or something is wrong with it. */
export function VoucherField({ words, typed, problem }: Props) {
  return (
    <details className="mb-5" open={Boolean(typed) || problem !== undefined}>
      <summary className="flex min-h-11 items-center underline">{words.voucher}</summary>
      <TextField
        name="voucher"
        label={words.voucherCode}
        hint={words.voucherHint}
        problem={problem}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
    </details>
  )
}
