import { ownWords } from './text-rules.ts'

type ReasonGiven<Reason extends string> = {
  readonly reason: Reason | undefined
  /** The farm's own words, in the language in which it wrote them; empty when it adds none. */
  readonly words: string
}

/** Reasons to choose from; an unknown reason counts as none, so that the step is done all the same. */
export function answerReasons<const Reason extends string>(...all: readonly Reason[]) {
  return {
    all,
    read: (form: URLSearchParams): ReasonGiven<Reason> => ({
      reason: all.find((each) => each === form.get('reason')),
      words: ownWords(form.get('words') ?? ''),
    }),
  }
}
