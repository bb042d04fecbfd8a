/** Head of a page, for search engines and shared links. Plain text. */
export type HeadWords = {
  /** 30 to 60 characters, unique in its language; the site's name is added where it is missing. */
  readonly title: string
  /** 110 to 155 characters: what the visitor finds here. */
  readonly description: string
  /** Five to eight terms, separated by commas. */
  readonly keywords: string
}

/** A heading with a sentence or two under it. */
export type TitledText = {
  readonly title: string
  readonly text: string
}

export type Question = {
  readonly question: string
  readonly answer: string
}

export type Testimonial = {
  readonly quote: string
  /** First name and initial, invented. */
  readonly author: string
  readonly location: string
}

/** Forms of a counted phrase, with `{n}` for the number. French uses `one` for 0 and 1. */
export type CountedWords = {
  readonly one: string
  readonly other: string
}
