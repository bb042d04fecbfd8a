import * as v from 'valibot'
import { fromKeys } from '#language/keys-of.ts'
import { languages } from '#language/languages.ts'
import { guestFactFields, optionalFactNames } from '../reservations/guest-facts.ts'
import { readVoucherCode } from '../vouchers/voucher-code.ts'
import { choice, count, ifSent, orEmpty } from './field-kinds.ts'
import { formOf, readAs } from './form.ts'
import { emailAddress, limits, line, ownWords, telephone } from './text-rules.ts'

/** More than any party or barn: a slip of the finger ends here. */
export const maxPlaces = 60

export const note = ownWords(limits.specialRequirements)

export const noteForm = formOf({ note })
export const readNote = v.parser(note)

const participants = count(1, maxPlaces)
const name = line(limits.name)
const email = orEmpty(emailAddress())
const language = choice(languages)

const voucher = v.pipe(line(40), v.transform(readVoucherCode), v.string())

export const phoneBooking = formOf(
  {
    participants,
    name,
    email,
    telephone: telephone(),
    language,
    voucher: ifSent(orEmpty(voucher)),
    'phone-note': note,
  },
  ({ 'phone-note': typed, ...booking }) => readAs({ ...booking, note: typed }),
)

export const partySizeForm = formOf({ participants })
export const readPartySize = partySizeForm.read

/** A text that is no number counts as 0. */
export function countTyped(typed: string): number {
  const read = readPartySize({ participants: typed })
  return read.kind === 'valid' ? read.value.participants : 0
}

export const guestForm = formOf({
  name,
  email,
  ...fromKeys(optionalFactNames, (fact) => ifSent(guestFactFields[fact].wrapped)),
})

export const newcomerForm = formOf({ name, email, language })
