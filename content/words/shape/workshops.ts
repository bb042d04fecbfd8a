import type { HeadWords, Question, Testimonial, TitledText } from './parts.ts'

/** The overview of the three workshops. */
export type WorkshopsWords = {
  readonly head: HeadWords
  readonly title: string
  readonly lead: string
  /** Heading above the three cards. */
  readonly cardsTitle: string
  /** Four or five things that are the same whichever workshop one chooses. */
  readonly expect: { readonly title: string; readonly items: readonly TitledText[] }
  readonly details: {
    readonly title: string
    readonly rows: {
      readonly duration: DetailRow
      readonly participants: DetailRow
      readonly materials: DetailRow
      /** Lunch and refreshments included. */
      readonly meals: DetailRow
      readonly location: DetailRow
      readonly languages: DetailRow
      /** The price range, with `{low}` and `{high}` for the amounts. */
      readonly price: DetailRow
    }
    readonly bookLink: string
  }
  readonly questions: {
    readonly title: string
    readonly experience: Question
    readonly bring: Question
    readonly meals: Question
    readonly travel: Question
    readonly supplies: Question
    readonly cancellation: Question
  }
}

type DetailRow = { readonly label: string; readonly value: string }

/** Workshop page of 500 to 800 words in all. */
export type WorkshopWords = {
  readonly head: HeadWords
  /** Name in menus, schedule and mails: "Sourdough bread". At most 26 characters. */
  readonly name: string
  /** The page's heading. At most 40 characters. */
  readonly title: string
  /** The line under it. */
  readonly subtitle: string
  /** Two sentences for the card: what one makes. */
  readonly description: string
  /** Overview in one or two sentences: whom it suits. */
  readonly overview: string
  readonly pictureAlt: string
  /** Three to five paragraphs: what one really does that day, in order. */
  readonly about: readonly string[]
  /** Five to seven lines. */
  readonly benefits: readonly string[]
  /** Six to eight lines; `time` as "10:00". */
  readonly schedule: readonly { readonly time: string; readonly activity: string }[]
  /** Contents of the bag that goes home. */
  readonly takeHome: readonly string[]
  /** Days at home that matter, three or four, and what happens on them. */
  readonly afterwards: readonly { readonly day: string; readonly text: string }[]
  readonly testimonial: Testimonial
  readonly durationText: string
  readonly groupSizeText: string
}

/** Texts that the three workshop pages share. */
export type WorkshopPageWords = {
  readonly aboutTitle: string
  /** "What you'll learn". */
  readonly benefitsTitle: string
  readonly scheduleTitle: string
  /** The times may vary a little. */
  readonly scheduleNote: string
  readonly takeHomeTitle: string
  readonly afterwardsTitle: string
  /** First dates with room, and the link to all dates. */
  readonly next: { readonly title: string; readonly all: string }
  readonly bookLink: string
  readonly askLink: string
  readonly sidebar: {
    readonly calendarTitle: string
    /** Name of the calendar, for screen readers, with `{month}`: "Dates in {month}". */
    readonly calendarLabel: string
    readonly previousMonth: string
    readonly nextMonth: string
    /** "No dates this month." */
    readonly emptyMonth: string
    readonly duration: string
    readonly groupSize: string
    readonly price: string
    /** "per person", after the amount. */
    readonly perPerson: string
    readonly bookLink: string
    readonly otherWorkshops: string
  }
  /** An address with an unknown workshop. English text is fixed: "The workshop you're looking for doesn't exist." */
  readonly unknown: TitledText & { readonly head: HeadWords; readonly link: string }
}
