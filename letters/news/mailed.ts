import type { Write } from '../letters.ts'
import type { Scene } from '../sample-scene.ts'

/** What can happen, and the letters about it. */
export type Mailed<What> = {
  readonly guest?: Write<What>
  readonly owner?: Write<What>
  /** As it would happen to an invented guest, for the previews and the tests. */
  readonly sample: (scene: Scene) => What
}

/** What its letters take is what it comes with, and what its sample has to have. */
export function mailed<What>(letters: Omit<Mailed<What>, 'sample'>) {
  return { sampled: (sample: Mailed<What>['sample']) => ({ ...letters, sample }) }
}
