import { type AskedColours, askedColours } from './asked-colours.ts'
import { type FacePair, facePairs } from './face-pairs.ts'
import type { Look } from './look.ts'
import { isMark } from './mark.ts'
import type { Colours } from './palette.ts'

type Typed = Readonly<Record<string, string | undefined>>

/** A look that everybody can read, and what of the typed colours is not in it. */
export type AskedLook = Omit<AskedColours, 'colours'> & { readonly look: Look }

/** Reads the form of the look; fields that are missing keep their present value. */
export function askedLook(typed: Typed, now: Look): AskedLook {
  const { colours, ...told } = askedColours(typed, coloursShown(typed['shown'], now.colours))
  const faces = typed['faces'] ?? ''
  const shown = (name: 'drawings' | 'jar') => (typed[name] ? typed[name] === 'shown' : now[name])
  return {
    ...told,
    look: {
      colours,
      faces: isPair(faces) ? faces : now.faces,
      drawings: shown('drawings'),
      jar: shown('jar'),
      mark: isMark(typed['mark']) ? typed['mark'] : now.mark,
    },
  }
}

/** The same look as a form or an address has it. */
export function fieldsOfLook({ colours, faces, drawings, jar, mark }: Look) {
  const word = (isShown: boolean) => (isShown ? 'shown' : 'none')
  return { ...colours, faces, drawings: word(drawings), jar: word(jar), mark }
}

function isPair(name: string): name is FacePair {
  return Object.hasOwn(facePairs, name)
}

/** Colours with which the form was shown. */
function coloursShown(shown: string | undefined, now: Colours): Colours {
  const [paper, accent, second] = shown?.split(' ') ?? []
  return paper && accent && second ? { paper, accent, second } : now
}
