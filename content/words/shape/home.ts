import type { HeadWords, Testimonial, TitledText } from './parts.ts'

/** The home page, about 600 words in all. */
export type HomeWords = {
  readonly head: HeadWords
  readonly hero: {
    /** Title of at most 32 characters, set very large over two lines. */
    readonly title: string
    /** Lead of one or two sentences: what, where, how many people. */
    readonly lead: string
    /** Button to the dates. */
    readonly datesButton: string
    /** Link to the form, filled in with the first date that has room; `{workshop}`, `{date}`, `{price}`. */
    readonly next: string
    /** Button to the workshops. */
    readonly workshopsButton: string
    /** Button to the about page. */
    readonly aboutButton: string
    /** Alternative text of the photograph that stands in place of the land; the land itself needs none. */
    readonly pictureAlt: string
  }
  /** Label of the sentence of the day, when the farm has one. */
  readonly today: string
  readonly welcome: {
    readonly title: string
    readonly paragraphs: readonly string[]
    /** Exactly four: what makes a day here different. Concrete, with numbers. */
    readonly highlights: readonly [TitledText, TitledText, TitledText, TitledText]
  }
  readonly workshops: TitledText & {
    /** Link on each card, after the workshop's name for screen readers. */
    readonly cardLink: string
    /** "Next date: {date}". */
    readonly nextDate: string
    readonly noDate: string
  }
  /** "A day in the jar": what happens at home after the workshop. Three or four moments. */
  readonly afterwards: {
    readonly title: string
    readonly text: string
    readonly moments: readonly { readonly day: string; readonly text: string }[]
  }
  readonly testimonials: {
    readonly title: string
    /**
     * Note below the six testimonials: who chose them, and whether somebody checked their writers
     * (art. VI.99, § 6, of the Code of economic law).
     */
    readonly chosen: string
    /** Heading of guest sentences, when the farm shows any. */
    readonly lately: string
    /** Note below the guest sentences on who can write one. */
    readonly latelyBy: string
    /** Exactly six, each about something concrete; two a workshop. */
    readonly items: readonly [
      Testimonial,
      Testimonial,
      Testimonial,
      Testimonial,
      Testimonial,
      Testimonial,
    ]
  }
  readonly callToAction: TitledText & { readonly button: string }
}
