import { isDeepStrictEqual } from 'node:util'
import { keysOf } from '#language/keys-of.ts'
import { isColour } from './colour.ts'
import { type FacePair, facePairs } from './face-pairs.ts'
import type { Look } from './look-value.ts'
import { isMark } from './mark.ts'
import { type Colours, nearestReadable, palettes } from './palette.ts'

type TypedLook = Readonly<Record<string, string | undefined>>

/** A look that everybody can read, and the typed colours that it leaves out. */
export type AskedLook = Omit<AskedColours, 'colours'> & { readonly look: Look }

/** The look of a form; a missing field, or one that is as the form found it on file (`shown`), keeps its present value. */
export function askedLook({ shown, ...typed }: TypedLook, now: Look): AskedLook {
  const asked = readTyped(typed, now)
  if (shown === undefined) return asked
  const before = readTyped(Object.fromEntries(new URLSearchParams(shown)), now).look
  const isLeft = (part: keyof Look) => isDeepStrictEqual(asked.look[part], before[part])
  const left = keysOf(now).filter(isLeft)
  return {
    ...asked,
    look: { ...asked.look, ...Object.fromEntries(left.map((part) => [part, now[part]])) },
  }
}

function readTyped(typed: TypedLook, now: Look): AskedLook {
  const { colours, ...others } = askedColours(
    typed,
    coloursShown(typed['shown-colours'], now.colours),
  )
  const faces = typed['faces'] ?? ''
  const shown = (name: 'drawings' | 'jar') => (typed[name] ? typed[name] === 'shown' : now[name])
  return {
    ...others,
    look: {
      colours,
      faces: isPair(faces) ? faces : now.faces,
      drawings: shown('drawings'),
      jar: shown('jar'),
      mark: isMark(typed['mark']) ? typed['mark'] : now.mark,
    },
  }
}

export function fieldsOfLook({ colours, faces, drawings, jar, mark }: Look) {
  const word = (isShown: boolean) => (isShown ? 'shown' : 'none')
  return { ...colours, faces, drawings: word(drawings), jar: word(jar), mark }
}

function isPair(name: string): name is FacePair {
  return Object.hasOwn(facePairs, name)
}

function coloursShown(shown: string | undefined, now: Colours): Colours {
  const [paper, accent, second] = shown?.split(' ') ?? []
  return paper && accent && second ? { paper, accent, second } : now
}

export const ownPalette = 'own' as const

export const colourFields = ['paper', 'accent', 'second'] as const

type ColourField = (typeof colourFields)[number]

type AskedColours = {
  readonly colours: Colours
  /** Colours as they were typed, where they could not be read. */
  readonly unreadable: Readonly<Partial<Record<ColourField, string>>>
  readonly wrong: readonly ColourField[]
}

/**
 * Reads a form with palettes and three colours of one's own. A colour that differs from the one
 * shown is meant, whatever palette is chosen.
 * @param shown the colours that the form was shown with
 */
function askedColours(
  typed: Readonly<Record<string, string | undefined>>,
  shown: Colours,
): AskedColours {
  const chosen = { ...shown, ...ownColours(typed) }
  const isOwn = colourFields.some((field) => chosen[field] !== shown[field])
  const name = typed['palette'] ?? ownPalette
  const wanted = !isOwn && isPalette(name) ? palettes[name] : chosen
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
