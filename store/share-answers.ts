/** Askers share one answer, but nobody gets the answer to an earlier question. */
export function shareAnswers<T>(ask: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined
  let next: Promise<T> | undefined

  function askNow(): Promise<T> {
    next = undefined
    const answer = ask().finally(() => {
      if (current === answer) current = undefined
    })
    current = answer
    return answer
  }

  return () => {
    if (!current) return askNow()
    next ??= current.then(askNow, askNow)
    return next
  }
}
