import * as v from 'valibot'
import { fromKeys, keysOf } from '#language/keys-of.ts'
import { kindOf } from '../forms/field-kinds.ts'
import {
  maxLengths,
  paragraphsField,
  telephoneField,
  typedLine,
  typedLines,
} from '../forms/text-rules.ts'

/**
 * Texts that a guest may add to a request, in the order of the form; each is a column of its name.
 * Programs may leave any of them out (specification, section 3).
 */
export const guestFactFields = {
  telephone: v.exactOptional(telephoneField()),
  specialRequirements: v.optional(paragraphsField(maxLengths.specialRequirements), ''),
}

export type GuestFactName = keyof typeof guestFactFields

/** A text is empty where the guest gave none. */
export type GuestFacts = Readonly<Record<GuestFactName, string>>

export const guestFactNames = keysOf(guestFactFields)

export function guestFactsOf(known: Partial<GuestFacts>): GuestFacts {
  return fromKeys(guestFactNames, (name) => known[name] ?? '')
}

export const noGuestFacts = guestFactsOf({})

/** Facts that the owner may type too, and that are printed only where there are any. */
export const optionalFactNames = guestFactNames.filter((name) => name !== 'specialRequirements')

export const textFactNames = guestFactNames.filter((name) => name !== 'telephone')

/** Facts as they are shown: empty ones are left out, except the requirements. */
export function factTexts(facts: GuestFacts) {
  const texts = textFactNames.map((name) => ({ name, text: facts[name] }))
  return texts.filter(({ name, text }) => name === 'specialRequirements' || text !== '')
}

export function labelledFacts(
  facts: GuestFacts,
  labels: Readonly<Record<GuestFactName, string>>,
  none: string,
) {
  return factTexts(facts).map(({ name, text }) => ({ label: labels[name], value: text || none }))
}

export function addedText(facts: GuestFacts): string {
  const texts = factTexts(facts).map(({ text }) => text)
  return texts.filter(Boolean).join('\n')
}

export function guestFactKind(name: GuestFactName) {
  return kindOf(guestFactFields[name].wrapped)
}

/** Facts of a form as a request has them: empty ones are left out, except requirements. */
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
