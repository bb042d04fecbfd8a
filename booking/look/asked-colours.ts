import { isColour } from './colour.ts'
import { type Colours, nearestReadable, palettes } from './palette.ts'

/** Colours of one's own, among the names of palettes. */
export const ownPalette = 'own' as const

export const colourFields = ['paper', 'accent', 'second'] as const

export type ColourField = (typeof colourFields)[number]

export type AskedColours = {
  /** Colours that can be read everywhere. */
  readonly colours: Colours
  /** Colours as they were typed, where they could not be read. */
  readonly unreadable: Readonly<Partial<Record<ColourField, string>>>
  /** Fields with a text that is no colour. */
  readonly wrong: readonly ColourField[]
}

/**
 * Reads a form with palettes and three colours of one's own. A colour that differs from the one
 * shown is meant, whatever palette is chosen.
 * @param shown the colours that the form was shown with
 */
export function askedColours(
  typed: Readonly<Record<string, string | undefined>>,
  shown: Colours,
): AskedColours {
  const own = { ...shown, ...ownColours(typed) }
  const isOwn = colourFields.some((field) => own[field] !== shown[field])
  const name = typed['palette'] ?? ownPalette
  const wanted = !isOwn && isPalette(name) ? palettes[name] : own
  const wrong = colourFields.filter((field) => !isColour(wanted[field]))
  const right = { ...wanted, ...Object.fromEntries(wrong.map((field) => [field, shown[field]])) }
  const colours = nearestReadable(right)
  const unreadable = colourFields
    .filter((field) => colours[field] !== right[field])
    .map((field) => [field, right[field]])
  return { colours, unreadable: Object.fromEntries(unreadable), wrong }
}

function isPalette(name: string): name is keyof typeof palettes {
  return Object.hasOwn(palettes, name)
}

function ownColours(typed: Readonly<Record<string, string | undefined>>): Partial<Colours> {
  return Object.fromEntries(
    colourFields.flatMap((field) => {
      const text = typed[field]?.trim().toLowerCase()
      return text === undefined ? [] : [[field, text]]
    }),
  )
}
