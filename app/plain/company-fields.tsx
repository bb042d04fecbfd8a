import type { InvoiceWords } from '#content/words/shape/invoice.ts'
import { TextArea, TextField } from '../ui/field.tsx'
import { fieldOf, type Refused } from './parts.tsx'

type Field = 'company' | 'vatNumber' | 'address' | 'reference'

export function CompanyFields(props: {
  readonly words: InvoiceWords['fields']
  readonly limits: Readonly<Record<Field, number>>
  readonly texts: Readonly<Record<Field, string>> | undefined
  readonly refused: Refused | undefined
}) {
  const { words, limits, texts, refused } = props
  const field = (name: Field) => ({
    ...fieldOf(refused, name, texts?.[name]),
    label: words[name],
    maxLength: limits[name],
  })
  return (
    <>
      <TextField {...field('company')} autoComplete="organization" required />
      <TextField {...field('vatNumber')} hint={words.vatNumberHint} />
      <TextArea {...field('address')} rows={3} autoComplete="street-address" required />
      <TextField {...field('reference')} hint={words.referenceHint} />
    </>
  )
}
