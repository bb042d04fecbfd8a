import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { PictureId } from '../gallery.ts'
import type { FirstWorkshop } from '../workshops.ts'
import type { offers } from './nl/offers.ts'

/** Shape of words: any text stands in place of one language's text; lists keep their length. */
export type Widened<Words> = Words extends string
  ? string
  : Words extends (...values: never[]) => unknown
    ? Words
    : { readonly [Part in keyof Words]: Widened<Words[Part]> }

/** Head of a page, for search engines and shared links. Plain text. */
export type HeadWords = {
  /** The title is unique in its language; the site's name is added where it is missing. */
  readonly title: string
  readonly description: string
  /** Five to eight terms, separated by commas. */
  readonly keywords: string
}

/** A heading with a sentence or two under it. */
export type TitledText = { readonly title: string; readonly text: string }

/** Forms of a counted phrase, with `{n}` for the number. French uses `one` for 0 and 1. */
export type CountedWords = { readonly one: string; readonly other: string }

export type AnyMail = {
  readonly subject: string
  /** Shown beside the subject in a list of mails. */
  readonly preview: string
  readonly title: string
}

/** One for each workshop: those of `content/`, where a missing one does not compile, and those that the owner makes. */
export type OfWorkshops<Each> = Readonly<Record<FirstWorkshop, Each>> &
  Readonly<Record<WorkshopSlug, Each>>

/** Workshop page of 500 to 800 words in all. */
export type WorkshopWords = {
  readonly head: HeadWords
  /** Name in menus, schedule and mails: "Sourdough bread". At most 26 characters. */
  readonly name: string
  /** The page's heading. At most 40 characters. */
  readonly title: string
  readonly subtitle: string
  /** Two sentences for the card: what one makes. */
  readonly description: string
  /** Overview in one or two sentences: whom it suits. */
  readonly overview: string
  readonly pictureAlt: string
  /** Three to five paragraphs: what one really does that day, in order. */
  readonly about: readonly string[]
  readonly benefits: readonly string[]
  readonly schedule: readonly { readonly time: string; readonly activity: string }[]
  /** Contents of the bag that goes home. */
  readonly takeHome: readonly string[]
  /** Days at home that matter, three or four, and what happens on them. */
  readonly afterwards: readonly { readonly day: string; readonly text: string }[]
  /** The author is invented: a first name and an initial. */
  readonly testimonial: {
    readonly quote: string
    readonly author: string
    readonly location: string
  }
  readonly durationText: string
  readonly groupSizeText: string
}

export type OwnPageWords = {
  readonly name: string
  readonly title: string
  readonly lead: string
  readonly blocks: readonly OwnBlock[]
}

/** The texts of a block say its kind; `picture` is what a photograph shows, `book` and `ask` are texts of buttons. */
export type OwnBlock = Readonly<
  Partial<Record<'title' | 'text' | 'question' | 'answer' | 'picture' | 'book' | 'ask', string>>
>

/** Six questions of real visitors, or more; answers of 30 to 90 words. */
export type FaqTab = {
  readonly label: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/**
 * One plain sentence as alternative text, and a caption of five to ten words that says more than one
 * sees; the gallery's default caption stands in for a missing one.
 */
export type PictureWords = Readonly<
  Record<PictureId, { readonly alt: string; readonly caption?: string }>
>

/**
 * Passages about features and pages that a house may leave out; other texts name them in braces:
 * `{offers.waitingList.notice}`. An empty entry of a list is left out.
 */
export type OffersWords = Widened<typeof offers>

/** A sentence, or a part of one, about how a guest pays: a deposit and the rest later, or all at once. */
type PayText = { readonly inTwo: string; readonly oneSum: string }

/** The refund of a guest who cancels, told step by step; all steps are joined. */
export type StepsText = {
  readonly start: string
  /** The first step: of everything, or of `{part}`. */
  readonly all: string
  readonly first: string
  /** The first step of a half, in a language that words it differently. */
  readonly firstHalf?: string
  /** A later step, of `{part}`. `{orMove}` stands where `orMove` goes. */
  readonly next: string
  /** A later step that lasts one day. */
  readonly nextOneDay: string
  /** Another date can be chosen until the same day. */
  readonly orMove: string
  readonly between: string
  /** The end: nothing goes back after the last step. */
  readonly nothing: string
  /** The last day to choose another date, where it is not the last day of a step. */
  readonly move: string
}

/** Sentences that tell the terms of the house; other texts name them in braces: `{terms.pay.faq}`. */
export type TermsWords = {
  /** The places: home page, questions, above and beside the form, after a request, a keyword; the names of a payment. */
  readonly pay: Readonly<
    Record<'home' | 'faq' | 'intro' | 'info' | 'next' | 'keyword' | 'first' | 'own', PayText>
  >
  /** `lines` are beside the form, one a step; `dated`, below it, names the days of the chosen date: `{until}`. */
  readonly cancel: Readonly<Record<'lines' | 'faq' | 'workshop' | 'dated', StepsText>> & {
    /** Refund once a successor takes the place: the rest, or everything where no step gave a part. */
    readonly taken: { readonly rest: string; readonly all: string }
  }
}

/**
 * Promises of an answer: the usual one, the one for a near date, and the one while the farm is
 * away, with its reason.
 */
export type AnswerPromises = Readonly<Record<'soon' | 'away' | 'why' | 'closed', string>> & {
  /** An expression that finds the usual promise, of any number of hours. */
  readonly usual: string
}
