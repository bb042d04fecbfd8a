import { useField } from '#app/plain/parts.tsx'
import { TextField } from '#app/ui/field.tsx'
import { readHouseForm } from '#booking/house/read-house-form.ts'
import { changeHouse } from '#office/house/change-house.ts'
import { readHouse } from '#office/house/read-house.ts'
import { refusalAt } from '../buttons.tsx'
import type { DeskVisit } from '../visit.ts'
import { deskWords } from '../desk-language.ts'

const words = () => deskWords().accountant

export function AccountantField() {
  return (
    <TextField
      type="email"
      label={words().email}
      hint={words().emailHint}
      {...useField('accountant')}
    />
  )
}

export async function keepAccountant({ office }: DeskVisit, form: URLSearchParams) {
  const house = await readHouse(office.store)
  const address = house.accountantEmail
  const email = form.get('accountant') ?? address
  const read = readHouseForm({ what: 'accountant', email: address }, { email }, house)
  if (read.kind === 'invalid' || email.trim() === '') {
    return refusalAt('accountant', words().problem, { accountant: email })
  }
  await changeHouse(office, [read.value])
  return undefined
}
