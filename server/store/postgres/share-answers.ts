/**
 * Many who ask at the same time share one answer, and nobody gets one to a question put before they
 * asked: whoever comes while a question is on its way waits for the next one, together.
 */
export function shareAnswers<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  let next: Promise<T> | undefined

  function askNow(): Promise<T> {
    next = undefined
    const answer = ask().finally(() => {
      if (asked === answer) asked = undefined
    })
    asked = answer
    return answer
  }

  return () => {
    if (!asked) return askNow()
    next ??= asked.then(askNow, askNow)
    return next
  }
}
