import { isStructuredCommunication } from '../structured-communication.ts'

/** What may stand between the groups of a reference; short, so that no search takes long. */
const between = '[+*/ .-]{0,3}'
const groups = String.raw`(\d{3})${between}(\d{4})${between}(\d{5})`

/** Twelve digits in groups of 3, 4 and 5, wherever they begin: one match may overlap the next. */
const anywhere = new RegExp(String.raw`(?<!\d)(?=${groups}(?!\d))`, 'g')
const alone = new RegExp(String.raw`^[+*]{3} ?${groups} ?[+*]{3}$`)

/** The twelve digits of a text that is a printed reference and nothing else, right or wrong. */
export function soleReference(text: string): string | undefined {
  const match = alone.exec(text.trim())
  return match ? digitsOf(match) : undefined
}

/** Twelve digits that stand in a text as a reference does; their check digits may be wrong. */
export function numbersIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(anywhere), digitsOf))]
}

/**
 * References whose check digits hold. Banks cut long texts and pad them, in the middle of a reference
 * too, so the text is searched as it is and without any spaces.
 */
export function referencesIn(text: string): readonly string[] {
  const all = [...numbersIn(text), ...numbersIn(text.replaceAll(/\s/g, ''))]
  return [...new Set(all)].filter(isStructuredCommunication)
}

function digitsOf([, first = '', second = '', third = '']: RegExpExecArray): string {
  return first + second + third
}
