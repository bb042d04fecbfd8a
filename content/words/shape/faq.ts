import type { OfWorkshops } from './of-workshops.ts'
import type { HeadWords, Question } from './parts.ts'

/** Each tab has at least six questions of real visitors. Answers of 30 to 90 words. */
export type FaqWords = {
  readonly head: HeadWords
  readonly title: string
  readonly lead: string
  /** Name of the row of tabs, for screen readers. */
  readonly tabsLabel: string
  /** One for each workshop, by its slug, and `general`. */
  readonly tabs: OfWorkshops<FaqTab> & { readonly general: FaqTab }
  /** Still a question: to the contact page, or straight by mail; `{email}` stands where the address goes. */
  readonly closing: {
    readonly title: string
    readonly text: string
    readonly contactLink: string
  }
}

export type FaqTab = { readonly label: string; readonly questions: readonly Question[] }
