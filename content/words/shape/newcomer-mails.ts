import type { AnyMail } from './any-mail.ts'

/** The mails when somebody else comes instead of a guest. `{workshop}` and `{date}` may stand in every subject. */
export type NewcomerMailWords = {
  readonly newcomer: AnyMail & {
    /** `{name}`, who was to come, gave the place. */
    readonly text: string
    /** Replaces it when that name is not known. */
    readonly textNameless: string
    /** Amount still to be paid, which is new to the newcomer. */
    readonly open: string
  }
  readonly replaced: AnyMail & {
    /** `{name}` comes now; your links have ended. */
    readonly text: string
    /** A refund, should there be one, goes to the reader, who had paid. */
    readonly money: string
    readonly notYou: string
  }
}
