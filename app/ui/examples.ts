import type { ReactNode } from 'react'

/** Examples for `/examples` (`npm run dev`); no build of the site has them. */
export type PartExamples = {
  readonly name: string
  readonly use: string
  readonly show: (words: LongWords) => readonly Example[]
}

export type Example = {
  readonly state: string
  readonly part: ReactNode
  /** A state that only a hand can bring about: the page shows the part as if it were there. */
  readonly shown?: 'hover' | 'focus' | 'pressed'
  /** Colour behind the part; undefined: paper. */
  readonly ground?: 'paper' | 'deep' | 'brine' | 'leaf'
  /** `wide` takes the whole width; `window` is a frame, to which fixed parts keep. */
  readonly room?: 'wide' | 'window'
}

/** The longest words of each kind that the site really says, in each of its languages. */
export type LongWords = readonly {
  readonly language: string
  readonly button: string
  readonly link: string
  readonly label: string
  readonly hint: string
  readonly problem: string
  readonly consent: string
  readonly heading: string
  readonly tab: string
  readonly notice: string
}[]

export function inEachState(part: (state: string) => ReactNode): readonly Example[] {
  return [
    { state: 'rest', part: part('rest') },
    { state: 'hover', shown: 'hover', part: part('hover') },
    { state: 'focus', shown: 'focus', part: part('focus') },
  ]
}
