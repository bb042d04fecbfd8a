import type { AnyMail } from './any-mail.ts'

/** The mails when somebody else comes instead of a guest. `{workshop}` and `{date}` may stand in every subject. */
export type NewcomerMailWords = {
  readonly newcomer: AnyMail & {
    /** With `{name}`, who was to come: that place is yours. */
    readonly text: string
    /** In its place where that name is not known. */
    readonly textNameless: string
    /** What is still to be paid, which the newcomer hears of for the first time. */
    readonly open: string
  }
  readonly replaced: AnyMail & {
    /** With `{name}`, who comes now; your links have ended. */
    readonly text: string
    /** Something was paid: should money go back, it goes to the reader. */
    readonly money: string
    readonly notYou: string
  }
}
