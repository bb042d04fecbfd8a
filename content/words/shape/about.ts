import type { HeadWords, TitledText } from './parts.ts'

/**
 * The about page: the farm's story, its principles, its promises, and the person who guides the
 * day. 450 to 600 words.
 */
export type AboutWords = {
  readonly head: HeadWords
  readonly title: string
  readonly lead: string
  /** Alternative text: the two of the farm on a bench, a crock beside them. */
  readonly crockAlt: string
  /** The journey: three or four moments with a year or a season, as a time line. The word "journey" itself is not used. */
  readonly journey: {
    readonly title: string
    /** Alternative text: starters in jars along the gate. */
    readonly startersAlt: string
    readonly moments: readonly { readonly when: string; readonly text: string }[]
  }
  /** The farm philosophy, with exactly three pillars. */
  readonly philosophy: {
    readonly title: string
    readonly text: string
    readonly pillars: readonly [TitledText, TitledText, TitledText]
  }
  /** The commitment: concrete promises a guest can hold us to, three to five lines. */
  readonly commitment: {
    readonly title: string
    readonly text: string
    readonly promises: readonly string[]
  }
  /** The guide: a first name, what she or he did before, how a day with them goes. No portrait, no surname. */
  readonly guide: {
    readonly title: string
    readonly paragraphs: readonly string[]
  }
  readonly call: TitledText & { readonly button: string }
}
