import type { ReactNode } from 'react'

/**
 * One part of the site as the page of parts shows it (`npm run dev`, then `/parts`). It stands beside
 * the part, in `<part>.examples.tsx`, and is in no build of the site.
 */
export type PartExamples = {
  readonly name: string
  readonly chapter: Chapter
  /** One or two sentences: what the part is for, and where it has no place. */
  readonly use: string
  readonly show: (words: LongWords) => readonly Example[]
}

export type Chapter = 'signs' | 'ways' | 'asking' | 'telling' | 'around'

export type Example = {
  /** What one sees: "rest", "focus", "nl, the longest". */
  readonly state: string
  readonly part: ReactNode
  /** A state that only a hand can bring about: the page shows the part as if it were there. */
  readonly shown?: 'hover' | 'focus' | 'pressed'
  /** What it stands on; paper unless told. */
  readonly ground?: Ground
  /** Takes the whole width; a frame of its own for what is fixed to the window. */
  readonly room?: 'wide' | 'window'
}

export type Ground = 'paper' | 'deep' | 'brine' | 'leaf'

/** The longest words of each kind that the site really says, in each of its languages. */
export type LongWords = readonly LongWordsIn[]

export type LongWordsIn = {
  readonly language: string
  readonly button: string
  readonly link: string
  readonly label: string
  readonly hint: string
  readonly problem: string
  readonly consent: string
  readonly heading: string
  readonly tab: string
  readonly question: string
  readonly answer: string
  readonly availability: string
  readonly notice: string
}
