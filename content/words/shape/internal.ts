import type { HeadWords } from './parts.ts'

/** Business card page, for the farm alone; Dutch at every address. */
export type BusinessCardWords = {
  readonly title: string
  readonly lead: string
  readonly front: string
  readonly back: string
  /** Lines on the card: the farm, and the three workshops. */
  readonly tagline: string
  readonly workshopsLine: string
  readonly logos: {
    readonly title: string
    readonly text: string
    readonly names: readonly string[]
  }
  /** `{name}` is whose website it leads to. */
  readonly qr: { readonly title: string; readonly text: string; readonly alt: string }
  /** Print advice: format 85 x 55 mm, bleed 3 mm, paper, colours, what to ask the printer. */
  readonly print: {
    readonly title: string
    readonly items: readonly string[]
    readonly button: string
  }
}

/** The preview of the automatic mails, for the farm alone. */
export type EmailTemplatesWords = {
  readonly head: HeadWords
  readonly title: string
  readonly lead: string
  readonly ownerTitle: string
  /** Admin emails are always in Dutch. */
  readonly ownerNote: string
  readonly guestTitle: string
  readonly languageLabel: string
  /** The other mails of a booking's life: each is a page of its own. */
  readonly everyTitle: string
  readonly everyNote: string
  readonly everyToGuest: string
  readonly everyToFarm: string
  readonly subject: string
  readonly plainText: string
  /** Name of the frame that shows a mail: "Mail: {subject}". */
  readonly frame: string
}
