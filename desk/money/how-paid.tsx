import { Choices } from '#app/ui/field.tsx'
import { deskReceipts as words } from '#content/words/nl/desk-receipts.ts'

/** Beside the button that notes money: how it came, for who wants to say so. */
export function HowPaid({ name }: { readonly name: string }) {
  return (
    <select
      name="method"
      aria-label={`${words.method}: ${name}`}
      className="field-control w-auto"
      defaultValue=""
    >
      <option value="">{words.howUnsaid}</option>
      <Choices of={words.hows} />
    </select>
  )
}
