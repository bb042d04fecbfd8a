const keptMs = 1_000

/** Looks at most once a second: each look writes to the disk, and anybody may ask. */
export function createReadyCheck(
  check: () => Promise<void>,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let looked: { readonly at: number; readonly answer: Promise<void> } | undefined
  return () => {
    if (!looked || now() - looked.at >= keptMs) looked = { at: now(), answer: check() }
    return looked.answer
  }
}
