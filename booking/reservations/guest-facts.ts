import * as v from 'valibot'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { kindOf } from '../forms/field-kinds.ts'
import { limits, paragraphs, telephone, typedLine, typedLines } from '../forms/text-rules.ts'

/**
 * Texts that a guest may add to a request, in the order of the form; each is a column of its name.
 * Programs may leave any of them out (specification, section 3).
 */
export const guestFactFields = {
  telephone: v.exactOptional(telephone()),
  specialRequirements: v.optional(paragraphs(limits.specialRequirements), ''),
}

export type GuestFactName = keyof typeof guestFactFields

/** A text is empty where the guest gave none. */
export type GuestFacts = Readonly<Record<GuestFactName, string>>

export const guestFactNames = keysOf(guestFactFields)

export function guestFactsOf(known: Partial<GuestFacts>): GuestFacts {
  return fromKeys(guestFactNames, (name) => known[name] ?? '')
}

export const noGuestFacts = guestFactsOf({})

/** Facts that are read; a telephone is called. */
const textFactNames = guestFactNames.filter((name) => name !== 'telephone')

/** Facts as they are shown: requirements also where there are none. */
export function factTexts(facts: GuestFacts) {
  const texts = textFactNames.map((name) => ({ name, text: facts[name] }))
  return texts.filter(({ name, text }) => name === 'specialRequirements' || text !== '')
}

export function guestFactKind(name: GuestFactName) {
  return kindOf(guestFactFields[name].wrapped)
}

/** Facts of a form as a request has them: an empty one is left out, but for requirements. */
export function typedFacts(form: Pick<FormData, 'get'>): Partial<GuestFacts> {
  const typed = guestFactNames.map((name) => {
    const text = form.get(name)
    const isLong = guestFactKind(name).is === 'lines'
    return [name, isLong ? typedLines(text) : typedLine(text).trim()] as const
  })
  return Object.fromEntries(
    typed.filter(([name, text]) => name === 'specialRequirements' || text !== ''),
  )
}
