/** Numbers from 0 to 1 that look random and are the same in every run (a linear congruential generator). */
export function seededRandom(seed: number): () => number {
  let state = seed % 2 ** 32
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
