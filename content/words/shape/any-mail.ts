export type AnyMail = {
  readonly subject: string
  /** Shown beside the subject in a list of mails. */
  readonly preview: string
  readonly title: string
}
