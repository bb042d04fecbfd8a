import type { FacePair } from './face-pairs.ts'
import type { Mark } from './mark.ts'
import type { Colours } from './palette.ts'

export type Look = {
  readonly colours: Colours
  readonly faces: FacePair
  /** The example's land and what was made there, where no photograph stands. */
  readonly drawings: boolean
  /** The jar that tells how full a date is, and how a booking stands. */
  readonly jar: boolean
  readonly mark: Mark
}
