import * as v from 'valibot'
import { fromKeys } from '#language/keys-of.ts'
import { languages } from '#language/languages.ts'
import { guestFactFields, optionalFactNames } from '../reservations/guest-facts.ts'
import { readVoucherCode } from '../vouchers/voucher-code.ts'
import { choiceField, countField, optionalField, orEmpty } from './field-kinds.ts'
import { formOf, validValue } from './form.ts'
import { emailField, maxLengths, lineField, ownWordsField, telephoneField } from './text-rules.ts'

/** No party or barn is larger: a slip of the finger ends here. */
export const maxPlaces = 60

export const noteField = ownWordsField(maxLengths.specialRequirements)

export const noteForm = formOf({ note: noteField })

const participants = countField(1, maxPlaces)
const name = lineField(maxLengths.name)
const email = orEmpty(emailField())
const language = choiceField(languages)

const voucher = v.pipe(lineField(40), v.transform(readVoucherCode), v.string())

export const phoneBooking = formOf(
  {
    participants,
    name,
    email,
    telephone: telephoneField(),
    language,
    voucher: optionalField(orEmpty(voucher)),
    'phone-note': noteField,
  },
  ({ 'phone-note': typed, ...booking }) => validValue({ ...booking, note: typed }),
)

export const partySizeForm = formOf({ participants })
export const readPartySize = partySizeForm.read

export function countTyped(typed: string): number {
  const read = readPartySize({ participants: typed })
  return read.kind === 'valid' ? read.value.participants : 0
}

export const guestForm = formOf({
  name,
  email,
  ...fromKeys(optionalFactNames, (fact) => optionalField(guestFactFields[fact].wrapped)),
})

export const substituteForm = formOf({ name, email, language })
