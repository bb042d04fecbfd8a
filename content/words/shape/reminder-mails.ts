import type { AnyMail } from './any-mail.ts'

/** Mails that come on their day. `{workshop}` and `{date}` may stand in every subject. */
export type ReminderMailWords = {
  readonly depositReminder: AnyMail & {
    /** Mail that replaces these and `text` when a part came. The open amount stands below it. */
    readonly part: AnyMail & { readonly text: string }
    /** We have not seen the money; banks are slow; a guest who has paid need do nothing. */
    readonly text: string
    /** The booking stands: no clock ends it. Who will not come after all can say so below. */
    readonly stands: string
  }
  /** The same of the only payment; `stands` is said here too. */
  readonly wholeReminder: AnyMail & {
    readonly part: AnyMail & { readonly text: string }
    readonly text: string
  }
  /** Sent by the owner alone, once the balance is late; after the day as well. */
  readonly balanceReminder: AnyMail & {
    readonly text: string
    /** Replaces `text` when a part came. */
    readonly textPart: string
  }
  readonly balanceRequest: AnyMail & {
    /** Placeholder `{workshop}`. */
    readonly text: string
    /** The same, when a part of the balance came. */
    readonly textPart: string
  }
  readonly practical: AnyMail & {
    /** Everything one needs to know stands here. */
    readonly text: string
    /**
     * A mail for a guest who still owes money takes the place of all this; the sum is said below
     * it.
     */
    readonly unpaid: AnyMail & { readonly text: string }
    readonly takeHomeTitle: string
    readonly lateTitle: string
    readonly late: string
  }
  readonly newLink: AnyMail & {
    /** The guest asked for new links; the earlier ones go on working. */
    readonly text: string
    /** The farm sent new links; those in earlier mails have ended. */
    readonly othersEnded: string
    /** Note below `text`: somebody else asked for it, and nothing has happened. */
    readonly notAsked: string
  }
}
