import type { FacePair } from '#booking/look/face-pairs.ts'
import type { Typeface } from './typeface.ts'

type FaceName = 'display' | 'book' | 'bold'

/** Typefaces of titles; no server has those of a visitor's device. */
const titleFaces: Readonly<Record<FacePair, FaceName>> = {
  farm: 'display',
  book: 'book',
  even: 'bold',
  device: 'book',
}

/** Faces that a house writes a text in, on a picture; foreign letters have one of their own. */
export async function facesOf(pair: FacePair) {
  // Reader and typefaces are loaded with the first picture: most houses make none.
  const [{ typefaceOf }, { faces, faceFor }] = await Promise.all([
    import('./typeface.ts'),
    import('#letters/invoice-fonts.ts'),
  ])
  const read = new Map<string, Typeface>()
  const face = (name: FaceName | 'text') => (text: string) => {
    const fitting = faceFor(name, text)
    return read.getOrInsertComputed(fitting, () => typefaceOf(faces[fitting]))
  }
  return { title: face(titleFaces[pair]), text: face('text') }
}
