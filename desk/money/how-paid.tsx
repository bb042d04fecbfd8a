import { Choices } from '#app/ui/field.tsx'
import { labelledText, deskWords } from '../desk-language.ts'

const words = () => deskWords().receipts

export const receiptsId = 'receipts'

export function HowPaid({ name }: { readonly name: string }) {
  return (
    <select
      name="method"
      aria-label={labelledText(words().method, name)}
      className="field-control w-auto"
      defaultValue=""
    >
      <option value="">{words().howUnsaid}</option>
      <Choices of={words().hows} />
    </select>
  )
}
