import type { Business, House } from '#booking/house/house.ts'
import type { MailMark } from '#booking/look/own-mark.ts'
import type { WorkshopSlug } from '#booking/house/workshop-slug.ts'
import type { Language } from '#language/languages.ts'
import type { LanguageRules } from '#language/language-rules.ts'
import type * as dutchDesk from './nl/desk-words.ts'
import type * as dutch from './nl/words.ts'
import type { AnswerPromises, OffersWords, TermsWords, Widened, WorkshopWords } from './parts.ts'

/** Everything the site says in one language, as its authors write it. The Dutch words have its shape. */
export type AuthoredWords = Widened<typeof dutch & Pick<LanguageRules, 'brokenPage'>>

/** All that the house says to its owner: the desk and the owner's mails. */
export type DeskWords = Widened<typeof dutchDesk>

/** All words of one language, facts in braces, as its folder has them. */
export type LanguagePack = {
  /** The page that broke has its words with the rules of the language. */
  readonly words: Omit<AuthoredWords, 'brokenPage'>
  readonly newWorkshop: WorkshopWords
  readonly offers: OffersWords
  readonly terms: TermsWords
  readonly promises: AnswerPromises
  /** Texts of a house that starts empty, by path. */
  readonly plainStart: Readonly<Record<string, string>>
  /** A language without them is for visitors alone. */
  readonly desk?: DeskWords
}

/** Words of the site, as a house tells them. */
export type Words = AuthoredWords & {
  readonly language: Language
  /** The house that the words are of. */
  readonly house: House
  readonly business: Business
  /** Workshops on the site, in their order. */
  readonly shown: readonly WorkshopSlug[]
  /** The house shows how a date or a booking stands as a jar. */
  readonly hasJar: boolean
  /** The mark in mails; undefined for the drawn one. */
  readonly mailMark: MailMark | undefined
  /** Languages of the site, in their order. */
  readonly spoken: readonly Language[]
  /** Pages that the house does without. */
  readonly leftOut: House['leftOut']
  /** The refund steps of the house, a line each. */
  readonly refundLines: readonly string[]
}
